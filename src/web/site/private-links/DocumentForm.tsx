import { askedDocuments } from '#content/private-application.ts'
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

const inputs = {
  resume: { names: ['resume'], accepted: resumeFiles },
  identification: { names: identificationFields, accepted: identificationFiles },
} satisfies Record<AskedKind, unknown>

/** Sends a document that we asked for. Without JavaScript the browser submits the plain form. */
export function DocumentForm({ token, request, onArrived }: DocumentFormProps) {
  const { title, hint, send } = askedDocuments[request.kind]
  const { names, accepted } = inputs[request.kind]
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
          {...accepted}
          label={title}
          hint={hint}
          files={files}
          onChange={sending.choose}
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
              accept={accepted.accept.join(',')}
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
