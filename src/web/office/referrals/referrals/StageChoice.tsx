import { useState } from 'react'
import { type Referral, type ReferralStage, referralStages } from '#contract/referrals/referrals.ts'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { SelectField } from '#web/ui/Field.tsx'
import { DeclineDialog } from './DeclineDialog.tsx'
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
