import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** What stood in a form that was closed before it was sent. In memory alone: it goes with the page. */
export type UnsentDraft<Values> = { values?: Values | undefined }

/** Remembers what is in a form when it closes, and offers it when the form opens again. */
export function useUnsentDraft<Values extends FieldValues, Context, Checked>(
  memory: UnsentDraft<Values>,
  form: UseFormReturn<Values, Context, Checked>,
) {
  const [offered, setOffered] = useState(memory.values !== undefined)
  const sent = useRef(false)

  useEffect(
    () => () => {
      const values = form.getValues()
      if (sent.current) memory.values = undefined
      else if (Object.values(values).some(isFilled)) memory.values = { ...values }
    },
    [memory, form],
  )

  return {
    offered,
    bringBack: () => {
      // A tick is a consent: it is asked for each time.
      const kept = Object.entries(memory.values ?? {}).filter(
        ([, value]) => typeof value !== 'boolean',
      )
      form.reset({ ...form.getValues(), ...Object.fromEntries(kept) })
      setOffered(false)
    },
    /** It is sent: when the form closes, nothing of it is remembered. */
    forget: () => {
      sent.current = true
    },
  }
}

function isFilled(value: unknown) {
  if (typeof value === 'string') return value.trim() !== ''
  return Array.isArray(value) ? value.length > 0 : value instanceof File
}
