import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormAnswer } from '#contract/platform/page.ts'
import { loadChunk } from '#web/ui/load-chunk.ts'
import { useLeaveWarning } from '#web/ui/use-leave-warning.ts'

const nothingYet: FormAnswer = { sent: false, message: '', fields: {}, values: {} }

/** Loaded when the form is sent, because it checks what was typed. */
const loadSending = () => import('./send-referral.ts')

type Options = {
  first: FormAnswer | undefined
  files: File[]
  onSent: (reference: string) => void
}

/** The state of the form. Nothing that was typed or chosen is lost if sending fails. */
export function useReferral({ first = nothingYet, files, onSent }: Options) {
  const [answer, setAnswer] = useState(first)
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
    setAnswer(nothingYet)
    setSent({ bytes: 0, total: 0 })
    const chunk = await loadChunk(loadSending)
    const onProgress = (bytes: number, total: number) => setSent({ bytes, total })
    const result = chunk
      ? await chunk.sendReferral(values, files, { onProgress, signal: controller.signal })
      : nothingYet
    running.current = undefined
    if (result.sent) {
      setTyped(false)
      return onSent(result.message)
    }
    // Rendered immediately, because only an enabled field can take the focus.
    flushSync(() => {
      setAnswer(controller.signal.aborted ? nothingYet : result)
      setStopped(controller.signal.aborted)
      setBusy(false)
    })
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }

  return {
    answer,
    busy,
    sent,
    stopped,
    submit,
    stop: () => running.current?.abort(),
    /** A field was edited, so what was wrong with it is out of date. */
    touch: (name: string) => {
      setTyped(true)
      if (!answer.fields[name]) return
      const { [name]: _edited, ...fields } = answer.fields
      setAnswer({ ...answer, fields })
    },
  }
}
