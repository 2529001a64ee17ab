import { Lock } from 'lucide-react'
import { useState } from 'react'
import { isRole, roles } from '#contract/platform/roles.ts'
import { ScreenTitle } from '#web/office/platform/layout/ScreenTitle.tsx'
import { useLinkAction } from '#web/office/platform/layout/use-link-action.ts'
import { useMay, useSignedInUser } from '#web/office/platform/layout/use-may.ts'
import { Button } from '#web/ui/Button.tsx'
import { SecondFactorPanel } from '../second-factor/SecondFactorPanel.tsx'
import { Sessions } from '../users/Sessions.tsx'
import styles from './AccountScreen.module.css'
import { OwnPasswordDialog } from './OwnPasswordDialog.tsx'

/** The signed-in user's own password, second factor and sessions. An owner sees all sessions. */
export function AccountScreen() {
  const may = useMay()
  const user = useSignedInUser()
  const [changing, setChanging] = useState(false)
  useLinkAction('password', () => setChanging(true))
  return (
    <>
      <ScreenTitle title="Your Account" />
      <div className={styles.own}>
        <div>
          <p>
            You are signed in as <b>{user?.username}</b>. You sign in with {user?.email}.
          </p>
          {user && isRole(user.role) && (
            <p>
              Your role is <b>{roles[user.role].name}</b>. {roles[user.role].purpose}
            </p>
          )}
        </div>
        <Button variant="line" busy={changing} onClick={() => setChanging(true)}>
          <Lock className="icon" /> Change your password
        </Button>
      </div>
      <SecondFactorPanel busy={changing} />
      <h2 className={styles.sessions}>Signed in now</h2>
      <p className={styles.hint}>
        {may('owner') ? 'Where you and others are signed in.' : 'Where you are signed in.'} End any
        session that you do not recognize.
      </p>
      <Sessions busy={changing} />
      {changing && <OwnPasswordDialog onClose={() => setChanging(false)} />}
    </>
  )
}
