import { Undo2 } from 'lucide-react'
import { useRef } from 'react'
import { Button } from './Button.tsx'
import styles from './UnsentDraftOffer.module.css'

type UnsentDraftOfferProps = {
  /** What can be restored, such as "application". */
  noun: string
  onRestore: () => void
}

/** Offers to restore what was typed in a form that was closed before it was sent. */
export function UnsentDraftOffer({ noun, onRestore }: UnsentDraftOfferProps) {
  const box = useRef<HTMLDivElement>(null)
  const handleClick = () => {
    // The button disappears, so the focus moves to the first field.
    box.current?.closest('form')?.querySelector<HTMLElement>('input')?.focus()
    onRestore()
  }
  return (
    <div ref={box} className={styles.offer}>
      <p>You closed your {noun} before it was sent. We still have what you filled in.</p>
      <Button variant="line" size="small" onClick={handleClick} data-autofocus>
        <Undo2 className="icon" /> Bring back my {noun}
      </Button>
    </div>
  )
}
