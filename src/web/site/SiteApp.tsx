import { type ComponentProps, type ComponentType, type ReactNode, Suspense, useEffect } from 'react'
import { Route, Routes } from 'react-router'
import { layout } from '#content/layout.ts'
import { referral } from '#content/referral.ts'
import { eventPath, programPath } from '#content/sections.ts'
import { onSessionRefused } from '#web/api/session.ts'
import { ErrorBoundary } from '#web/ui/ErrorBoundary.tsx'
import { ChatAssistant } from './chat/ChatAssistant.tsx'
import type { JobListing } from './jobs/JobListing.tsx'
import { PhoneLink, WithPhone } from './layout/ContactLinks.tsx'
import type { LegalPage } from './legal/LegalPage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { SitePage } from './SitePage.tsx'
import { useSiteDetails } from './site-details.ts'
import { useTitle } from './titles.ts'

type SiteAppProps = {
  ReferralPage: ComponentType
  NoticesPage: ComponentType
  JobListing: ComponentType<ComponentProps<typeof JobListing>>
  JobRoute: ComponentType
  ProgramPage: ComponentType
  EventPages: ComponentType
  LegalPage: ComponentType<ComponentProps<typeof LegalPage>>
}

/**
 * The public routes. The browser loads the given parts when they are opened, and the server already has them.
 * The chat is outside of them, so a conversation continues from page to page.
 */
export function SiteApp({
  ReferralPage,
  NoticesPage,
  LegalPage,
  JobListing,
  JobRoute,
  ProgramPage,
  EventPages,
}: SiteAppProps) {
  useTitle()
  useEffect(() => onSessionRefused(goToLogin), [])
  return (
    <ErrorBoundary help={<CallUs />}>
      <Routes>
        {/* One route element for both, so that the page stays mounted while a job opens and closes. */}
        <Route element={<SitePage JobListing={JobListing} />}>
          <Route path="/" />
          <Route path="/jobs/:jobName" element={whenLoaded(<JobRoute />)} />
        </Route>
        <Route path={programPath(':programName')} element={whenLoaded(<ProgramPage />)} />
        <Route path={eventPath(':eventName?')} element={whenLoaded(<EventPages />)} />
        <Route path="/privacy" element={whenLoaded(<LegalPage name="privacy" />)} />
        <Route path="/accessibility" element={whenLoaded(<LegalPage name="accessibility" />)} />
        <Route path={referral.online.path} element={whenLoaded(<ReferralPage />)} />
        <Route path="/notices" element={whenLoaded(<NoticesPage />)} />
        <Route path="*" element={whenLoaded(<NotFoundPage />)} />
      </Routes>
      <Assistant />
    </ErrorBoundary>
  )
}

const whenLoaded = (page: ReactNode) => <Suspense>{page}</Suspense>

/** Staff can turn it off. */
const Assistant = () => useSiteDetails().assistant && <ChatAssistant />

/** Only staff with a stored session get here; the login screen says that it has expired. */
const goToLogin = () => location.assign('/admin?session=expired')

function CallUs() {
  return (
    <WithPhone>
      <p>
        {layout.alsoCall} <PhoneLink />
      </p>
    </WithPhone>
  )
}
