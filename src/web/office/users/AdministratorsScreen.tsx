import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Administrator } from '#contract/administrators.ts'
import { storedUser } from '#web/api/session.ts'
import { Table } from '#web/ui/Table.tsx'
import { useInterrupted } from '../drafts/use-interrupted.ts'
import { ManagementScreen } from '../layout/ManagementScreen.tsx'
import { useAskedByLink } from '../layout/use-asked-by-link.ts'
import { ActiveDialog } from './ActiveDialog.tsx'
import { AddAdministratorDialog } from './AddAdministratorDialog.tsx'
import { administratorColumns } from './administrator-columns.tsx'
import { OwnPasswordDialog } from './OwnPasswordDialog.tsx'
import { SetPasswordDialog } from './SetPasswordDialog.tsx'
import { administratorsQuery } from './users-queries.ts'
import { YourAccount } from './YourAccount.tsx'

const words = {
  loading: 'Loading administrators...',
  failed: 'Failed to load administrators. Please try again.',
  empty: 'No administrators',
  add: 'Add Administrator',
}

type Open =
  | { dialog: 'add' | 'own password' }
  | { dialog: 'password' | 'active'; administrator: Administrator }

export function AdministratorsScreen() {
  const administrators = useQuery(administratorsQuery)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  useInterrupted('administrator', administrators.data, () => setOpen({ dialog: 'add' }))
  const changeOwnPassword = () => setOpen({ dialog: 'own password' })
  const busy = open !== undefined
  useAskedByLink('password', changeOwnPassword)
  const columns = administratorColumns({
    you: storedUser()?._id,
    busy,
    onOwnPassword: changeOwnPassword,
    onPassword: (administrator) => setOpen({ dialog: 'password', administrator }),
    onActive: (administrator) => setOpen({ dialog: 'active', administrator }),
  })

  return (
    <>
      <ManagementScreen
        title="Administrators"
        query={administrators}
        count={(rows) => `${rows.filter(({ active }) => active).length} active`}
        words={words}
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
            cards="even"
          />
        )}
      </ManagementScreen>
      <YourAccount busy={busy} onChangePassword={changeOwnPassword} />
      {open?.dialog === 'add' && <AddAdministratorDialog onClose={close} />}
      {open?.dialog === 'own password' && <OwnPasswordDialog onClose={close} />}
      {open?.dialog === 'password' && (
        <SetPasswordDialog administrator={open.administrator} onClose={close} />
      )}
      {open?.dialog === 'active' && (
        <ActiveDialog administrator={open.administrator} onClose={close} />
      )}
    </>
  )
}
