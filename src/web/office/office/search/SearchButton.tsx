import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useConfirmLeave } from '#web/office/platform/drafts/UnsavedGuard.tsx'
import type { Section } from '#web/office/platform/layout/section.ts'
import { Button } from '#web/ui/Button.tsx'
import { isCommand } from '#web/ui/shortcut.ts'
import styles from './SearchButton.module.css'
import { SearchDialog } from './SearchDialog.tsx'

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

/** Opens the search, also by Ctrl+K or Cmd+K. */
export function SearchButton({ sections }: { sections: Section[] }) {
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  const confirmLeave = useConfirmLeave()
  useShortcut(() => setOpen(true))

  const choose = (to: string) => {
    setOpen(false)
    confirmLeave(() => navigate(to))
  }

  return (
    <>
      <Button
        variant="line"
        size="small"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Search className="icon" /> <span className={styles.word}>Search</span>
        <span className={styles.keys} aria-hidden="true">
          {isApple ? '⌘ K' : 'Ctrl K'}
        </span>
      </Button>
      {open && (
        <SearchDialog sections={sections} onChoose={choose} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

function useShortcut(open: () => void) {
  const latest = useRef(open)
  latest.current = open
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      // The editor uses these keys for a link, and a question wants an answer first.
      if (!isCommand(event, 'k') || event.defaultPrevented) return
      if (document.querySelector('[role="alertdialog"][open]')) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}
