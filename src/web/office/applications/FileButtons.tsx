import { Download, Eye } from 'lucide-react'
import { fileUrl } from '#web/api/call.ts'
import { IconButton, IconLink } from '#web/ui/IconButton.tsx'
import { newTabWords } from '#web/ui/new-tab.tsx'
import { useDownload } from '../layout/use-download.ts'
import { type ApplicantFile, downloadAll } from './applications-queries.ts'
import styles from './FileButtons.module.css'

const failures = {
  document: 'Failed to download document',
  resume: 'Failed to download resume',
}

type FileButtonsProps = {
  files: ApplicantFile[]
  /** What they are, as in "resume of Tasha Greene". */
  name: string
  kind: keyof typeof failures
  /** Where one of several is chosen; a single one opens in a new tab. */
  onChoose?: () => void
}

/** View and download. A new tab shows what the server sends; Word it hands to the downloads. */
export function FileButtons({ files, name, kind, onChoose }: FileButtonsProps) {
  const { busy, start } = useDownload(downloadAll, {
    success: 'Document downloaded successfully',
    failure: failures[kind],
  })
  const [first] = files
  if (!first) return null
  return (
    <span className={styles.buttons}>
      {files.length > 1 && onChoose ? (
        <IconButton
          variant="square"
          label={`View ${name}`}
          icon={<Eye className="icon" />}
          onClick={onChoose}
        />
      ) : (
        <IconLink
          variant="square"
          label={`View ${name} ${newTabWords}`}
          icon={<Eye className="icon" />}
          href={fileUrl(first.path)}
          target="_blank"
          rel="noopener"
        />
      )}
      <IconButton
        variant="square"
        label={`Download ${name}`}
        icon={<Download className="icon" />}
        disabled={busy}
        onClick={() => start(files)}
      />
    </span>
  )
}
