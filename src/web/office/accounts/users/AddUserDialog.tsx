import { UserForm } from '#contract/accounts/users.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { FormDialog } from '#web/office/platform/layout/FormDialog.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { PasswordField } from '#web/ui/PasswordField.tsx'
import { passwordHint } from '../password-hint.ts'
import { personFields } from './person-fields.tsx'
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
  const disabled = adding.isPending

  return (
    <FormDialog
      title="Add Administrator"
      draft={draft}
      saving={adding}
      fields={{
        ...personFields(form, disabled),
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
