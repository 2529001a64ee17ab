import { UserForm } from '#contract/accounts/users.ts'
import { roles } from '#contract/platform/roles.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { FormDialog } from '#web/office/platform/layout/FormDialog.tsx'
import { SelectField } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { PasswordField } from '#web/ui/PasswordField.tsx'
import { passwordHint } from '../password-hint.ts'
import { roleOptions } from './RoleDialog.tsx'
import { addUser, usersKey } from './users-queries.ts'

const secrets = ['password' as const]

/** Reader is the role that can do the least harm when nobody chooses another one. */
const start: UserForm = { username: '', email: '', role: 'reader', password: '' }

export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const draft = useDraftForm({
    kind: 'user',
    schema: UserForm,
    start,
    secrets,
    onClose,
  })
  const adding = useChange({
    change: addUser,
    reload: usersKey,
    success: ({ username }) => `${username} can sign in now.`,
    failure: 'The administrator could not be added.',
    onDone: draft.close,
  })
  const { form } = draft
  const role = form.watch('role')
  const disabled = adding.isPending

  return (
    <FormDialog
      title="Add Administrator"
      draft={draft}
      saving={adding}
      fields={{
        username: (
          <FormField
            form={form}
            name="username"
            label="Name"
            required
            autoComplete="off"
            disabled={disabled}
          />
        ),
        email: (
          <FormField
            form={form}
            name="email"
            label="Email"
            type="email"
            required
            autoComplete="off"
            disabled={disabled}
            hint="They will use it to sign in."
          />
        ),
        role: (
          <FormField
            form={form}
            name="role"
            as={SelectField}
            label="Role"
            required
            disabled={disabled}
            value={role}
            hint={roles[role].purpose}
          >
            {roleOptions}
          </FormField>
        ),
        password: (
          <FormField
            form={form}
            name="password"
            as={PasswordField}
            label="Password"
            required
            autoComplete="new-password"
            disabled={disabled}
            hint={`${passwordHint} Give it to them in person or by phone.`}
          />
        ),
      }}
    />
  )
}
