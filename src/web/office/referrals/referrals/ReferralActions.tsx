import { useQuery } from '@tanstack/react-query'
import { Phone } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { formatPhone, phoneHref } from '#contract/platform/phone.ts'
import { handlingLimits, type NextStep, type Referral } from '#contract/referrals/referrals.ts'
import { useUnsavedChanges } from '#web/office/platform/drafts/UnsavedGuard.tsx'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { formatCalendarDay } from '#web/office/platform/format.ts'
import { useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { MarkAndDelete } from '#web/office/records/handling/MarkAndDelete.tsx'
import { OwnerChoice } from '#web/office/records/handling/OwnerChoice.tsx'
import styles from '#web/office/records/handling/RecordActions.module.css'
import { Badge } from '#web/ui/Badge.tsx'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'
import {
  markReferrals,
  ownersQuery,
  referralsKey,
  setNextStep,
  setOwner,
} from './referrals-queries.ts'
import { StageChoice } from './StageChoice.tsx'
import { stageColors, stageLabel } from './stages.ts'

type ReferralActionsProps = { referral: Referral; onDelete: () => void }

/** The stage, the next step and the owner of a referral, and what can be done with it. */
export function ReferralActions({ referral, onDelete }: ReferralActionsProps) {
  const { stage, declinedReason, owner, nextStep, phone } = referral
  const mayEdit = useMayEdit()
  const owners = useQuery(ownersQuery).data ?? []
  return (
    <section className={styles.actions} aria-label="What to do with this referral">
      <p className={styles.state}>
        <Badge color={stageColors[stage]}>{stageLabel(stage)}</Badge>
        {declinedReason && <span>{declinedReason}</span>}
        {!mayEdit && <span>{owner ? `Owner: ${owner.name}` : 'Nobody has taken it yet'}</span>}
        {!mayEdit && nextStep && (
          <span>
            Next: {nextStep.text}, {formatCalendarDay(nextStep.on)}
          </span>
        )}
      </p>
      {mayEdit && (
        <>
          <LinkButton wide href={phoneHref(phone)}>
            <Phone className="icon" /> Call {formatPhone(phone)}
          </LinkButton>
          <StageChoice referral={referral} />
          <OwnerChoice
            record={referral}
            noun="referral"
            owners={owners}
            setOwner={setOwner}
            reload={referralsKey}
          />
          <NextStepForm
            key={nextStep ? `${nextStep.text} ${nextStep.on}` : ''}
            referral={referral}
          />
          <div className={styles.more}>
            <MarkAndDelete
              record={referral}
              noun="referral"
              mark={markReferrals}
              reload={referralsKey}
              onDelete={onDelete}
            />
          </div>
        </>
      )}
    </section>
  )
}

/** What is done next and on which day. It can be planned, changed and marked as done. */
function NextStepForm({ referral }: { referral: Referral }) {
  const { nextStep } = referral
  const [text, setText] = useState(nextStep?.text ?? '')
  const [on, setOn] = useState(nextStep?.on ?? '')
  const [tried, setTried] = useState(false)
  const changing = useChange({
    change: ({ before, next }: { before: Referral; next: NextStep | null }) =>
      setNextStep(before, next),
    undo: ({ before }, after) => setNextStep(after, before.nextStep),
    reload: referralsKey,
    success: ({ next }) => (next ? 'Next step planned' : 'Next step done'),
    failure: 'Failed to save the next step. Please try again.',
  })
  const isSaved = text.trim() === (nextStep?.text ?? '') && on === (nextStep?.on ?? '')
  useUnsavedChanges(!isSaved, () => {
    setText(nextStep?.text ?? '')
    setOn(nextStep?.on ?? '')
  })

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (changing.isPending) return
    if (text.trim() && on) return changing.mutate({ before: referral, next: { text, on } })
    const [first, second] = event.currentTarget.querySelectorAll('input')
    ;(text.trim() ? second : first)?.focus()
  }
  return (
    <form className={styles.group} onSubmit={handleSubmit} noValidate>
      <TextField
        label="Next step"
        disabled={changing.isPending}
        value={text}
        maxLength={handlingLimits.nextStep}
        error={tried && !text.trim() ? 'Please say what comes next' : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <TextField
        label="On"
        disabled={changing.isPending}
        type="date"
        value={on}
        error={tried && !on ? 'Please choose a day' : undefined}
        onChange={({ target }) => setOn(target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="line" busy={isSaved || changing.isPending}>
          {nextStep ? 'Change next step' : 'Plan next step'}
        </Button>
        {nextStep && (
          <Button
            variant="line"
            busy={changing.isPending}
            onClick={() => changing.mutate({ before: referral, next: null })}
          >
            Done
          </Button>
        )}
      </div>
    </form>
  )
}
