import { Link, Lock, Pencil, Trash2, UserRound } from 'lucide-react'
import type { User } from '#contract/accounts/users.ts'
import { isRole, roles } from '#contract/platform/roles.ts'
import { formatTodayOrDate } from '#web/office/platform/format.ts'
import { BreakableEmail, SubText } from '#web/office/platform/layout/cells.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { getInitials } from '#web/ui/initials.ts'
import type { Column } from '#web/ui/Table.tsx'
import styles from './users.module.css'

type Handlers = {
  /** The id of the signed-in user. */
  you: string | undefined
  busy: boolean
  onAccount: () => void
  onRole: (user: User) => void
  onPassword: (user: User) => void
  onLink: (user: User) => void
  onPasskeys: (user: User) => void
  onActive: (user: User) => void
}

export function userStatus({ active, invited }: User) {
  if (!active) return 'deactivated'
  return invited ? 'invited' : 'active'
}

const statusBadges = {
  active: <Badge color="green">Active</Badge>,
  invited: <Badge color="orange">Invited</Badge>,
  deactivated: <Badge color="grey">Deactivated</Badge>,
}

export const userColumns = ({
  you,
  busy,
  onAccount,
  onRole,
  onPassword,
  onLink,
  onPasskeys,
  onActive,
}: Handlers): Column<User>[] => [
  {
    header: 'Name',
    sort: 'name',
    card: 'lead',
    cell: ({ id, username, email }) => (
      <span className={styles.person}>
        <b className={styles.initials} aria-hidden="true">
          {getInitials(username)}
        </b>
        <span>
          {username} {id === you && <small className={styles.you}>You</small>}
          <SubText>
            <BreakableEmail email={email} />
          </SubText>
        </span>
      </span>
    ),
  },
  {
    header: 'Role',
    cell: (user) => (
      <span className={styles.role}>
        {isRole(user.role) ? roles[user.role].name : user.role}
        {user.id !== you && (
          <IconButton
            label={`Change role of ${user.username}`}
            icon={<Pencil className="icon" />}
            disabled={busy}
            onClick={() => onRole(user)}
          />
        )}
      </span>
    ),
  },
  {
    header: 'Status',
    card: 'fact',
    cell: (user) => statusBadges[userStatus(user)],
  },
  {
    header: 'Second factor',
    cell: (user) => (
      <>
        {user.secondFactor ? 'On' : 'Off'}
        {user.passkeys > 0 && (
          <span className={styles.role}>
            <SubText>{user.passkeys === 1 ? '1 passkey' : `${user.passkeys} passkeys`}</SubText>
            {user.id !== you && (
              <IconButton
                label={`Remove passkeys of ${user.username}`}
                icon={<Trash2 className="icon" />}
                disabled={busy}
                onClick={() => onPasskeys(user)}
              />
            )}
          </span>
        )}
      </>
    ),
  },
  {
    header: 'Last sign-in',
    sort: 'signedIn',
    cell: ({ lastSignInAt }) => (lastSignInAt ? formatTodayOrDate(lastSignInAt) : 'Never'),
  },
  {
    header: 'Actions',
    card: 'foot',
    cell: (user) => {
      const { id, username, active, invited } = user
      if (id === you) {
        return (
          <div className={styles.actions}>
            <Button variant="quiet" size="small" busy={busy} onClick={onAccount}>
              <UserRound className="icon" /> Your account
            </Button>
          </div>
        )
      }
      return (
        <div className={styles.actions}>
          {active && (
            <Button variant="quiet" size="small" busy={busy} onClick={() => onLink(user)}>
              <Link className="icon" /> {invited ? 'Invite again' : 'Link'}
              <span className="visually-hidden"> for {username}</span>
            </Button>
          )}
          <Button variant="quiet" size="small" busy={busy} onClick={() => onPassword(user)}>
            <Lock className="icon" /> Set password
            <span className="visually-hidden"> for {username}</span>
          </Button>
          <Button
            variant={active ? 'quiet-danger' : 'quiet'}
            size="small"
            busy={busy}
            onClick={() => onActive(user)}
          >
            {active ? 'Deactivate' : 'Reactivate'}
            <span className="visually-hidden"> {username}</span>
          </Button>
        </div>
      )
    },
  },
]
