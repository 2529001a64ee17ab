import type { User } from '#contract/accounts/users.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { changeUser, usersKey } from './users-queries.ts'

type ActiveDialogProps = { user: User; onClose: () => void }

/** Asks before a user is deactivated or reactivated. */
export function ActiveDialog({ user, onClose }: ActiveDialogProps) {
  const { username, email, active } = user
  const saving = useChange({
    change: () => changeUser(user, { active: !active }),
    reload: usersKey,
    success: active ? `${username} can no longer sign in.` : `${username} can sign in again.`,
    failure: active
      ? 'The administrator could not be deactivated.'
      : 'The administrator could not be reactivated.',
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      title={active ? 'Deactivate Administrator' : 'Reactivate Administrator'}
      question={
        active
          ? `Do you want to deactivate ${username}? They will be signed out immediately and cannot sign in again.`
          : `Do you want to reactivate ${username}? They can sign in with the password they had.`
      }
      action={active ? 'Deactivate' : 'Reactivate'}
      safe={!active}
      busy={saving.isPending}
      problem={saving.error?.message}
      onConfirm={() => saving.mutate()}
      onCancel={onClose}
    >
      <p>
        <b>{email}</b>
      </p>
    </ConfirmDialog>
  )
}
