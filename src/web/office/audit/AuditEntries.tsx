import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type AuditKind, auditKinds } from '#contract/audit.ts'
import { SelectField } from '#web/ui/Field.tsx'
import { PageNav } from '#web/ui/PageNav.tsx'
import { EmptyState } from '#web/ui/States.tsx'
import { PlainPanel } from '../layout/Panel.tsx'
import { QueryStates } from '../layout/QueryStates.tsx'
import { usersQuery } from '../users/users-queries.ts'
import { AuditDays } from './AuditDays.tsx'
import styles from './AuditEntries.module.css'
import type { AuditFilter, AuditPage } from './audit-queries.ts'
import { kindNames } from './sentence.ts'

const failed = 'Failed to load the audit log. Please try again.'

type AuditEntriesProps = {
  lines: UseQueryResult<AuditPage>
  filter: AuditFilter
  onFilter: (filter: AuditFilter) => void
}

/** A page of the log, with its filters. */
export function AuditEntries({ lines, filter, onFilter }: AuditEntriesProps) {
  const { data } = lines
  const users = useQuery(usersQuery).data ?? []
  const pages = data?.pagination.totalPages ?? 1

  const goToPage = (page: number) => {
    onFilter({ ...filter, page })
    scrollTo({ top: 0 })
  }

  return (
    <>
      <p className={styles.intro}>Who did what, and when. Nothing here can be changed.</p>
      <div className={styles.filters}>
        <SelectField
          label="Person"
          value={filter.person}
          onChange={({ target }) => onFilter({ ...filter, person: target.value, page: 1 })}
        >
          <option value="">Everyone</option>
          {users.map(({ id, username, email }) => (
            <option key={id} value={id}>
              {username} ({email})
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Kind"
          value={filter.kind}
          onChange={({ target }) =>
            onFilter({ ...filter, kind: target.value as AuditKind | '', page: 1 })
          }
        >
          <option value="">Everything</option>
          {auditKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindNames[kind].label}
            </option>
          ))}
        </SelectField>
      </div>
      <QueryStates query={lines} loading="Loading the audit log..." failed={failed} />
      {data?.data.length === 0 && (
        <PlainPanel>
          <EmptyState
            drawing="/art/empty-found.svg"
            title="No entries"
            hint="Nothing matches your filters."
          />
        </PlainPanel>
      )}
      {data && data.data.length > 0 && <AuditDays lines={data.data} />}
      <div className={styles.foot}>
        <PageNav page={filter.page} count={pages} onPage={goToPage} />
      </div>
    </>
  )
}
