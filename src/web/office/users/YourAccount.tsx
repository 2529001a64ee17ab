import { Lock } from 'lucide-react'
import { storedUser } from '#web/api/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { SecondFactorPanel } from '../second-factor/SecondFactorPanel.tsx'
import { Sessions } from './Sessions.tsx'
import styles from './users.module.css'

type YourAccountProps = { busy: boolean; onChangePassword: () => void }

/** The signed-in user's own password and second factor, and all open sessions. */
export function YourAccount({ busy, onChangePassword }: YourAccountProps) {
  const user = storedUser()
  return (
    <section className={styles.account} aria-labelledby="your-account">
      <h2 id="your-account">Your account</h2>
      <div className={styles.own}>
        <p>
          You are signed in as <b>{user?.username}</b>. You sign in with {user?.email}.
        </p>
        <Button variant="line" busy={busy} onClick={onChangePassword}>
          <Lock className="icon" /> Change your password
        </Button>
      </div>
      <SecondFactorPanel busy={busy} />
      <h3>Signed in now</h3>
      <p className={styles.hint}>
        Where you and others are signed in. End any session that you do not recognize.
      </p>
      <Sessions busy={busy} />
    </section>
  )
}
