import { Route, Routes } from 'react-router'
import { provider } from '#content/provider.ts'
import { ErrorBoundary } from '#web/ui/ErrorBoundary.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { SitePage } from './SitePage.tsx'

/** The public routes. */
export function SiteApp() {
  return (
    <ErrorBoundary help={<CallUs />}>
      <Routes>
        {/* One page for both, so that it stays as it is while a job opens and closes. */}
        <Route element={<SitePage />}>
          <Route path="/" />
          <Route path="/jobs/:jobName" />
        </Route>
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
