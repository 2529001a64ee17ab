import type { QueryKey, UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { countFound } from '#web/office/platform/format.ts'
import { DeleteDialog } from '#web/office/platform/layout/DeleteDialog.tsx'
import { useMode } from '#web/office/platform/layout/ManagementScreen.tsx'
import { PlainPanel } from '#web/office/platform/layout/Panel.tsx'
import { QueryStates } from '#web/office/platform/layout/QueryStates.tsx'
import { ScreenTitle } from '#web/office/platform/layout/ScreenTitle.tsx'
import { ListResults } from '#web/office/platform/lists/ListResults.tsx'
import { ListToolbar } from '#web/office/platform/lists/ListToolbar.tsx'
import { useReturnToLink } from '#web/office/platform/lists/RecordLink.tsx'
import type { ListAddress } from '#web/office/platform/lists/use-list-address.ts'
import { useOpenId } from '#web/office/platform/lists/use-open-id.ts'
import type { ShownList } from '#web/office/platform/lists/use-whole-list.ts'
import { EmptyState } from '#web/ui/States.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'

type Received<Row> = {
  data: Row[]
  /** The specification's lists have neither pages nor counts. */
  pagination?: { totalItems: number; totalPages: number } | undefined
  counts?: (Record<string, unknown> & { all: number; unread: number }) | undefined
}

type RecordsScreenProps<Row, Name extends string> = {
  title: string
  /** One record, such as "message". */
  noun: string
  list: ListAddress<Name | 'view'>
  /** The views of the list by their names in the address, the one of all records first. */
  views: Record<string, { label: string }>
  records: UseQueryResult<Received<Row>>
  texts: { loading: string; failed: string; search: string; empty: string; emptyHint: string }
  filters?: readonly Name[]
  /** Filters that are used less often. */
  moreFilters?: readonly Name[]
  /** One record, which takes the place of the list. */
  page: (props: RecordPageProps<Row>) => ReactNode
  table: (props: RecordTableProps<Row, Name>) => ReactNode
  deletion: {
    title: string
    question: string
    nameOf: (record: Row) => string
    remove: (record: Row) => Promise<unknown>
    reload: QueryKey
    success: string
    failure: string
  }
}

export type RecordPageProps<Row> = {
  id: string
  /** The row of the list, shown until the record is loaded. */
  listed: Row | undefined
  onClose: () => void
  onDelete: (record: Row) => void
}

export type RecordTableProps<Row, Name extends string> = {
  list: ShownList<Row, Name | 'view'>
  busy: boolean
  onOpen: (record: Row) => void
  onDelete: (record: Row) => void
}

/** The records that people sent, such as messages: a list in several views, or one of them. */
export function RecordsScreen<Row extends { id: string; read: boolean }, Name extends string>({
  title,
  noun,
  list,
  views,
  records,
  texts,
  filters = [],
  moreFilters = [],
  page,
  table,
  deletion,
}: RecordsScreenProps<Row, Name>) {
  const { id, open, close: closeRecord } = useOpenId()
  const { mode, remove, close } = useMode<Row>()
  useReturnToLink(id)

  const { data } = records
  const { counts, pagination } = data ?? {}
  const rows = data?.data ?? []
  const found = pagination?.totalItems ?? rows.length
  const all = counts?.all ?? found
  const unread = counts?.unread ?? rows.filter(({ read }) => !read).length
  const shown = { ...list, rows, found, pages: pagination?.totalPages ?? 1 }
  const tabs = Object.entries(views).map(([id, { label }]) => ({
    id,
    label,
    count: counts?.[id] as number | undefined,
  }))

  return (
    <>
      {id &&
        page({
          id,
          listed: rows.find((record) => record.id === id),
          onClose: closeRecord,
          onDelete: remove,
        })}
      {!id && (
        <>
          <ScreenTitle
            title={title}
            count={data && `${countFound(found, all, noun)}, ${unread} unread`}
          />
          <QueryStates query={records} loading={texts.loading} failed={texts.failed} />
          {data && all === 0 && (
            <PlainPanel>
              <EmptyState
                drawing="/art/empty-messages.svg"
                title={texts.empty}
                hint={texts.emptyHint}
              />
            </PlainPanel>
          )}
          {data && all > 0 && (
            <>
              <ListToolbar
                list={list}
                placeholder={texts.search}
                filters={filters}
                moreFilters={moreFilters}
              />
              <Tabs
                label="View"
                tabs={tabs}
                selected={list.filters.view || 'all'}
                onSelect={(next) => list.filterBy('view', next === 'all' ? '' : next)}
              >
                <ListResults
                  list={shown}
                  loading={records.isPlaceholderData}
                  summary={countFound(found, all, noun)}
                >
                  {table({
                    list: shown,
                    busy: mode.kind !== 'list',
                    onOpen: (record) => open(record.id),
                    onDelete: remove,
                  })}
                </ListResults>
              </Tabs>
            </>
          )}
        </>
      )}
      {mode.kind === 'delete' && (
        <DeleteDialog
          {...deletion}
          name={deletion.nameOf(mode.item)}
          // Closed before the list is loaded again, which no longer has it.
          remove={() => deletion.remove(mode.item).then(closeRecord)}
          onClose={close}
        />
      )}
    </>
  )
}
