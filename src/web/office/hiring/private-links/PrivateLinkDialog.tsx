import { formatDate } from '#web/office/platform/format.ts'
import { LinkDialog } from '#web/office/platform/layout/LinkDialog.tsx'

type PrivateLinkDialogProps = { address: string; expiresAt: string; onClose: () => void }

export function PrivateLinkDialog({ address, expiresAt, onClose }: PrivateLinkDialogProps) {
  return (
    <LinkDialog title="Private Link" address={address} onClose={onClose}>
      Give this link to the applicant only. It works until {formatDate(expiresAt)}.
    </LinkDialog>
  )
}
