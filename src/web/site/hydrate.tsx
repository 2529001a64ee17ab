import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { toPage } from '#content/language.ts'
import { lazyComponent, lazyDialog } from '#web/ui/lazy-component.tsx'
import { createQueryClient } from './query-client.ts'
import { SiteApp } from './SiteApp.tsx'

// Few visitors open these first, so their code is not loaded with the first page.
const JobListing = lazyComponent(async () => (await import('./jobs/JobListing.tsx')).JobListing)
const JobRoute = lazyDialog(async () => (await import('./jobs/JobRoute.tsx')).JobRoute)
const ReferralPage = lazyComponent(
  async () => (await import('./referral/ReferralPage.tsx')).ReferralPage,
)
const ProgramPage = lazyComponent(
  async () => (await import('./programs/ProgramPage.tsx')).ProgramPage,
)
const EventPages = lazyComponent(async () => (await import('./events/EventPages.tsx')).EventPages)
const NoticesPage = lazyComponent(
  async () => (await import('./notices/NoticesPage.tsx')).NoticesPage,
)
const LegalPage = lazyComponent(async () => (await import('./legal/LegalPage.tsx')).LegalPage)

const pages = {
  ReferralPage,
  NoticesPage,
  LegalPage,
  JobListing,
  JobRoute,
  ProgramPage,
  EventPages,
}

/** Hydrates the page with the data that the server rendered it with. */
export function hydrate() {
  const root = document.getElementById('root')
  const data = document.getElementById('page-data')?.textContent
  if (!root) return
  const client = createQueryClient({ retry: 1 })
  for (const [key, value] of Object.entries(JSON.parse(data ?? '{}'))) {
    client.setQueryData(JSON.parse(key), value)
  }
  startTransition(() => {
    hydrateRoot(
      root,
      <QueryClientProvider client={client}>
        <BrowserRouter basename={toPage('/')}>
          <SiteApp {...pages} />
        </BrowserRouter>
      </QueryClientProvider>,
    )
  })
}
