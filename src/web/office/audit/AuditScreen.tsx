import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AuditKind, auditKinds } from '#contract/audit.ts'
import { SelectField } from '#web/ui/Field.tsx'
import { PageNav } from '#web/ui/PageNav.tsx'
import { EmptyState } from '#web/ui/States.tsx'
import { PlainPanel } from '../layout/Panel.tsx'
import { QueryStates } from '../layout/QueryStates.tsx'
import { ScreenTitle } from '../layout/ScreenTitle.tsx'
import { usersQuery } from '../users/users-queries.ts'
import { AuditDays } from './AuditDays.tsx'
import styles from './AuditScreen.module.css'
import { type AuditFilter, auditQuery } from './audit-queries.ts'
import { kindNames } from './sentence.ts'

const failed = 'Failed to load the audit log. Please try again.'
const noFilter: AuditFilter = { person: '', kind: '', page: 1 }

export function AuditScreen() {
  const [filter, setFilter] = useState(noFilter)
  const lines = useQuery(auditQuery(filter))
  const { data } = lines
  const users = useQuery(usersQuery).data ?? []
  const total = data?.pagination.totalItems ?? 0
  const pages = data?.pagination.totalPages ?? 1

  const goToPage = (page: number) => {
    setFilter({ ...filter, page })
    scrollTo({ top: 0 })
  }

  return (
    <>
      <ScreenTitle
        title="Audit log"
        count={data && `${total.toLocaleString('en-US')} ${total === 1 ? 'entry' : 'entries'}`}
      />
      <p className={styles.intro}>Who did what, and when. Nothing here can be changed.</p>
      <div className={styles.filters}>
        <SelectField
          label="Person"
          value={filter.person}
          onChange={({ target }) => setFilter({ ...filter, person: target.value, page: 1 })}
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
            setFilter({ ...filter, kind: target.value as AuditKind | '', page: 1 })
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
