import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { InvitationForm, type MadeLink } from '#contract/accounts/account-links.ts'
import { passkeyCalls } from '#contract/accounts/passkeys.ts'
import { NewPassword } from '#contract/accounts/passwords.ts'
import { type User, UserForm } from '#contract/accounts/users.ts'
import { roles } from '#contract/platform/roles.ts'
import { call } from '#web/api/call.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { FormDialog } from '#web/office/platform/layout/FormDialog.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { SelectField } from '#web/ui/Field.tsx'
import { FormField } from '#web/ui/FormField.tsx'
import { PasswordField } from '#web/ui/PasswordField.tsx'
import { invite } from '../account-links/account-link-calls.ts'
import { passwordHint } from '../password-hint.ts'
import { sendsMail } from '../sign-in-ways.ts'
import { roleOptions } from './RoleDialog.tsx'
import { addUser, changeUser, usersKey } from './users-queries.ts'

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

/** Reader is the role that can do the least harm when nobody chooses another one. */
const nobody: InvitationForm = { username: '', email: '', role: 'reader' }
const noUser: UserForm = { ...nobody, password: '' }

export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const draft = useDraftForm({
    kind: 'user',
    schema: UserForm,
    start: noUser,
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

type InviteDialogProps = {
  onClose: () => void
  /** The link was not sent by mail, so it has to be shown. */
  onLink: (username: string, link: MadeLink) => void
}

/** Adds a person who chooses the password with a link. */
export function InviteDialog({ onClose, onLink }: InviteDialogProps) {
  const draft = useDraftForm({ kind: 'invitation', schema: InvitationForm, start: nobody, onClose })
  const inviting = useChange({
    change: invite,
    reload: usersKey,
    success: ({ username, email }, { link }) =>
      link.address ? `${username} is added.` : `An invitation is on its way to ${email}.`,
    failure: 'The invitation could not be made.',
    onDone: ({ username, link }) => {
      draft.close()
      if (link.address) onLink(username, link)
    },
  })
  return (
    <FormDialog
      title="Invite Administrator"
      draft={draft}
      saving={inviting}
      action={sendsMail() ? 'Send invitation' : 'Make invitation'}
      fields={personFields(draft.form, inviting.isPending)}
    >
      {(fields) => (
        <>
          <p>
            {sendsMail()
              ? 'They get an email with a link, and choose their own password. The link works for three days.'
              : 'You get a link to hand over. With it they choose their own password. It works for three days.'}
          </p>
          {fields}
        </>
      )}
    </FormDialog>
  )
}

type PasskeysDialogProps = { user: User; onClose: () => void }

/** Asks before all passkeys of someone are removed, such as after a theft. */
export function PasskeysDialog({ user: { id, username, email }, onClose }: PasskeysDialogProps) {
  const removing = useChange({
    change: () => call(passkeyCalls.removeAll, { params: { id } }),
    reload: usersKey,
    success: `${username} has no passkeys any more.`,
    failure: 'The passkeys could not be removed.',
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      title="Remove passkeys"
      question={`Do you want to remove all passkeys of ${username}, because a device was lost or stolen? They are signed out everywhere, and sign in with their password.`}
      action="Remove"
      busy={removing.isPending}
      problem={removing.error?.message}
      onConfirm={() => removing.mutate()}
      onCancel={onClose}
    >
      <p>
        <b>{email}</b>
      </p>
    </ConfirmDialog>
  )
}

/** What is asked about a person who gets an account. */
function personFields<Values extends InvitationForm & FieldValues>(
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
