import { Check, FileText } from 'lucide-react'
import { Button } from '#web/ui/Button.tsx'
import { FileRow, FileRows } from '#web/ui/FileRows.tsx'
import { Progress } from '#web/ui/Progress.tsx'
import { sizeText } from '#web/ui/size.ts'
import { FormSection } from './FormSection.tsx'
import { fileProgress } from './file-progress.ts'
import styles from './SendingSection.module.css'
import type { Application } from './use-application.ts'

/** Shows the upload progress and a button to stop it. */
export function SendingSection({ application }: { application: Application }) {
  const { form, sent, stop } = application
  const { resume, identificationDocs = [] } = form.getValues()
  const files = [resume, ...identificationDocs].filter((file) => file instanceof File)
  const progress = fileProgress(files, sent.bytes, sent.total)
  const done = sent.total > 0 && sent.bytes >= sent.total
  return (
    <FormSection title="Sending your application">
      <FileRows label="Files being sent">
        {files.map((file, index) => {
          const uploaded = progress[index] ?? 0
          return (
            <FileRow
              key={`${file.name} ${file.size} ${file.lastModified}`}
              icon={<FileText className="icon" />}
              name={file.name}
              note={`${sizeText(file.size)} · ${progressText(uploaded)}`}
            >
              {uploaded === 1 && <Check className={`icon ${styles.sent}`} />}
            </FileRow>
          )
        })}
      </FileRows>
      <div className={styles.total}>
        <Progress label="Upload progress" value={sent.bytes} max={sent.total || 1} />
        <p>
          {sizeText(sent.bytes)} of {sizeText(sent.total)} sent
        </p>
        <Button variant="line" size="small" onClick={stop}>
          Stop upload
        </Button>
      </div>
      <p className={styles.note} role="status">
        {done
          ? 'All files are here. We are checking them.'
          : 'Please keep this page open until we say it is done.'}
      </p>
    </FormSection>
  )
}

function progressText(uploaded: number) {
  if (uploaded === 0) return 'waiting'
  return uploaded === 1 ? 'sent' : `sending, ${Math.floor(uploaded * 100)}%`
}
