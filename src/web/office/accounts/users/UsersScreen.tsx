import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { User } from '#contract/accounts/users.ts'
import { storedUser } from '#web/api/session.ts'
import { useReopenDraft } from '#web/office/platform/drafts/use-reopen-draft.ts'
import { ManagementScreen } from '#web/office/platform/layout/ManagementScreen.tsx'
import { ListResults } from '#web/office/platform/lists/ListResults.tsx'
import { ListToolbar } from '#web/office/platform/lists/ListToolbar.tsx'
import { useWholeList } from '#web/office/platform/lists/use-whole-list.ts'
import { sectionPath } from '#web/office/platform/paths.ts'
import { Table } from '#web/ui/Table.tsx'
import { ActiveDialog } from './ActiveDialog.tsx'
import { AddUserDialog } from './AddUserDialog.tsx'
import { RoleDialog } from './RoleDialog.tsx'
import { RoleList } from './RoleList.tsx'
import { SetPasswordDialog } from './SetPasswordDialog.tsx'
import { userColumns } from './user-columns.tsx'
import { userList } from './user-list.ts'
import { usersQuery } from './users-queries.ts'

const texts = {
  loading: 'Loading administrators...',
  failed: 'Failed to load administrators. Please try again.',
  empty: 'No administrators',
  add: 'Add Administrator',
}

type Open = { dialog: 'add' } | { dialog: 'role' | 'password' | 'active'; user: User }

export function UsersScreen() {
  const navigate = useNavigate()
  const users = useQuery(usersQuery)
  const list = useWholeList(userList, users.data)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  useReopenDraft('user', users.data, () => setOpen({ dialog: 'add' }))
  const busy = open !== undefined
  const columns = userColumns({
    you: storedUser()?._id,
    busy,
    onAccount: () => navigate(sectionPath('account')),
    onRole: (user) => setOpen({ dialog: 'role', user }),
    onPassword: (user) => setOpen({ dialog: 'password', user }),
    onActive: (user) => setOpen({ dialog: 'active', user }),
  })

  return (
    <>
      <ManagementScreen
        title="Administrators"
        query={users}
        count={(rows) => `${rows.filter(({ active }) => active).length} active`}
        texts={texts}
        drawing="/art/empty-team.svg"
        onAdd={() => setOpen({ dialog: 'add' })}
        busy={busy}
        note="A deactivated person keeps their name in the audit log, but cannot sign in."
      >
        {() => (
          <>
            <ListToolbar list={list} placeholder="Search by name or email" filters={['status']} />
            <ListResults list={list}>
              <Table
                caption="Administrators"
                columns={columns}
                rows={list.rows}
                rowKey={({ id }) => id}
                sorting={list}
                isMuted={({ active }) => !active}
              />
            </ListResults>
          </>
        )}
      </ManagementScreen>
      <RoleList />
      {open?.dialog === 'add' && <AddUserDialog onClose={close} />}
      {open?.dialog === 'role' && <RoleDialog user={open.user} onClose={close} />}
      {open?.dialog === 'password' && <SetPasswordDialog user={open.user} onClose={close} />}
      {open?.dialog === 'active' && <ActiveDialog user={open.user} onClose={close} />}
    </>
  )
}
