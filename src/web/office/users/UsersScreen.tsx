import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#contract/users.ts'
import { storedUser } from '#web/api/session.ts'
import { Table } from '#web/ui/Table.tsx'
import { useReopenDraft } from '../drafts/use-reopen-draft.ts'
import { ManagementScreen } from '../layout/ManagementScreen.tsx'
import { useLinkAction } from '../layout/use-link-action.ts'
import { ActiveDialog } from './ActiveDialog.tsx'
import { AddUserDialog } from './AddUserDialog.tsx'
import { OwnPasswordDialog } from './OwnPasswordDialog.tsx'
import { SetPasswordDialog } from './SetPasswordDialog.tsx'
import { userColumns } from './user-columns.tsx'
import { usersQuery } from './users-queries.ts'
import { YourAccount } from './YourAccount.tsx'

const texts = {
  loading: 'Loading administrators...',
  failed: 'Failed to load administrators. Please try again.',
  empty: 'No administrators',
  add: 'Add Administrator',
}

type Open = { dialog: 'add' | 'own password' } | { dialog: 'password' | 'active'; user: User }

export function UsersScreen() {
  const users = useQuery(usersQuery)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  useReopenDraft('user', users.data, () => setOpen({ dialog: 'add' }))
  const changeOwnPassword = () => setOpen({ dialog: 'own password' })
  const busy = open !== undefined
  useLinkAction('password', changeOwnPassword)
  const columns = userColumns({
    you: storedUser()?._id,
    busy,
    onOwnPassword: changeOwnPassword,
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
        {(rows) => (
          <Table
            caption="Administrators"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            isMuted={({ active }) => !active}
          />
        )}
      </ManagementScreen>
      <YourAccount busy={busy} onChangePassword={changeOwnPassword} />
      {open?.dialog === 'add' && <AddUserDialog onClose={close} />}
      {open?.dialog === 'own password' && <OwnPasswordDialog onClose={close} />}
      {open?.dialog === 'password' && <SetPasswordDialog user={open.user} onClose={close} />}
      {open?.dialog === 'active' && <ActiveDialog user={open.user} onClose={close} />}
    </>
  )
}
