import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormResult } from '#contract/platform/page.ts'
import { loadChunk } from '#web/ui/load-chunk.ts'
import { useLeaveWarning } from '#web/ui/use-leave-warning.ts'

const nothingYet: FormResult = { sent: false, message: '', fields: {}, values: {} }

/** Loaded when the form is sent, because it checks what was typed. */
const loadSending = () => import('./send-referral.ts')

type Options = {
  first: FormResult | undefined
  files: File[]
  onSent: (reference: string) => void
}

/** The state of the form. Nothing that was typed or chosen is lost if sending fails. */
export function useReferral({ first = nothingYet, files, onSent }: Options) {
  const [result, setResult] = useState(first)
  const [busy, setBusy] = useState(false)
  const [stopped, setStopped] = useState(false)
  const [typed, setTyped] = useState(false)
  const [sent, setSent] = useState({ bytes: 0, total: 0 })
  const running = useRef<AbortController>(undefined)

  useLeaveWarning(typed)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (running.current) return
    const form = event.currentTarget
    // Read before the fields are disabled.
    const values = new FormData(form)
    const controller = new AbortController()
    running.current = controller
    setBusy(true)
    setStopped(false)
    setResult(nothingYet)
    setSent({ bytes: 0, total: 0 })
    const chunk = await loadChunk(loadSending)
    const onProgress = (bytes: number, total: number) => setSent({ bytes, total })
    const received = chunk
      ? await chunk.sendReferral(values, files, { onProgress, signal: controller.signal })
      : nothingYet
    running.current = undefined
    if (received.sent) {
      setTyped(false)
      return onSent(received.message)
    }
    // Rendered immediately, because only an enabled field can take the focus.
    flushSync(() => {
      setResult(controller.signal.aborted ? nothingYet : received)
      setStopped(controller.signal.aborted)
      setBusy(false)
    })
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }

  return {
    result,
    busy,
    sent,
    stopped,
    submit,
    stop: () => running.current?.abort(),
    /** A field was edited, so what was wrong with it is out of date. */
    touch: (name: string) => {
      setTyped(true)
      if (!result.fields[name]) return
      const { [name]: _edited, ...fields } = result.fields
      setResult({ ...result, fields })
    },
  }
}
