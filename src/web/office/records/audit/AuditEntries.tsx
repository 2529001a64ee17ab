import type { UseQueryResult } from '@tanstack/react-query'
import { QueryStates } from '#web/office/platform/layout/QueryStates.tsx'
import { ListResults } from '#web/office/platform/lists/ListResults.tsx'
import { ListToolbar } from '#web/office/platform/lists/ListToolbar.tsx'
import type { ListAddress } from '#web/office/platform/lists/use-list-address.ts'
import { AuditDays } from './AuditDays.tsx'
import styles from './AuditEntries.module.css'
import type { AuditPage } from './audit-queries.ts'

const failed = 'Failed to load the audit log. Please try again.'

type AuditEntriesProps = {
  lines: UseQueryResult<AuditPage>
  list: ListAddress<'person' | 'kind'>
}

/** A page of the log, with its filters. */
export function AuditEntries({ lines, list }: AuditEntriesProps) {
  const { data } = lines
  return (
    <>
      <p className={styles.intro}>Who did what, and when. Nothing here can be changed.</p>
      <ListToolbar list={list} filters={['person', 'kind']} />
      <QueryStates query={lines} loading="Loading the audit log..." failed={failed} />
      {data && (
        <ListResults
          list={{
            ...list,
            rows: data.data,
            found: data.data.length,
            pages: data.pagination.totalPages,
          }}
          loading={lines.isPlaceholderData}
          nothing="No entries"
        >
          <AuditDays lines={data.data} />
        </ListResults>
      )}
    </>
  )
}
