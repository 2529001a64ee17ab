import '#web/styles/all.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { toPage } from '#content/language.ts'
import { lazyComponent, lazyDialog } from '#web/ui/lazy-component.tsx'
import { createQueryClient } from './query-client.ts'
import { SiteApp } from './SiteApp.tsx'

const loadJobListing = async () => (await import('./jobs/JobListing.tsx')).JobListing
const loadJobRoute = async () => (await import('./jobs/JobRoute.tsx')).JobRoute

// Few visitors open these first, so their code is not loaded with the first page.
const JobListing = lazyComponent(loadJobListing)
const JobRoute = lazyDialog(loadJobRoute)
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
  ProgramPage,
  EventPages,
}

/**
 * The parts of the home page that are in view when it is opened by the address of the jobs. They are loaded before
 * hydration: if anything around a part changes while its code is loading, React replaces what the server rendered with
 * the loading state, the page moves, and a tap on a job is lost.
 */
async function loadJobParts() {
  const job = location.pathname.startsWith(toPage('/jobs/'))
  const listing = job || new URLSearchParams(location.search).get('view') === 'jobs'
  // After a failure, the components above try again and say so.
  const [loadedListing, loadedRoute] = await Promise.all([
    listing ? loadJobListing().catch(() => undefined) : undefined,
    job ? loadJobRoute().catch(() => undefined) : undefined,
  ])
  return { JobListing: loadedListing ?? JobListing, JobRoute: loadedRoute ?? JobRoute }
}

/** Hydrates the page with the data that the server rendered it with. */
export async function hydrate() {
  const root = document.getElementById('root')
  const data = document.getElementById('page-data')?.textContent
  if (!root) return
  const client = createQueryClient({ retry: 1 })
  for (const [key, value] of Object.entries(JSON.parse(data ?? '{}'))) {
    client.setQueryData(JSON.parse(key), value)
  }
  const jobParts = await loadJobParts()
  startTransition(() => {
    hydrateRoot(
      root,
      <QueryClientProvider client={client}>
        <BrowserRouter basename={toPage('/')}>
          <SiteApp {...pages} {...jobParts} />
        </BrowserRouter>
      </QueryClientProvider>,
    )
  })
}
