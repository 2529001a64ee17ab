import { PasswordChange } from '#contract/accounts/passwords.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { FormDialog } from '#web/office/platform/layout/FormDialog.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { PasswordField } from '#web/ui/PasswordField.tsx'
import { useUserChange } from '../sign-in/SessionGuard.tsx'
import { passwordHint } from '../users/SetPasswordDialog.tsx'
import { changeOwnPassword, usersKey } from '../users/users-queries.ts'

const secrets = ['current' as const, 'next' as const]

export function OwnPasswordDialog({ onClose }: { onClose: () => void }) {
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
