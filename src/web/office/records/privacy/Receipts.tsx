import { useQuery } from '@tanstack/react-query'
import type { ErasureReceipt } from '#contract/records/privacy.ts'
import { formatDateTime } from '#web/office/platform/format.ts'
import { Button } from '#web/ui/Button.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { ListSection } from './ListSection.tsx'
import { receiptsQuery } from './privacy-queries.ts'
import styles from './TitledSection.module.css'

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
