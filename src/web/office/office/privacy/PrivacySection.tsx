import { ApplicationRetention } from '#web/office/hiring/applications/ApplicationRetention.tsx'
import { IdentityDocuments } from '#web/office/hiring/applications/IdentityDocuments.tsx'
import { PrivacyScreen } from '#web/office/records/privacy/PrivacyScreen.tsx'
import { ReferralRetention } from '#web/office/referrals/referrals/ReferralRetention.tsx'

export const PrivacySection = () => (
  <PrivacyScreen>
    <IdentityDocuments />
    <ApplicationRetention />
    <ReferralRetention />
  </PrivacyScreen>
)
