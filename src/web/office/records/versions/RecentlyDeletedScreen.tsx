import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { recordKinds } from '#contract/records/record-kinds.ts'
import { type DeletedRecord, daysToPutBack } from '#contract/records/versions.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { formatDate, formatDateTime, plural } from '#web/office/platform/format.ts'
import { prefetchAll } from '#web/office/platform/layout/lazy-screen.tsx'
import { ManagementScreen } from '#web/office/platform/layout/ManagementScreen.tsx'
import { useMay } from '#web/office/platform/layout/use-may.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { type Column, Table } from '#web/ui/Table.tsx'
import { toast } from '#web/ui/toasts.ts'
import styles from './RecentlyDeletedScreen.module.css'
import { deletedQuery, eraseDeleted, putBack } from './versions-queries.ts'

const texts = {
  loading: 'Loading what was deleted...',
  failed: 'Failed to load what was deleted. Please try again.',
  empty: 'Nothing was deleted.',
  emptyHint: `What you delete waits here for ${daysToPutBack} days and can be put back.`,
}

/** What was deleted in the last 30 days and can be put back. */
export function RecentlyDeletedScreen() {
  const deleted = useQuery(deletedQuery)
  const allows = useMay()
  const [erasing, setErasing] = useState<DeletedRecord>()
  const putting = useChange({
    change: (record: DeletedRecord) => putBack(record),
    reload: ['office'],
    failure: (error) => error.message,
    success: ({ name }) => `${name} was put back`,
    onDone: ({ note }) => note && toast('warning', note),
  })
  const erase = useChange({
    change: eraseDeleted,
    reload: deletedQuery.queryKey,
    success: 'It was erased',
    failure: (error) => error.message,
    onDone: () => setErasing(undefined),
  })
  const busy = putting.isPending || erasing !== undefined

  const columns: Column<DeletedRecord>[] = [
    { header: 'Name', card: 'lead', cell: ({ name }) => name },
    { header: 'From', card: 'sub', cell: ({ kind }) => recordKinds[kind].label },
    {
      header: 'Deleted',
      cell: ({ deletedAt, deletedBy }) =>
        [formatDateTime(deletedAt), deletedBy && `by ${deletedBy}`].filter(Boolean).join(' '),
    },
    { header: 'Erased on', cell: ({ erasedAt }) => formatDate(erasedAt) },
    {
      header: 'Actions',
      card: 'actions',
      cell: (record) => (
        <div className={styles.actions}>
          <Button
            variant="line"
            size="small"
            busy={busy}
            onClick={() => putting.mutate(record)}
            aria-label={`Put back ${record.name}`}
          >
            Put back
          </Button>
          {allows('owner') && (
            <Button
              variant="quiet-danger"
              size="small"
              busy={busy}
              onClick={() => setErasing(record)}
              aria-label={`Erase ${record.name}`}
            >
              Erase
            </Button>
          )}
        </div>
      ),
    },
  ]

  return (
    <>
      <ManagementScreen
        title="Recently Deleted"
        query={deleted}
        count={(rows) => plural(rows.length, 'record')}
        texts={texts}
        drawing="/art/empty-found.svg"
        busy={busy}
      >
        {(rows) => (
          <Table
            caption="Recently deleted"
            columns={columns}
            rows={rows}
            rowKey={({ kind, id }) => `${kind} ${id}`}
          />
        )}
      </ManagementScreen>
      {erasing && (
        <ConfirmDialog
          title="Erase for good"
          question="Erase this with all its earlier versions? This cannot be undone."
          action="Erase"
          busy={erase.isPending}
          problem={erase.error?.message}
          onConfirm={() => erase.mutate(erasing)}
          onCancel={() => setErasing(undefined)}
        >
          <p>
            <b>{erasing.name}</b>
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

RecentlyDeletedScreen.prefetch = prefetchAll(deletedQuery)
