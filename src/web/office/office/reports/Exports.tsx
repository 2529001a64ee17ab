import { Download } from 'lucide-react'
import { Panel } from '#web/office/platform/layout/Panel.tsx'
import { useDownload } from '#web/office/platform/layout/use-download.ts'
import { useMay } from '#web/office/platform/layout/use-may.ts'
import { Button } from '#web/ui/Button.tsx'
import styles from './Exports.module.css'
import { downloadExport } from './reports-queries.ts'

/** Downloads of all applications and messages, as far as the role allows. */
export function Exports() {
  const may = useMay()
  return (
    <Panel
      title="Export for a spreadsheet"
      note="Everything since the start, newest first, as a CSV file. Documents are not included. The audit log records who exported what."
    >
      <div className={styles.buttons}>
        {may('read applicants') && <ExportButton kind="applications" noun="applications" />}
        {may('read messages') && <ExportButton kind="contact-messages" noun="messages" />}
      </div>
    </Panel>
  )
}

type ExportButtonProps = { kind: Parameters<typeof downloadExport>[0]; noun: string }

function ExportButton({ kind, noun }: ExportButtonProps) {
  const { busy, start } = useDownload(downloadExport, {
    success: `Exported all ${noun}`,
    failure: `Failed to export ${noun}. Please try again.`,
  })
  return (
    <Button variant="line" busy={busy} onClick={() => start(kind)}>
      <Download className="icon" /> {busy ? `Exporting ${noun}...` : `Export ${noun}`}
    </Button>
  )
}
