import { Route, Routes } from 'react-router'
import { accessibility, privacy } from '#content/legal.ts'
import { provider } from '#content/provider.ts'
import { ErrorBoundary } from '#web/ui/ErrorBoundary.tsx'
import { LegalPage } from './legal/LegalPage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { SitePage } from './SitePage.tsx'
import { useTitle } from './seo/use-title.ts'
import { UnknownJob } from './UnknownJob.tsx'

/** The public routes. */
export function SiteApp() {
  useTitle()
  return (
    <ErrorBoundary help={<CallUs />}>
      <Routes>
        <Route path="/" element={<SitePage />} />
        <Route path="/jobs/:jobId" element={<UnknownJob />} />
        <Route path="/privacy" element={<LegalPage text={privacy} />} />
        <Route path="/accessibility" element={<LegalPage text={accessibility} />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </ErrorBoundary>
  )
}

function CallUs() {
  return (
    <p>
      You can also call us: <a href={provider.phone.href}>{provider.phone.label}</a>
    </p>
  )
}
