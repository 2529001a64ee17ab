import { useQuery } from '@tanstack/react-query'
import { Download, Printer } from 'lucide-react'
import type { ErasureReceipt } from '#contract/records/privacy.ts'
import { formatDateTime } from '#web/office/platform/format.ts'
import { useProviderName } from '#web/office/platform/provider.ts'
import { timeZoneName } from '#web/office/platform/provider-clock.ts'
import { Button } from '#web/ui/Button.tsx'
import { Details } from '#web/ui/Details.tsx'
import { Dialog, DialogBody } from '#web/ui/Dialog.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import type { Column } from '#web/ui/Table.tsx'
import { receiptsQuery } from './privacy-queries.ts'
import styles from './TitledSection.module.css'
import { ListSection } from './TitledSection.tsx'

export function Receipts({ onShow }: { onShow: (receipt: ErasureReceipt) => void }) {
  const receipts = useQuery(receiptsQuery)
  const columns: Column<ErasureReceipt>[] = [
    { header: 'Erased', card: 'lead', cell: ({ at }) => formatDateTime(at) },
    { header: 'By', cell: ({ by }) => by || 'The server' },
    {
      header: 'What',
      card: 'wide',
      cell: ({ erased }) => erased.map(({ label, count }) => `${label}: ${count}`).join(', '),
    },
    {
      header: 'Actions',
      card: 'foot',
      cell: (receipt) => (
        <div className={styles.action}>
          <Button variant="quiet" size="small" onClick={() => onShow(receipt)}>
            Show receipt
            <span className="visually-hidden"> of {formatDateTime(receipt.at)}</span>
          </Button>
        </div>
      ),
    },
  ]
  return (
    <ListSection
      title="Receipts"
      hint="What was erased, when and by whom, but not whose it was."
      empty="Nothing was erased yet."
      query={receipts}
      columns={columns}
    />
  )
}

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
  const provider = useProviderName()
  const download = () => {
    const lines = [`${provider}: erasure receipt`, '']
    lines.push(...entries.map(([name, value]) => `${name}: ${value}`), '', note, '')
    saveFile(new Blob([lines.join('\r\n')], { type: 'text/plain' }), `erasure-${receipt.id}.txt`)
  }
  return (
    <Dialog
      title="Erasure receipt"
      lead={<p>{provider}</p>}
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
  ['Erased', `${formatDateTime(at)} (${timeZoneName()})`],
  ['By', by || 'The server'],
  ...erased.map(({ label, count }): [string, string] => [label, String(count)]),
]
