import { formatDate } from '#web/office/platform/format.ts'
import { LinkDialog } from '#web/office/platform/layout/LinkDialog.tsx'

type PrivateLinkDialogProps = {
  noun: string
  address: string
  expiresAt: string
  onClose: () => void
}

export function PrivateLinkDialog({ noun, address, expiresAt, onClose }: PrivateLinkDialogProps) {
  return (
    <LinkDialog title="Private Link" address={address} onClose={onClose}>
      Give this link to the {noun} only. It works until {formatDate(expiresAt)}.
    </LinkDialog>
  )
}
