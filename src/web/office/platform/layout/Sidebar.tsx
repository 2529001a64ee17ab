import { ArrowLeft, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { brandLogo } from '#contract/website/look/brand.ts'
import { Brand } from '#web/ui/Brand.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useLook } from '../look.ts'
import { useProviderName } from '../provider.ts'
import { SectionGroups } from './SectionGroups.tsx'
import styles from './Sidebar.module.css'
import type { Section } from './section.ts'

type SidebarProps = {
  sections: Section[]
  current: Section
  open: boolean
  onClose: () => void
}

/** The list of sections. On a narrow screen it opens over the content. */
export function Sidebar({ sections, current, open, onClose }: SidebarProps) {
  const look = useLook()
  const close = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (open) close.current?.focus()
  }, [open])

  const handleKey = (event: KeyboardEvent) => {
    if (open && event.key === 'Escape') onClose()
  }

  return (
    <>
      {open && <div className={styles.backdrop} onClick={onClose} aria-hidden="true" />}
      <aside className={styles.side} data-open={open} onKeyDown={handleKey} aria-label="Office">
        <div className={styles.sticky}>
          <span className={styles.close}>
            <IconButton
              ref={close}
              label="Close sections"
              icon={<X className="icon" />}
              onClick={onClose}
            />
          </span>
          <div className={styles.brand}>
            <Brand name={useProviderName()} line="Office" logo={brandLogo(look, 'band')} />
          </div>
          <nav aria-label="Sections">
            <SectionGroups
              sections={sections}
              current={current}
              onFollow={open ? onClose : undefined}
            />
          </nav>
          <a className={styles.back} href="/">
            <ArrowLeft className="icon" /> <span>Back to Site</span>
          </a>
        </div>
      </aside>
    </>
  )
}
