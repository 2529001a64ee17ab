import { type FormEvent, useRef, useState } from 'react'
import {
  type PrivateApplication,
  privateApplicationCalls,
} from '#contract/hiring/private-application.ts'
import { ApiError } from '#web/api/api-error.ts'
import { createRetryKeys, upload } from '#web/api/upload.ts'
import { useLeaveWarning } from '#web/ui/use-leave-warning.ts'

type Options = {
  params: { token: string; requestId: string }
  /** The names of the files in the form. */
  names: readonly string[]
  onArrived: (application: PrivateApplication) => void
}

const failure = 'The document could not be sent. Please try again.'
const stopped = 'Upload stopped. Your files are still here.'
const nothingChosen = 'Please choose a file first.'

/** Sends the chosen files. They stay chosen until they have arrived, and a retry does not send them twice. */
export function useDocuments({ params, names, onArrived }: Options) {
  const [files, setFiles] = useState<File[]>([])
  const [sent, setSent] = useState({ bytes: 0, total: 0 })
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [keys] = useState(createRetryKeys)
  const running = useRef<AbortController>(undefined)

  useLeaveWarning(busy)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (running.current) return
    if (files.length === 0) return setProblem(nothingChosen)
    const controller = new AbortController()
    running.current = controller
    setBusy(true)
    setProblem('')
    setSent({ bytes: 0, total: 0 })
    const form = new FormData()
    for (const [index, file] of files.entries()) form.set(names[index] ?? '', file)
    try {
      const { data } = await upload(privateApplicationCalls.addDocuments, {
        params,
        form,
        headers: { 'idempotency-key': keys.getKey([params.requestId, ...files]) },
        onProgress: (bytes, total) => setSent({ bytes, total }),
        signal: controller.signal,
      })
      setBusy(false)
      onArrived(data)
    } catch (error) {
      const message = error instanceof ApiError ? error.message : ''
      setProblem(controller.signal.aborted ? stopped : message || failure)
      setBusy(false)
    } finally {
      running.current = undefined
    }
  }

  return {
    files,
    choose: (chosen: File[]) => {
      setFiles(chosen)
      setProblem('')
    },
    busy,
    sent,
    problem,
    submit,
    stop: () => running.current?.abort(),
  }
}
