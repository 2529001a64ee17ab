import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { InvitationForm } from '#contract/accounts/account-links.ts'
import { roles } from '#contract/platform/roles.ts'
import { SelectField } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { roleOptions } from './RoleDialog.tsx'

/** What is asked about a person who gets an account. */
export function personFields<Values extends InvitationForm & FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  disabled: boolean,
) {
  // The form may have more fields than these.
  const person = form as unknown as UseFormReturn<InvitationForm, unknown, InvitationForm>
  const role = person.watch('role')
  return {
    username: (
      <FormField
        form={person}
        name="username"
        label="Name"
        required
        autoComplete="off"
        disabled={disabled}
      />
    ),
    email: (
      <FormField
        form={person}
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
        form={person}
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
  }
}
