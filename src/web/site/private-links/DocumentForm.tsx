import { type FormEvent, useState } from 'react'
import { applicationMessage } from '#content/application-messages.ts'
import { privateApplication, wordsForDocument } from '#content/private-application.ts'
import {
  identificationFields,
  identificationFiles,
  resumeFiles,
} from '#contract/hiring/application-input.ts'
import {
  type PrivateApplication,
  privateApplicationCalls,
} from '#contract/hiring/private-application.ts'
import type { AskedKind, DocumentRequest } from '#contract/records/private-links.ts'
import { ApiError } from '#web/api/api-error.ts'
import { createRetryKeys, upload } from '#web/api/upload.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { FilesInput } from '#web/ui/FilesInput.tsx'
import { Alert } from '#web/ui/States.tsx'
import { UploadProgress } from '#web/ui/UploadProgress.tsx'
import { useLeaveWarning, useUpload } from '../use-upload.ts'
import styles from './DocumentForm.module.css'
import { formAction } from './form-action.ts'

const { file, sending: sendingNow, failed, stopped, nothingChosen } = privateApplication

type DocumentFormProps = {
  token: string
  request: DocumentRequest
  onArrived: (application: PrivateApplication) => void
}

const inputs = {
  resume: { names: ['resume'], accepted: resumeFiles },
  identification: { names: identificationFields, accepted: identificationFiles },
  other: { names: identificationFields, accepted: identificationFiles },
} satisfies Record<AskedKind, unknown>

/** Sends a document that we asked for. Without JavaScript the browser submits the plain form. */
export function DocumentForm({ token, request, onArrived }: DocumentFormProps) {
  const { title, hint, send } = wordsForDocument(request)
  const { names, accepted } = inputs[request.kind]
  const params = { token, requestId: request.id }
  const sending = useDocuments({ params, names, onArrived })
  const { files, busy, problem } = sending
  return (
    <form
      className={styles.form}
      method="post"
      action={formAction(privateApplicationCalls.addDocuments, params)}
      encType="multipart/form-data"
      noValidate
      onSubmit={sending.submit}
    >
      {request.note && <p className={styles.note}>{request.note}</p>}
      {problem && <Alert>{problem}</Alert>}
      <div className={styles.zone} hidden={busy}>
        <FilesInput
          {...accepted}
          label={title}
          hint={hint}
          files={files}
          onChange={sending.choose}
          check={(chosen, others) => {
            const message = accepted.check(chosen, others)
            return message && applicationMessage(message)
          }}
          onRefuse={() => {}}
          required
        />
      </div>
      <noscript>
        <div className={styles.plain}>
          {names.map((name, index) => (
            <TextField
              key={name}
              label={names.length > 1 ? file(title, index + 1) : title}
              type="file"
              name={name}
              accept={accepted.accept.join(',')}
            />
          ))}
          <p>{hint}</p>
        </div>
      </noscript>
      {busy && <UploadProgress files={files} sent={sending.sent} onStop={sending.stop} />}
      <Button type="submit" busy={busy}>
        {busy ? sendingNow : send}
      </Button>
    </form>
  )
}

type Options = {
  params: { token: string; requestId: string }
  /** The names of the files in the form. */
  names: readonly string[]
  onArrived: (application: PrivateApplication) => void
}

/** Sends the chosen files. They stay chosen until they have arrived, and a retry does not send them twice. */
function useDocuments({ params, names, onArrived }: Options) {
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
        ...sending,
      })
      onArrived(data)
    } catch (error) {
      const message = error instanceof ApiError && error.message
      const problem = message ? applicationMessage(message) : failed
      setProblem(sending.signal.aborted ? stopped : problem)
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
