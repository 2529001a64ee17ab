import type { Referral, ReferralStage } from '#contract/referrals/referrals.ts'
import type { BadgeColor } from '#web/ui/Badge.tsx'

/** Visit planned */
export const stageLabel = (stage: ReferralStage) =>
  `${stage.charAt(0).toUpperCase()}${stage.slice(1)}`

export const stageColors: Record<ReferralStage, BadgeColor> = {
  received: 'orange',
  contacted: 'blue',
  'visit planned': 'blue',
  'service agreed': 'lime',
  started: 'green',
  waiting: 'grey',
  declined: 'red',
  withdrawn: 'grey',
}

/** The state of a referral in words, for a sentence. */
export const stateInWords = ({ stage, owner }: Referral) =>
  `${stage} now${owner ? ` and ${owner.name} takes care of it` : ''}`
