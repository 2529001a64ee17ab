import { type FormEvent, useState } from 'react'
import type { FormResult } from '#contract/platform/page.ts'
import { loadChunk } from '#web/ui/load-chunk.ts'
import { noResult, useFormResult } from '../use-form-result.ts'
import { useLeaveWarning, useUpload } from '../use-upload.ts'

/** Loaded when the form is sent, because it checks what was typed. */
const loadSending = () => import('./send-referral.ts')

type Options = {
  first: FormResult | undefined
  files: File[]
  onSent: (reference: string) => void
}

/** The state of the form. Nothing that was typed or chosen is lost if sending fails. */
export function useReferral({ first, files, onSent }: Options) {
  const { result, setResult, clearError, showResult } = useFormResult(first)
  const { busy, sent, start, stop, end } = useUpload()
  const [stopped, setStopped] = useState(false)
  const [typed, setTyped] = useState(false)

  useLeaveWarning(typed)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    // Read before the fields are disabled.
    const values = new FormData(form)
    const sending = start()
    if (!sending) return
    setStopped(false)
    setResult(noResult)
    const chunk = await loadChunk(loadSending)
    const received = chunk ? await chunk.sendReferral(values, files, sending) : noResult
    if (received.sent) {
      setTyped(false)
      return onSent(received.message)
    }
    const { aborted } = sending.signal
    showResult(form, aborted ? noResult : received, () => {
      setStopped(aborted)
      end()
    })
  }

  return {
    result,
    busy,
    sent,
    stopped,
    submit,
    stop,
    /** A field was edited, so what was wrong with it is out of date. */
    touch: (name: string) => {
      setTyped(true)
      clearError(name)
    },
  }
}
