import { Lock, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { isRole, roles } from '#contract/roles.ts'
import type { User } from '#contract/users.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { initialsOf } from '#web/ui/initials.ts'
import type { Column } from '#web/ui/Table.tsx'
import { formatTodayOrDate } from '../format.ts'
import { SubText } from '../layout/cells.tsx'
import { sectionPath } from '../paths.ts'
import styles from './users.module.css'

type Handlers = {
  /** The id of the signed-in user. */
  you: string | undefined
  busy: boolean
  onRole: (user: User) => void
  onPassword: (user: User) => void
  onActive: (user: User) => void
}

export const userColumns = ({
  you,
  busy,
  onRole,
  onPassword,
  onActive,
}: Handlers): Column<User>[] => [
  {
    header: 'Name',
    sort: 'name',
    card: 'lead',
    cell: ({ id, username, email }) => (
      <span className={styles.person}>
        <b className={styles.initials} aria-hidden="true">
          {initialsOf(username)}
        </b>
        <span>
          {username} {id === you && <small className={styles.you}>You</small>}
          <SubText>{email}</SubText>
        </span>
      </span>
    ),
  },
  { header: 'Role', cell: ({ role }) => (isRole(role) ? roles[role].name : role) },
  {
    header: 'Status',
    card: 'fact',
    cell: ({ active }) => (
      <Badge color={active ? 'green' : 'grey'}>{active ? 'Active' : 'Deactivated'}</Badge>
    ),
  },
  { header: 'Second factor', cell: ({ secondFactor }) => (secondFactor ? 'On' : 'Off') },
  {
    header: 'Last sign-in',
    sort: 'signedIn',
    cell: ({ lastSignInAt }) => (lastSignInAt ? formatTodayOrDate(lastSignInAt) : 'Never'),
  },
  {
    header: 'Actions',
    card: 'foot',
    cell: (user) => {
      const { id, username, active } = user
      if (id === you) {
        return (
          <div className={styles.actions}>
            <Link to={sectionPath('account')}>Your account</Link>
          </div>
        )
      }
      return (
        <div className={styles.actions}>
          <Button variant="quiet" size="small" busy={busy} onClick={() => onRole(user)}>
            <UserRound className="icon" /> Change role
            <span className="visually-hidden"> of {username}</span>
          </Button>
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
