import { Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Button } from './Button.tsx'
import { fileWords } from './file-words.ts'
import styles from './unsent-draft.module.css'

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
      <p>{fileWords.unsent(noun)}</p>
      <Button variant="line" size="small" onClick={handleClick} data-autofocus>
        <Undo2 className="icon" /> {fileWords.restore(noun)}
      </Button>
    </div>
  )
}

/**
 * The content of a form that was closed before it was sent. What was typed is also kept in this tab, so that it
 * survives a reload; files are in memory only.
 */
export type UnsentDraft<Values> = { key: string; values?: Values | undefined }

/** Remembers the content of a form when it closes, and offers to restore it when the form opens again. */
export function useUnsentDraft<Values extends FieldValues, Context, Checked>(
  memory: UnsentDraft<Values>,
  form: UseFormReturn<Values, Context, Checked>,
) {
  const [kept] = useState(() => memory.values ?? readTexts<Values>(memory.key))
  const [offered, setOffered] = useState(kept !== undefined)
  const sent = useRef(false)

  useEffect(() => {
    const keep = () => {
      const values = form.getValues()
      if (sent.current) {
        memory.values = undefined
        storeTexts(memory.key, {})
      } else if (Object.values(values).some(isFilled)) {
        memory.values = { ...values }
        storeTexts(memory.key, values)
      }
    }
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [memory, form])

  return {
    offered,
    restore: () => {
      // A checkbox is a consent, which must be given each time.
      const restorable = Object.entries(kept ?? {}).filter(
        ([, value]) => typeof value !== 'boolean',
      )
      form.reset({ ...form.getValues(), ...Object.fromEntries(restorable) })
      setOffered(false)
    },
    /** To be called after sending: closing the form then remembers nothing. */
    forget: () => {
      sent.current = true
    },
  }
}

const storageKey = (key: string) => `unsent ${key}`

function storeTexts(key: string, values: FieldValues) {
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string' && value)
  try {
    if (texts.length === 0) sessionStorage.removeItem(storageKey(key))
    else sessionStorage.setItem(storageKey(key), JSON.stringify(Object.fromEntries(texts)))
  } catch {
    // Some browsers block storage. Then a reload forgets it.
  }
}

function readTexts<Values>(key: string): Values | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(key)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

function isFilled(value: unknown) {
  if (typeof value === 'string') return value.trim() !== ''
  return Array.isArray(value) ? value.length > 0 : value instanceof File
}
