import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { MadeLink } from '#contract/accounts/account-links.ts'
import type { User } from '#contract/accounts/users.ts'
import { roles } from '#contract/platform/roles.ts'
import { makeSearchText } from '#contract/platform/search.ts'
import { storedUser } from '#web/api/session.ts'
import { useReopenDraft } from '#web/office/platform/drafts/drafts.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { prefetchAll } from '#web/office/platform/layout/lazy-screen.tsx'
import { ManagementScreen } from '#web/office/platform/layout/ManagementScreen.tsx'
import { Panel } from '#web/office/platform/layout/Panel.tsx'
import { useLinkAction } from '#web/office/platform/layout/use-link-action.ts'
import { ListResults } from '#web/office/platform/lists/ListResults.tsx'
import { ListToolbar } from '#web/office/platform/lists/ListToolbar.tsx'
import type { WholeList } from '#web/office/platform/lists/list-definition.ts'
import { useWholeList } from '#web/office/platform/lists/use-whole-list.ts'
import { sectionPath } from '#web/office/platform/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Table } from '#web/ui/Table.tsx'
import { RoleDialog } from './RoleDialog.tsx'
import { AddUserDialog, InviteDialog, PasskeysDialog, SetPasswordDialog } from './UserDialogs.tsx'
import { NewLinkDialog, UserLinkDialog } from './UserLinkDialog.tsx'
import styles from './UsersScreen.module.css'
import { userColumns, userStatus } from './user-columns.tsx'
import { changeUser, usersKey, usersQuery } from './users-queries.ts'

const userList: WholeList<User, 'status'> = {
  noun: 'administrators',
  pageSize: 25,
  searchText: ({ username, email }) => makeSearchText([username, email]),
  defaultSort: '',
  sorts: {
    name: { label: 'Name', kind: 'text', value: ({ username }) => username },
    signedIn: {
      label: 'Last sign-in',
      kind: 'date',
      value: ({ lastSignInAt }) => lastSignInAt ?? '',
    },
  },
  filters: {
    status: {
      label: 'Status',
      all: 'Everyone',
      options: [
        { value: 'active', label: 'Active' },
        { value: 'invited', label: 'Invited' },
        { value: 'deactivated', label: 'Deactivated' },
      ],
      value: userStatus,
    },
  },
}

const texts = {
  loading: 'Loading administrators...',
  failed: 'Failed to load administrators. Please try again.',
  empty: 'No administrators',
  add: 'Add Administrator',
}

type Open =
  | { dialog: 'add' | 'invite' }
  | { dialog: 'role' | 'password' | 'link' | 'passkeys' | 'active'; user: User }
  | { dialog: 'new link'; username: string; link: MadeLink }

export function UsersScreen() {
  const navigate = useNavigate()
  const users = useQuery(usersQuery)
  const list = useWholeList(userList, users.data)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const showLink = (username: string, link: MadeLink) =>
    setOpen({ dialog: 'new link', username, link })
  useLinkAction('new', () => setOpen({ dialog: 'add' }))
  useLinkAction('invite', () => setOpen({ dialog: 'invite' }))
  useReopenDraft('user', users.data, () => setOpen({ dialog: 'add' }))
  useReopenDraft('invitation', users.data, () => setOpen({ dialog: 'invite' }))
  const busy = open !== undefined
  const columns = userColumns({
    you: storedUser()?._id,
    busy,
    onAccount: () => navigate(sectionPath('account')),
    onRole: (user) => setOpen({ dialog: 'role', user }),
    onPassword: (user) => setOpen({ dialog: 'password', user }),
    onLink: (user) => setOpen({ dialog: 'link', user }),
    onPasskeys: (user) => setOpen({ dialog: 'passkeys', user }),
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
        actions={
          <Button variant="line" busy={busy} onClick={() => setOpen({ dialog: 'invite' })}>
            <Mail className="icon" /> Invite
          </Button>
        }
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
      {open?.dialog === 'invite' && <InviteDialog onClose={close} onLink={showLink} />}
      {open?.dialog === 'link' && (
        <UserLinkDialog user={open.user} onClose={close} onLink={showLink} />
      )}
      {open?.dialog === 'new link' && (
        <NewLinkDialog username={open.username} link={open.link} onClose={close} />
      )}
      {open?.dialog === 'role' && <RoleDialog user={open.user} onClose={close} />}
      {open?.dialog === 'password' && <SetPasswordDialog user={open.user} onClose={close} />}
      {open?.dialog === 'passkeys' && <PasskeysDialog user={open.user} onClose={close} />}
      {open?.dialog === 'active' && <ActiveDialog user={open.user} onClose={close} />}
    </>
  )
}

UsersScreen.prefetch = prefetchAll(usersQuery)

function RoleList() {
  return (
    <div className={styles.roles}>
      <Panel title="What each role may do">
        <dl>
          {Object.values(roles).map(({ name, purpose }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{purpose}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </div>
  )
}

type ActiveDialogProps = { user: User; onClose: () => void }

/** Asks before a user is deactivated or reactivated. */
function ActiveDialog({ user, onClose }: ActiveDialogProps) {
  const { username, email, active } = user
  const saving = useChange({
    change: () => changeUser(user, { active: !active }),
    reload: usersKey,
    success: active ? `${username} can no longer sign in.` : `${username} can sign in again.`,
    failure: active
      ? 'The administrator could not be deactivated.'
      : 'The administrator could not be reactivated.',
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      title={active ? 'Deactivate Administrator' : 'Reactivate Administrator'}
      question={
        active
          ? `Do you want to deactivate ${username}? They will be signed out immediately and cannot sign in again.`
          : `Do you want to reactivate ${username}? They can sign in with the password they had.`
      }
      action={active ? 'Deactivate' : 'Reactivate'}
      safe={!active}
      busy={saving.isPending}
      problem={saving.error?.message}
      onConfirm={() => saving.mutate()}
      onCancel={onClose}
    >
      <p>
        <b>{email}</b>
      </p>
    </ConfirmDialog>
  )
}
