import { type FormEvent, useState } from 'react'
import { handlingLimits } from '#contract/referrals/referrals.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#web/ui/Dialog.tsx'
import { countCharacters, TextArea } from '#web/ui/Field.tsx'

type DeclineDialogProps = {
  busy: boolean
  onDecline: (reason: string) => void
  onClose: () => void
}

/** Asks why a referral is declined. */
export function DeclineDialog({ busy, onDecline, onClose }: DeclineDialogProps) {
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    if (reason.trim()) return onDecline(reason)
    setMissing(true)
    event.currentTarget.querySelector('textarea')?.focus()
  }
  return (
    <Dialog title="Decline this referral" width="narrow" onClose={onClose} busy={busy}>
      <form onSubmit={handleSubmit} noValidate>
        <DialogBody>
          <TextArea
            label="Reason"
            hint={`Only the office sees it. ${countCharacters(reason, handlingLimits.reason)}`}
            required
            value={reason}
            maxLength={handlingLimits.reason}
            disabled={busy}
            error={missing && !reason.trim() ? 'Please say why it is declined' : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
        </DialogBody>
        <DialogFooter>
          <Button variant="line" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            Decline
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
