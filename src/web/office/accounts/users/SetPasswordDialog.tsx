import { z } from 'zod'
import { NewPassword } from '#contract/accounts/passwords.ts'
import type { User } from '#contract/accounts/users.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { FormDialog } from '#web/office/platform/layout/FormDialog.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { PasswordField } from '#web/ui/PasswordField.tsx'
import { passwordHint } from '../password-hint.ts'
import { changeUser, usersKey } from './users-queries.ts'

const Values = z.object({ password: NewPassword })
type Values = z.infer<typeof Values>
const secrets = ['password' as const]

type SetPasswordDialogProps = { user: User; onClose: () => void }

/** Sets a new password for a user who forgot theirs. */
export function SetPasswordDialog({ user, onClose }: SetPasswordDialogProps) {
  const { username } = user
  const draft = useDraftForm({
    kind: 'password',
    schema: Values,
    start: { password: '' },
    secrets,
    onClose,
  })
  const saving = useChange({
    change: (values: Values) => changeUser(user, values),
    reload: usersKey,
    success: `${username} has a new password.`,
    failure: 'The password could not be set.',
    onDone: draft.close,
  })
  const { form } = draft
  return (
    <FormDialog
      title={`Set a password for ${username}`}
      draft={draft}
      saving={saving}
      fields={{
        password: (
          <FormField
            form={form}
            name="password"
            as={PasswordField}
            label="New password"
            required
            autoComplete="new-password"
            disabled={saving.isPending}
            hint={passwordHint}
          />
        ),
      }}
    >
      {(fields) => (
        <>
          <p>
            {username} is signed out everywhere. Tell them the new password in person or by phone.
          </p>
          {fields}
        </>
      )}
    </FormDialog>
  )
}
