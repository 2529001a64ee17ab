import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Tabs } from '#web/ui/Tabs.tsx'
import { ScreenTitle } from '../layout/ScreenTitle.tsx'
import { TaskTable } from '../scheduler/TaskTable.tsx'
import { AuditEntries } from './AuditEntries.tsx'
import { type AuditFilter, auditQuery } from './audit-queries.ts'

const noFilter: AuditFilter = { person: '', kind: '', page: 1 }

type Tab = 'entries' | 'tasks'

const tabs: { id: Tab; label: string }[] = [
  { id: 'entries', label: 'Entries' },
  { id: 'tasks', label: 'Automatic tasks' },
]

export function AuditScreen() {
  const [tab, setTab] = useTab()
  const [filter, setFilter] = useState(noFilter)
  const lines = useQuery(auditQuery(filter))
  const total = lines.data?.pagination.totalItems ?? 0
  const count = `${total.toLocaleString('en-US')} ${total === 1 ? 'entry' : 'entries'}`

  return (
    <>
      <ScreenTitle title="Audit log" count={tab === 'entries' && lines.data ? count : undefined} />
      <Tabs label="Audit log" tabs={tabs} selected={tab} onSelect={setTab}>
        {tab === 'entries' ? (
          <AuditEntries lines={lines} filter={filter} onFilter={setFilter} />
        ) : (
          <TaskTable />
        )}
      </Tabs>
    </>
  )
}

function useTab() {
  const [query, setQuery] = useSearchParams()
  const tab: Tab = query.get('tab') === 'tasks' ? 'tasks' : 'entries'
  const setTab = (next: Tab) => {
    setQuery((before) => {
      before.delete('tab')
      if (next !== 'entries') before.set('tab', next)
      return before
    })
  }
  return [tab, setTab] as const
}
