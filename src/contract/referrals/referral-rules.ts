import { z } from 'zod'
import { replyWith } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'

/** After how many months closed referrals can be deleted; 0 is never. */
export const retentionChoices = [0, 6, 12, 24, 36, 84] as const

export const ReferralRules = z.object({
  deleteAfterMonths: z.union(
    retentionChoices.map((months) => z.literal(months)),
    'This time is not known',
  ),
})
export type ReferralRules = z.infer<typeof ReferralRules>

export const referralRulesSchemas = {
  read: { reply: replyWith(ReferralRules) },
  save: { body: ReferralRules, reply: replyWith(ReferralRules) },
}

export const referralRulesCalls: Calls<typeof referralRulesSchemas> = {
  read: endpoint('GET', '/admin/referral-rules', 'owner'),
  save: endpoint('PUT', '/admin/referral-rules', 'owner'),
}
