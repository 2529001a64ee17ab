import { Check, FileText } from 'lucide-react'
import { Button } from './Button.tsx'
import { FileRow, FileRows } from './FileRows.tsx'
import { fileWords } from './file-words.ts'
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
        <FileRows label={fileWords.sending}>
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
        <Progress label={fileWords.progress} value={sent.bytes} max={sent.total || 1} />
        <p>{fileWords.sentOf(sizeText(sent.bytes), sizeText(sent.total))}</p>
        <Button variant="line" size="small" onClick={onStop}>
          {fileWords.stop}
        </Button>
      </div>
      <p className={styles.note} role="status">
        {done ? (files.length > 0 ? fileWords.allSent : fileWords.almostDone) : fileWords.keepOpen}
      </p>
    </>
  )
}

function progressText(uploaded: number) {
  if (uploaded === 0) return fileWords.waiting
  return uploaded === 1 ? fileWords.sent : fileWords.percent(Math.floor(uploaded * 100))
}

export function Progress({ label, value, max }: { label: string; value: number; max: number }) {
  return <progress className={styles.progress} aria-label={label} value={value} max={max} />
}

/**
 * The uploaded share of each file, from 0 to 1. The files are sent one after the other; the rest of the
 * body is so small that it counts as part of them.
 */
export function fileProgress(files: { size: number }[], bytes: number, total: number): number[] {
  const sum = files.reduce((all, file) => all + file.size, 0)
  let left = total > 0 ? (bytes / total) * sum : 0
  return files.map(({ size }) => {
    const uploaded = size === 0 ? 1 : Math.min(1, left / size)
    left = Math.max(0, left - size)
    return uploaded
  })
}
