import { askedDocuments } from '#content/private-application.ts'
import {
  applicantLimits,
  identificationEndings,
  identificationFields,
  identificationProblem,
  resumeEndings,
  resumeFault,
} from '#contract/application-input.ts'
import { type PrivateApplication, privateApplicationCalls } from '#contract/private-application.ts'
import type { AskedKind, DocumentRequest } from '#contract/private-links.ts'
import { fillPath } from '#web/api/call.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { FilesInput } from '#web/ui/FilesInput.tsx'
import { Alert } from '#web/ui/States.tsx'
import { UploadProgress } from '#web/ui/UploadProgress.tsx'
import styles from './DocumentForm.module.css'
import { useDocuments } from './use-documents.ts'

type DocumentFormProps = {
  token: string
  request: DocumentRequest
  onArrived: (application: PrivateApplication) => void
}

const inputs: Record<AskedKind, { names: readonly string[]; endings: string[]; check: Check }> = {
  resume: {
    names: ['resume'],
    endings: resumeEndings,
    check: ([file]) => file && resumeFault(file),
  },
  identification: {
    names: identificationFields,
    endings: identificationEndings,
    check: identificationProblem,
  },
}

type Check = (chosen: File[], others: File[]) => string | undefined

/** Sends a document that we asked for. Without JavaScript the browser submits the plain form. */
export function DocumentForm({ token, request, onArrived }: DocumentFormProps) {
  const { title, hint, send } = askedDocuments[request.kind]
  const { names, endings, check } = inputs[request.kind]
  const params = { token, requestId: request.id }
  const sending = useDocuments({ params, names, onArrived })
  const { files, busy, problem } = sending
  return (
    <form
      className={styles.form}
      method="post"
      action={`/api${fillPath(privateApplicationCalls.addDocuments.path, params)}`}
      encType="multipart/form-data"
      noValidate
      onSubmit={sending.submit}
    >
      {request.note && <p className={styles.note}>{request.note}</p>}
      {problem && <Alert>{problem}</Alert>}
      <div className={styles.zone} hidden={busy}>
        <FilesInput
          label={title}
          hint={hint}
          accept={endings}
          files={files}
          max={request.kind === 'resume' ? 1 : applicantLimits.identificationDocs}
          onChange={sending.choose}
          check={check}
          onRefuse={() => {}}
          required
        />
      </div>
      <noscript>
        <div className={styles.plain}>
          {names.map((name, index) => (
            <TextField
              key={name}
              label={names.length > 1 ? `${title}, file ${index + 1}` : title}
              type="file"
              name={name}
              accept={endings.join(',')}
            />
          ))}
          <p>{hint}</p>
        </div>
      </noscript>
      {busy && <UploadProgress files={files} sent={sending.sent} onStop={sending.stop} />}
      <Button type="submit" busy={busy}>
        {busy ? 'Sending...' : send}
      </Button>
    </form>
  )
}
