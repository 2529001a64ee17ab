import { useState } from 'react'
import type { AccountLinkPurpose, MadeLink } from '#contract/accounts/account-links.ts'
import type { User } from '#contract/accounts/users.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { formatDateTime } from '#web/office/platform/format.ts'
import { LinkDialog } from '#web/office/platform/layout/LinkDialog.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx'
import { makeLink } from '../account-links/account-link-calls.ts'
import { sendsMail } from '../sign-in-ways.ts'
import { usersKey } from './users-queries.ts'

const options = [
  { value: 'reset', label: 'New password' },
  { value: 'unlock', label: 'Unlock' },
]

const purposes: Record<AccountLinkPurpose, string> = {
  reset:
    'They choose a new password with it, and are signed out everywhere. It works once, for one hour.',
  unlock:
    'For when strangers tried many wrong passwords: it lets the browser sign in that opens it. It works once, for one hour.',
  invitation:
    'They choose their password with it. The link before it stops working. It works for three days.',
}

type UserLinkDialogProps = {
  user: User
  onClose: () => void
  onLink: (username: string, link: MadeLink) => void
}

/** Makes a one-time link for someone else. */
export function UserLinkDialog({ user, onClose, onLink }: UserLinkDialogProps) {
  const { username, email, invited } = user
  const [purpose, setPurpose] = useState<AccountLinkPurpose>(invited ? 'invitation' : 'reset')
  const mail = sendsMail()
  const making = useChange({
    change: () => makeLink(user, purpose),
    reload: usersKey,
    success: (_, { address }) => (address ? '' : `A link is on its way to ${email}.`),
    failure: 'The link could not be made.',
    onDone: (link) => {
      onClose()
      if (link.address) onLink(username, link)
    },
  })
  return (
    <ConfirmDialog
      title={invited ? `Invite ${username} again` : `A link for ${username}`}
      question={purposes[purpose]}
      action={mail ? 'Send link' : 'Make link'}
      safe
      busy={making.isPending}
      problem={making.error?.message}
      onConfirm={() => making.mutate()}
      onCancel={onClose}
    >
      {!invited && (
        <SegmentedControl
          label="What for"
          name="purpose"
          options={options}
          selected={purpose}
          onChange={(event) => setPurpose(event.target.value as AccountLinkPurpose)}
        />
      )}
      <p>
        {mail ? 'It is sent to ' : 'You hand it over. It is for '}
        <b>{email}</b>
      </p>
    </ConfirmDialog>
  )
}

type NewLinkDialogProps = { username: string; link: MadeLink; onClose: () => void }

export function NewLinkDialog({ username, link, onClose }: NewLinkDialogProps) {
  return (
    <LinkDialog title={`Link for ${username}`} address={link.address ?? ''} onClose={onClose}>
      Give this link to {username} only. It works once, until {formatDateTime(link.expiresAt)}.
    </LinkDialog>
  )
}
