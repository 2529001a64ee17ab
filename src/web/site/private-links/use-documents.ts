import { type FormEvent, useState } from 'react'
import {
  type PrivateApplication,
  privateApplicationCalls,
} from '#contract/hiring/private-application.ts'
import { ApiError } from '#web/api/api-error.ts'
import { createRetryKeys, upload } from '#web/api/upload.ts'
import { useLeaveWarning, useUpload } from '../use-upload.ts'

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
  const { busy, sent, start, stop, end } = useUpload()
  const [problem, setProblem] = useState('')
  const [keys] = useState(createRetryKeys)

  useLeaveWarning(busy)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (files.length === 0) return setProblem(nothingChosen)
    const sending = start()
    if (!sending) return
    setProblem('')
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
      onArrived(data)
    } catch (error) {
      const message = error instanceof ApiError ? error.message : ''
      setProblem(sending.signal.aborted ? stopped : message || failure)
    } finally {
      end()
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
    stop,
  }
}
