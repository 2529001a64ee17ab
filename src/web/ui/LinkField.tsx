import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from './Button.tsx'
import styles from './EditorToolbar.module.css'
import { TextField } from './Field.tsx'

type LinkFieldProps = { editor: Editor; href: string; onDone: () => void }

/** The address of a link in the editor. Not a form, because the editor is already inside one. */
export function LinkField({ editor, href, onDone }: LinkFieldProps) {
  const [address, setAddress] = useState(href)
  const [problem, setProblem] = useState<string>()

  const apply = () => {
    const target = toAddress(address)
    if (!target) return setProblem('Enter a web address or an email address')
    const chosen = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !href) {
      chosen.insertContent([{ type: 'text', text: target, marks: [linkMark(target)] }]).run()
    } else {
      chosen.setLink({ href: target }).run()
    }
    onDone()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onDone()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      apply()
    } else if (event.key === 'Escape') {
      event.stopPropagation()
      editor.commands.focus()
      onDone()
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Enter and Escape of the field inside
    <div className={styles.link} onKeyDown={handleKey}>
      <TextField
        label="Link address"
        type="url"
        value={address}
        autoFocus
        error={problem}
        onChange={(event) => setAddress(event.target.value)}
      />
      <Button size="small" onClick={apply}>
        Set link
      </Button>
      {href && (
        <Button size="small" variant="line" onClick={remove}>
          Remove link
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={onDone}>
        Close
      </Button>
    </div>
  )
}

const linkMark = (href: string) => ({ type: 'link', attrs: { href } })

/** example.org becomes https://example.org, and jo@example.org becomes a mailto link. */
function toAddress(typed: string) {
  const text = typed.trim()
  if (/^(https?:\/\/|mailto:)\S+$/i.test(text)) return text
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`
  return /^[^\s/:]+\.[^\s/:]+(\/\S*)?$/.test(text) ? `https://${text}` : undefined
}
