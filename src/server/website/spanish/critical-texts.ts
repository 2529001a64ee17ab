import type { Critical } from '#content/critical.ts'
import { rights } from '#content/easy/es/rights.ts'
import { applicationConsent } from '#content/es/application-form.ts'
import { accessibility, privacy } from '#content/es/legal.ts'
import { disclosureRead } from '#content/es/private-application.ts'
import { formConsent } from '#content/es/referral-form.ts'
import { referralConsent } from '#content/es/referral-online.ts'
import { storyPermission } from '#content/es/story.ts'
import type { SpanishText } from '#server/records/feature.ts'
import { builtInText, pairTexts } from '#server/records/spanish/spanish-texts.ts'

const toText = ({ id, en, es }: Critical<unknown>): SpanishText => ({
  ...builtInText(id, pairTexts(en, es)),
  critical: true,
})

export const disclosureReadText = toText(disclosureRead)

/** The critical texts that come with the product. */
export const criticalTexts: SpanishText[] = [
  ...[applicationConsent, referralConsent, formConsent, storyPermission].map(toText),
  disclosureReadText,
  ...[privacy, accessibility].map(({ sections }) => toText(sections)),
  toText(rights),
]
