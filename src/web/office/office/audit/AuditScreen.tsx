import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { usersQuery } from '#web/office/accounts/users/users-queries.ts'
import { TaskTable } from '#web/office/operations/scheduler/TaskTable.tsx'
import { prefetchAll } from '#web/office/platform/layout/lazy-screen.tsx'
import { ScreenTitle } from '#web/office/platform/layout/ScreenTitle.tsx'
import { useListAddress } from '#web/office/platform/lists/use-list-address.ts'
import { AuditEntries, type VersionLine } from '#web/office/records/audit/AuditEntries.tsx'
import { auditList, auditQuery } from '#web/office/records/audit/audit-queries.ts'
import { Tabs } from '#web/ui/Tabs.tsx'
import { LineHistory } from './LineHistory.tsx'

type Tab = 'entries' | 'tasks'

const tabs: { id: Tab; label: string }[] = [
  { id: 'entries', label: 'Entries' },
  { id: 'tasks', label: 'Automatic tasks' },
]

export function AuditScreen() {
  const [tab, setTab] = useTab()
  const [opened, setOpened] = useState<VersionLine>()
  const list = useListAddress(auditList(useQuery(usersQuery).data))
  const lines = useQuery(auditQuery(list))
  const total = lines.data?.pagination.totalItems ?? 0
  const count = `${total.toLocaleString('en-US')} ${total === 1 ? 'entry' : 'entries'}`

  return (
    <>
      <ScreenTitle title="Audit log" count={tab === 'entries' && lines.data ? count : undefined} />
      <Tabs label="Audit log" tabs={tabs} selected={tab} onSelect={setTab}>
        {tab === 'entries' ? (
          <AuditEntries lines={lines} list={list} onOpen={setOpened} />
        ) : (
          <TaskTable />
        )}
      </Tabs>
      {opened && <LineHistory line={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

AuditScreen.prefetch = prefetchAll(
  usersQuery,
  auditQuery({ filters: { person: '', kind: '' }, page: 1 }),
)

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
