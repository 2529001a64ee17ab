import type { SignedInUser } from '#contract/accounts/auth.ts'
import { ProfileForm, profileLimits } from '#contract/accounts/profile.ts'
import { firstUsername } from '#contract/accounts/signature.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { FormDialog } from '#web/office/platform/layout/FormDialog.tsx'
import { TextArea } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { PasswordField } from '#web/ui/PasswordField.tsx'
import { useUserChange } from '../sign-in/SessionGuard.tsx'
import { changeOwnProfile, usersKey } from '../users/users-queries.ts'

const secrets = ['password' as const]

/** The signed-in user's own name, email and signature. */
export function ProfileDialog({ user, onClose }: { user: SignedInUser; onClose: () => void }) {
  const changeUser = useUserChange()
  const draft = useDraftForm({
    kind: 'own profile',
    schema: ProfileForm,
    start: {
      username: user.username === firstUsername ? '' : user.username,
      email: user.email,
      signature: user.signature ?? '',
      password: '',
    },
    secrets,
    onClose,
  })
  const saving = useChange({
    change: changeOwnProfile,
    reload: usersKey,
    success: 'Your account is saved.',
    failure: 'Your account could not be saved.',
    onDone: ({ username, email, signature = '' }) => {
      changeUser({ username, email, signature })
      draft.close()
    },
  })
  const { form } = draft
  const disabled = saving.isPending
  const movesAway = form.watch('email').trim().toLowerCase() !== user.email
  return (
    <FormDialog
      title="Edit your account"
      draft={draft}
      saving={saving}
      fields={{
        username: (
          <FormField
            form={form}
            name="username"
            label="Name"
            required
            autoComplete="name"
            disabled={disabled}
            hint="Colleagues see it, and your letters have it."
          />
        ),
        email: (
          <FormField
            form={form}
            name="email"
            label="Email"
            type="email"
            required
            autoComplete="email"
            disabled={disabled}
            hint="You sign in with it."
          />
        ),
        password: movesAway ? (
          <FormField
            form={form}
            name="password"
            as={PasswordField}
            label="Current password"
            required
            autoComplete="current-password"
            disabled={disabled}
            hint="Needed because you change your email."
          />
        ) : null,
        signature: (
          <FormField
            form={form}
            name="signature"
            as={TextArea}
            rows={4}
            label="Signature"
            disabled={disabled}
            max={profileLimits.signature}
            hint="Stands below your replies and letters, such as your name, your job and your phone."
          />
        ),
      }}
    />
  )
}
