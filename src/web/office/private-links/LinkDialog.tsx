import { TextField } from '#web/ui/Field.tsx'
import { formatDate } from '../format.ts'
import { CopyDialog } from '../layout/CopyDialog.tsx'

type LinkDialogProps = { address: string; expiresAt: string; onClose: () => void }

/** Shows a new link, which cannot be read again later. */
export function LinkDialog({ address, expiresAt, onClose }: LinkDialogProps) {
  return (
    <CopyDialog title="Private Link" text={address} noun="link" onClose={onClose}>
      <p>
        Give this link to the applicant only. It works until {formatDate(expiresAt)}. It is shown
        just this once; you can make another one at any time.
      </p>
      <TextField label="Link" value={address} readOnly onFocus={(event) => event.target.select()} />
    </CopyDialog>
  )
}
