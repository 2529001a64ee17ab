import { Link } from 'react-router'
import { prefetchAll } from '#web/office/platform/layout/lazy-screen.tsx'
import { sectionPath } from '#web/office/platform/paths.ts'
import { PrivacyScreen } from '#web/office/records/privacy/PrivacyScreen.tsx'
import { holdsQuery, receiptsQuery } from '#web/office/records/privacy/privacy-queries.ts'
import { ReferralRetention } from '#web/office/referrals/referrals/ReferralRetention.tsx'

export const PrivacySection = () => (
  <PrivacyScreen>
    <ReferralRetention />
    <p>
      How long applications are kept, and when identity documents are asked for, is under{' '}
      <Link to={sectionPath('hiring-settings')}>Hiring settings</Link>.
    </p>
  </PrivacyScreen>
)

PrivacySection.prefetch = prefetchAll(holdsQuery, receiptsQuery)
