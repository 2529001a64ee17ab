import { InvitationForm, type MadeLink } from '#contract/accounts/account-links.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { useDraftForm } from '#web/office/platform/drafts/use-draft-form.ts'
import { FormDialog } from '#web/office/platform/layout/FormDialog.tsx'
import { invite } from '../account-links/account-link-calls.ts'
import { sendsMail } from '../sign-in-ways.ts'
import { personFields } from './person-fields.tsx'
import { usersKey } from './users-queries.ts'

const start: InvitationForm = { username: '', email: '', role: 'reader' }

type InviteDialogProps = {
  onClose: () => void
  /** The link was not sent by mail, so it has to be shown. */
  onLink: (username: string, link: MadeLink) => void
}

/** Adds a person who chooses the password with a link. */
export function InviteDialog({ onClose, onLink }: InviteDialogProps) {
  const draft = useDraftForm({ kind: 'invitation', schema: InvitationForm, start, onClose })
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
