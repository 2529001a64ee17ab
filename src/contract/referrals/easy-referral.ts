import { z } from 'zod'
import { optionalText, replyWith, requiredText } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { isDialable, phoneLimit } from '#contract/platform/phone.ts'
import { WrittenIn } from '#contract/platform/written-in.ts'
import { counties } from './counties.ts'
import { referralLimits } from './referral-input.ts'

/** In the words of Easy Read. */
const messages = {
  name: 'Please write your name.',
  phone: 'Please write your whole phone number.',
  county: 'Please choose where you live.',
  consent: 'Please say yes, or call us.',
}

/** Someone asks for help for themselves, in the form of Easy Read. */
export const EasyReferralInput = z.object({
  name: requiredText('Name', referralLimits.name, messages.name),
  phone: requiredText('Phone', phoneLimit, messages.phone).refine(isDialable, messages.phone),
  county: z.enum(counties, messages.county),
  needs: optionalText('Needs', referralLimits.needs),
  /** Who helped with the form. */
  helper: optionalText('Helper', referralLimits.name - 20),
  language: WrittenIn,
  consent: z.stringbool(messages.consent).pipe(z.literal(true, messages.consent)),
})

export const easyReferralSchemas = {
  submit: {
    form: EasyReferralInput,
    files: [] as const,
    reply: replyWith(z.object({ reference: z.string() })),
  },
}

export const easyReferralCalls: Calls<typeof easyReferralSchemas> = {
  submit: endpoint('POST', '/referrals/easy', 'public'),
}
