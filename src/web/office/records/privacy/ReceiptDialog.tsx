import { Download, Printer } from 'lucide-react'
import { provider } from '#content/provider.ts'
import type { ErasureReceipt } from '#contract/records/privacy.ts'
import { formatDateTime } from '#web/office/platform/format.ts'
import { timeZoneName } from '#web/office/platform/provider-clock.ts'
import { Button } from '#web/ui/Button.tsx'
import { Details } from '#web/ui/Details.tsx'
import { Dialog, DialogBody } from '#web/ui/Dialog.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import styles from './ReceiptDialog.module.css'

const note =
  'This receipt does not say whose data it was. Backups that were made before still have the data, until they are deleted.'

export function ReceiptDialog({
  receipt,
  onClose,
}: {
  receipt: ErasureReceipt
  onClose: () => void
}) {
  const entries = listEntries(receipt)
  const download = () => {
    const lines = [`${provider.name}: erasure receipt`, '']
    lines.push(...entries.map(([name, value]) => `${name}: ${value}`), '', note, '')
    saveFile(new Blob([lines.join('\r\n')], { type: 'text/plain' }), `erasure-${receipt.id}.txt`)
  }
  return (
    <Dialog
      title="Erasure receipt"
      lead={<p>{provider.name}</p>}
      onClose={onClose}
      footer={
        <>
          <Button variant="line" onClick={() => print()}>
            <Printer className="icon" /> Print
          </Button>
          <Button variant="line" onClick={download}>
            <Download className="icon" /> Download
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <DialogBody>
        <div className={styles.receipt}>
          <Details entries={entries} />
          <p>{note}</p>
        </div>
      </DialogBody>
    </Dialog>
  )
}

const listEntries = ({ id, at, by, erased }: ErasureReceipt): [string, string][] => [
  ['Receipt', id],
  ['Erased', `${formatDateTime(at)} (${timeZoneName})`],
  ['By', by || 'The server'],
  ...erased.map(({ label, count }): [string, string] => [label, String(count)]),
]
