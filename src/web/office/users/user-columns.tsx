import { Lock } from 'lucide-react'
import type { User } from '#contract/users.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { initialsOf } from '#web/ui/initials.ts'
import type { Column } from '#web/ui/Table.tsx'
import { formatTodayOrDate } from '../format.ts'
import { SubText } from '../layout/cells.tsx'
import styles from './users.module.css'

type Handlers = {
  /** The id of the signed-in user. */
  you: string | undefined
  busy: boolean
  onOwnPassword: () => void
  onPassword: (user: User) => void
  onActive: (user: User) => void
}

export const userColumns = ({
  you,
  busy,
  onOwnPassword,
  onPassword,
  onActive,
}: Handlers): Column<User>[] => [
  {
    header: 'Name',
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
  { header: 'Role', cell: ({ role }) => role },
  {
    header: 'Status',
    cell: ({ active }) => (
      <Badge color={active ? 'green' : 'grey'}>{active ? 'Active' : 'Deactivated'}</Badge>
    ),
  },
  { header: 'Second factor', cell: ({ secondFactor }) => (secondFactor ? 'On' : 'Off') },
  {
    header: 'Last sign-in',
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
            <Button variant="quiet" size="small" busy={busy} onClick={onOwnPassword}>
              <Lock className="icon" /> Change password
            </Button>
          </div>
        )
      }
      return (
        <div className={styles.actions}>
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
