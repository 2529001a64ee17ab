import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormResult } from '#contract/platform/page.ts'
import { loadChunk } from '#web/ui/load-chunk.ts'
import { typedText } from './typed-text.ts'
import { type Sending, useUpload } from './use-upload.ts'

const noResult: FormResult = { sent: false, message: '', fields: {}, values: {} }

type Options = {
  first: FormResult | undefined
  /** Loads what checks and sends the form. It comes late, to keep the first load small. */
  load: () => Promise<(typed: FormData, sending: Sending) => Promise<FormResult>>
  /** Said beside the message that offers to load the page again. */
  notLoaded?: string
  onSent: (received: FormResult, form: HTMLFormElement) => void
}

/**
 * A form that works without JavaScript too: then the browser submits it, and `first` is what the server made of it.
 * Nothing that was typed is lost if sending fails.
 */
export function usePlainForm({ first = noResult, load, notLoaded = '', onSent }: Options) {
  const [result, setResult] = useState(first)
  const [stopped, setStopped] = useState(false)
  const [edited, setEdited] = useState(typedText.restored)
  const { busy, sent: progress, start, stop, end } = useUpload()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    // Read before the fields are disabled.
    const typed = new FormData(form)
    const sending = start()
    if (!sending) return
    setStopped(false)
    setResult(noResult)
    const send = await loadChunk(load)
    const received = send ? await send(typed, sending) : { ...noResult, message: notLoaded }
    const wasStopped = sending.signal.aborted && !received.sent
    // Rendered immediately, because only an enabled field can take the focus.
    flushSync(() => {
      setResult(wasStopped ? noResult : received)
      setStopped(wasStopped)
      end()
    })
    if (!received.sent) return form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    setEdited(false)
    onSent(received, form)
  }

  /** What was wrong with a field that was edited, or that the form was sent, is out of date. */
  const edit = (name: string) => {
    setEdited(true)
    if (result.sent) return setResult(noResult)
    if (!result.fields[name]) return
    const { [name]: _edited, ...fields } = result.fields
    // Without a marked field, the message that asks to fix them is out of date too.
    setResult(Object.keys(fields).length > 0 ? { ...result, fields } : noResult)
  }

  return {
    result,
    busy,
    progress,
    stopped,
    edited,
    submit,
    stop,
    control: (name: string) => ({
      name,
      error: result.fields[name],
      defaultValue: first.values[name],
    }),
    edit,
    handleInput: (event: FormEvent<HTMLFormElement>) =>
      edit((event.target as HTMLInputElement).name),
  }
}
