import { type FormEvent, useState } from 'react'
import {
  handlingLimits,
  type Referral,
  type ReferralStage,
  referralStages,
} from '#contract/referrals/referrals.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#web/ui/Dialog.tsx'
import { countCharacters, SelectField, TextArea } from '#web/ui/Field.tsx'
import { referralsKey, setStage } from './referrals-queries.ts'
import { stageLabel } from './stages.ts'

/** Sets the stage. Declining asks for the reason first. */
export function StageChoice({ referral }: { referral: Referral }) {
  const [declining, setDeclining] = useState(false)
  const changing = useChange({
    change: ({ before, ...next }: { before: Referral; stage: ReferralStage; reason: string }) =>
      setStage(before, next),
    undo: ({ before }, after) =>
      setStage(after, { stage: before.stage, reason: before.declinedReason }),
    reload: referralsKey,
    success: ({ stage }) => `Stage: ${stageLabel(stage)}`,
    detail: ({ before }) => before.personName,
    toastId: `stage-${referral.id}`,
    failure: 'Failed to change the stage. Please try again.',
    onDone: () => setDeclining(false),
  })
  const choose = (stage: ReferralStage) => {
    if (stage === 'declined') setDeclining(true)
    else changing.mutate({ before: referral, stage, reason: '' })
  }
  return (
    <>
      <SelectField
        label="Stage"
        value={referral.stage}
        disabled={changing.isPending}
        onChange={({ target }) => choose(target.value as ReferralStage)}
      >
        {referralStages.map((stage) => (
          <option key={stage} value={stage}>
            {stageLabel(stage)}
          </option>
        ))}
      </SelectField>
      {declining && (
        <DeclineDialog
          busy={changing.isPending}
          onDecline={(reason) => changing.mutate({ before: referral, stage: 'declined', reason })}
          onClose={() => setDeclining(false)}
        />
      )}
    </>
  )
}

type DeclineDialogProps = {
  busy: boolean
  onDecline: (reason: string) => void
  onClose: () => void
}

/** Asks why a referral is declined. */
function DeclineDialog({ busy, onDecline, onClose }: DeclineDialogProps) {
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
