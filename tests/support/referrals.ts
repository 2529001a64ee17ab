import { newId } from '#server/platform/db/portable.ts'
import type { NewReferral } from '#server/referrals/referrals/referrals.queries.ts'
import { pdfFile } from './documents.ts'

/** A complete referral form with a file. */
export const referralFields = () => ({
  name: 'Marcy Dunn',
  organization: 'Cumberland Health Plan',
  role: 'Support coordinator',
  phone: '(615) 555-0163',
  email: 'marcy@example.org',
  personName: 'Leon Whitfield',
  birthYear: '1994',
  county: 'Rutherford',
  program: 'supported-living',
  guardian: 'Ada Whitfield, (615) 555-0164',
  payer: 'ecf-choices',
  healthPlan: 'Volunteer Care',
  coordinator: 'Nina Bell, (615) 555-0168',
  spokenLanguage: 'Spanish',
  interpreter: 'true',
  communication: 'A tablet with pictures',
  needs: 'Uses a wheelchair and likes to cook.',
  consent: 'true',
  file_0: pdfFile('plan.pdf'),
})

/** The same referral as it is stored, with other values where they are given. */
export function newReferral(changes: Partial<NewReferral> = {}): NewReferral {
  const { needs, consent, file_0, ...fields } = referralFields()
  const chosen = {
    county: 'Rutherford',
    program: 'supported-living',
    payer: 'ecf-choices',
    interpreter: true,
  } as const
  return {
    ...fields,
    ...chosen,
    id: newId(),
    reference: 'R-7K2M-9XWY',
    easyRead: false,
    ...changes,
  }
}
