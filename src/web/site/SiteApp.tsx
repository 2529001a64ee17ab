import { Route, Routes } from 'react-router'
import { provider } from '#content/provider.ts'
import { ErrorBoundary } from '#web/ui/ErrorBoundary.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { SitePage } from './SitePage.tsx'
import { UnknownJob } from './UnknownJob.tsx'

/** The public routes. */
export function SiteApp() {
  return (
    <ErrorBoundary help={<CallUs />}>
      <Routes>
        <Route path="/" element={<SitePage />} />
        <Route path="/jobs/:jobId" element={<UnknownJob />} />
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
