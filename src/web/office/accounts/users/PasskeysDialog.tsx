import { passkeyCalls } from '#contract/accounts/passkeys.ts'
import type { User } from '#contract/accounts/users.ts'
import { call } from '#web/api/call.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { usersKey } from './users-queries.ts'

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
