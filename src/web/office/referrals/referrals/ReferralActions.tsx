import { useQuery } from '@tanstack/react-query'
import { Mail, Phone } from 'lucide-react'
import { formatPhone, phoneHref } from '#contract/platform/phone.ts'
import type { OpenedReferral } from '#contract/referrals/referrals.ts'
import { formatCalendarDay } from '#web/office/platform/format.ts'
import { useMayEdit } from '#web/office/platform/layout/use-may.ts'
import { MarkAndDelete } from '#web/office/records/handling/MarkAndDelete.tsx'
import { NextStepForm } from '#web/office/records/handling/NextStepForm.tsx'
import { OwnerChoice } from '#web/office/records/handling/OwnerChoice.tsx'
import styles from '#web/office/records/handling/RecordActions.module.css'
import { Badge } from '#web/ui/Badge.tsx'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { ReferralLinks } from './ReferralLinks.tsx'
import {
  markReferrals,
  ownersQuery,
  referralsKey,
  setNextStep,
  setOwner,
} from './referrals-queries.ts'
import { StageChoice } from './StageChoice.tsx'
import { stageColors, stageLabel } from './stages.ts'

type ReferralActionsProps = {
  referral: OpenedReferral
  onReply: () => void
  onDelete: () => void
}

/** The stage, the next step and the owner of a referral, and what can be done with it. */
export function ReferralActions({ referral, onReply, onDelete }: ReferralActionsProps) {
  const { stage, declinedReason, owner, nextStep, phone, email } = referral
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
          {phone && (
            <LinkButton wide href={phoneHref(phone)}>
              <Phone className="icon" /> Call {formatPhone(phone)}
            </LinkButton>
          )}
          {email && (
            <Button wide variant={phone ? 'line' : 'primary'} onClick={onReply}>
              <Mail className="icon" /> Write to {email}
            </Button>
          )}
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
            record={referral}
            setNextStep={setNextStep}
            reload={referralsKey}
          />
          <ReferralLinks referral={referral} />
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
