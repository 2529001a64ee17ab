import { z } from 'zod'
import { ChosenRole, type User } from '#contract/accounts/users.ts'
import { isRole, roleNames, roles } from '#contract/platform/roles.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { FormDialog } from '#web/office/platform/layout/FormDialog.tsx'
import { SelectField } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { changeUser, usersKey } from './users-queries.ts'

export const roleOptions = roleNames.map((role) => (
  <option key={role} value={role}>
    {roles[role].name}
  </option>
))

const Values = z.object({ role: ChosenRole })
type Values = z.infer<typeof Values>

type RoleDialogProps = { user: User; onClose: () => void }

/** Gives someone another role. */
export function RoleDialog({ user, onClose }: RoleDialogProps) {
  const { username } = user
  const draft = useDraftForm({
    kind: 'role',
    schema: Values,
    start: { role: isRole(user.role) ? user.role : 'reader' },
    onClose,
  })
  const saving = useChange({
    change: (values: Values) => changeUser(user, values),
    reload: usersKey,
    success: ({ role }) => `${username} has the role ${roles[role].name} now.`,
    failure: 'The role could not be changed.',
    onDone: draft.close,
  })
  const { form } = draft
  const role = form.watch('role')
  return (
    <FormDialog
      title={`Change the role of ${username}`}
      draft={draft}
      saving={saving}
      fields={{
        role: (
          <FormField
            form={form}
            name="role"
            as={SelectField}
            label="Role"
            required
            disabled={saving.isPending}
            value={role}
            hint={roles[role].purpose}
          >
            {roleOptions}
          </FormField>
        ),
      }}
    >
      {(fields) => (
        <>
          <p>The change counts at once, also where {username} is signed in now.</p>
          {fields}
        </>
      )}
    </FormDialog>
  )
}
