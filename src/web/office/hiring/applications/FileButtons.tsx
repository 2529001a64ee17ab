import { Download, Eye } from 'lucide-react'
import { fileUrl } from '#web/api/call.ts'
import { useDownload } from '#web/office/platform/layout/use-download.ts'
import { useMay } from '#web/office/platform/layout/use-may.ts'
import { IconButton, IconLink } from '#web/ui/IconButton.tsx'
import { words } from '#web/ui/words.ts'
import styles from './ApplicationDetails.module.css'
import { type ApplicantFile, downloadFiles } from './applications-queries.ts'

const failures = {
  document: 'Failed to download document',
  resume: 'Failed to download resume',
}

type FileButtonsProps = {
  files: ApplicantFile[]
  /** For the labels of the buttons, such as "resume of Tasha Greene". */
  name: string
  kind: keyof typeof failures
  /** Called instead of opening a tab when there are several files to choose from. */
  onChoose?: () => void
}

/** View and download, for those who may read documents. The browser shows a file in a new tab, or downloads it if it cannot show it. */
export function FileButtons({ files, name, kind, onChoose }: FileButtonsProps) {
  const { busy, start } = useDownload(downloadFiles, {
    success: 'Document downloaded successfully',
    failure: failures[kind],
  })
  const may = useMay()
  const [first] = files
  if (!first || !may('read documents')) return null
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
          label={`View ${name} ${words.newTab}`}
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
