import { Check, FileText } from 'lucide-react'
import { Button } from './Button.tsx'
import { FileRow, FileRows } from './FileRows.tsx'
import { fileProgress } from './file-progress.ts'
import { Progress } from './Progress.tsx'
import { sizeText } from './size.ts'
import styles from './UploadProgress.module.css'

type UploadProgressProps = {
  files: File[]
  sent: { bytes: number; total: number }
  onStop: () => void
}

/** How much of a form and its files was sent, and a button to stop. */
export function UploadProgress({ files, sent, onStop }: UploadProgressProps) {
  const progress = fileProgress(files, sent.bytes, sent.total)
  const done = sent.total > 0 && sent.bytes >= sent.total
  return (
    <>
      {files.length > 0 && (
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
      )}
      <div className={styles.total}>
        <Progress label="Upload progress" value={sent.bytes} max={sent.total || 1} />
        <p>
          {sizeText(sent.bytes)} of {sizeText(sent.total)} sent
        </p>
        <Button variant="line" size="small" onClick={onStop}>
          Stop upload
        </Button>
      </div>
      <p className={styles.note} role="status">
        {done
          ? `${files.length > 0 ? 'All files are here. We are checking them.' : 'Almost done.'}`
          : 'Please keep this page open until we say it is done.'}
      </p>
    </>
  )
}

function progressText(uploaded: number) {
  if (uploaded === 0) return 'waiting'
  return uploaded === 1 ? 'sent' : `sending, ${Math.floor(uploaded * 100)}%`
}
