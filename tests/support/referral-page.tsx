import { screen } from '@testing-library/react'
import type { Referral } from '#contract/referrals/referrals.ts'
import { SectionEdits, SignedIn } from '#web/office/platform/layout/use-may.ts'
import { ReferralsScreen } from '../../src/web/office/referrals/referrals/ReferralsScreen.tsx'
import { signedInUser } from './office.ts'
import { aReferral, serveReferrals } from './office-referrals.ts'
import { renderAt } from './render.tsx'

type Options = Parameters<typeof serveReferrals>[1] & { role?: string }

/** Opens a referral in the office. */
export async function openReferral(
  fields: Partial<Referral> = {},
  { role = 'admin', ...options }: Options = {},
) {
  const served = serveReferrals([aReferral(1, fields)], options)
  renderAt(
    '/admin/dashboard?section=referrals&id=1',
    <SignedIn value={{ ...signedInUser, role }}>
      <SectionEdits value="edit messages">
        <ReferralsScreen />
      </SectionEdits>
    </SignedIn>,
  )
  await screen.findByRole('region', { name: 'What to do with this referral' })
  return served
}
