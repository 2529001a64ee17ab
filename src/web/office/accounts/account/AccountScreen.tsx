import { Lock, Pencil } from 'lucide-react'
import { useState } from 'react'
import { PasswordChange } from '#contract/accounts/passwords.ts'
import { isRole, roles } from '#contract/platform/roles.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { FormDialog } from '#web/office/platform/layout/FormDialog.tsx'
import { prefetchAll } from '#web/office/platform/layout/lazy-screen.tsx'
import { ScreenTitle } from '#web/office/platform/layout/ScreenTitle.tsx'
import { useLinkAction } from '#web/office/platform/layout/use-link-action.ts'
import { useMay, useSignedInUser } from '#web/office/platform/layout/use-may.ts'
import { NewsMailSetting } from '#web/office/records/news/NewsMailSetting.tsx'
import { Button } from '#web/ui/Button.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { PasswordField } from '#web/ui/PasswordField.tsx'
import { passwordHint } from '../password-hint.ts'
import { SecondFactorPanel } from '../second-factor/SecondFactorPanel.tsx'
import { secondFactorQuery } from '../second-factor/second-factor-queries.ts'
import { useUserChange } from '../sign-in/SessionGuard.tsx'
import { Sessions } from '../users/Sessions.tsx'
import { changeOwnPassword, sessionsQuery, usersKey } from '../users/users-queries.ts'
import styles from './AccountScreen.module.css'
import { PasskeyPanel } from './PasskeyPanel.tsx'
import { ProfileDialog } from './ProfileDialog.tsx'

/** The signed-in user's own name, signature, password, second factor, passkeys and sessions. An owner sees all sessions. */
export function AccountScreen() {
  const may = useMay()
  const user = useSignedInUser()
  const [open, setOpen] = useState<'password' | 'profile'>()
  const close = () => setOpen(undefined)
  const busy = open !== undefined
  useLinkAction('password', () => setOpen('password'))
  useLinkAction('profile', () => setOpen('profile'))
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
          {user?.signature ? (
            <p className={styles.signature}>{user.signature}</p>
          ) : (
            <p>Your letters have no signature yet.</p>
          )}
        </div>
        <div className={styles.actions}>
          <Button variant="line" busy={busy} onClick={() => setOpen('profile')}>
            <Pencil className="icon" /> Edit your account
          </Button>
          <Button variant="line" busy={busy} onClick={() => setOpen('password')}>
            <Lock className="icon" /> Change your password
          </Button>
        </div>
      </div>
      <SecondFactorPanel busy={busy} />
      <PasskeyPanel busy={busy} />
      <NewsMailSetting />
      <h2 className={styles.sessions}>Signed in now</h2>
      <p className={styles.hint}>
        {may('owner') ? 'Where you and others are signed in.' : 'Where you are signed in.'} End any
        session that you do not recognize.
      </p>
      <Sessions busy={busy} />
      {open === 'password' && <OwnPasswordDialog onClose={close} />}
      {open === 'profile' && user && <ProfileDialog user={user} onClose={close} />}
    </>
  )
}

AccountScreen.prefetch = prefetchAll(secondFactorQuery, sessionsQuery)

const secrets = ['current' as const, 'next' as const]

function OwnPasswordDialog({ onClose }: { onClose: () => void }) {
  const changeUser = useUserChange()
  const draft = useDraftForm({
    kind: 'own password',
    schema: PasswordChange,
    start: { current: '', next: '' },
    secrets,
    onClose,
  })
  const saving = useChange({
    change: changeOwnPassword,
    reload: usersKey,
    success: 'Your password is changed. You are signed out everywhere else.',
    failure: 'Your password could not be changed.',
    onDone: () => {
      // Hides the notice that asks to change the generated password.
      changeUser({ passwordGenerated: false })
      draft.close()
    },
  })
  const { form } = draft
  const disabled = saving.isPending
  return (
    <FormDialog
      title="Change your password"
      draft={draft}
      saving={saving}
      fields={{
        current: (
          <FormField
            form={form}
            name="current"
            as={PasswordField}
            label="Current password"
            required
            autoComplete="current-password"
            disabled={disabled}
          />
        ),
        next: (
          <FormField
            form={form}
            name="next"
            as={PasswordField}
            label="New password"
            required
            autoComplete="new-password"
            disabled={disabled}
            hint={passwordHint}
          />
        ),
      }}
    />
  )
}
