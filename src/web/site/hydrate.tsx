import '#web/styles/all.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { toPage } from '#content/language.ts'
import { referral } from '#content/referral.ts'
import { eventsPath, programPath } from '#content/sections.ts'
import { lazyComponent, lazyDialog } from '#web/ui/lazy-component.tsx'
import { createQueryClient } from './query-client.ts'
import { SiteApp } from './SiteApp.tsx'

// Few visitors open these first, so their code is not loaded with the first page.
const loaders = {
  JobListing: async () => (await import('./jobs/JobListing.tsx')).JobListing,
  JobRoute: async () => (await import('./jobs/JobRoute.tsx')).JobRoute,
  ProgramPage: async () => (await import('./programs/ProgramPage.tsx')).ProgramPage,
  EventPages: async () => (await import('./events/EventPages.tsx')).EventPages,
  ReferralPage: async () => (await import('./referral/ReferralPage.tsx')).ReferralPage,
  NoticesPage: async () => (await import('./notices/NoticesPage.tsx')).NoticesPage,
  LegalPage: async () => (await import('./legal/LegalPage.tsx')).LegalPage,
}

const parts = {
  JobListing: lazyComponent(loaders.JobListing),
  JobRoute: lazyDialog(loaders.JobRoute),
  ProgramPage: lazyComponent(loaders.ProgramPage),
  EventPages: lazyComponent(loaders.EventPages),
  ReferralPage: lazyComponent(loaders.ReferralPage),
  NoticesPage: lazyComponent(loaders.NoticesPage),
  LegalPage: lazyComponent(loaders.LegalPage),
}

/** Which parts are in view when a path that begins so is opened. */
const inView: [path: string, part: keyof typeof loaders][] = [
  ['/jobs/', 'JobListing'],
  ['/jobs/', 'JobRoute'],
  [programPath(''), 'ProgramPage'],
  [eventsPath, 'EventPages'],
  [referral.online.path, 'ReferralPage'],
  ['/notices', 'NoticesPage'],
  ['/privacy', 'LegalPage'],
  ['/accessibility', 'LegalPage'],
]

/**
 * The parts in view are loaded before hydration: if anything around a part changes while its code is loading, React
 * replaces what the server rendered with the loading state, the page moves, and a tap is lost.
 */
async function loadParts() {
  const { pathname, search } = location
  const shown = inView.filter(([path]) => pathname.startsWith(toPage(path))).map(([, part]) => part)
  if (new URLSearchParams(search).get('view') === 'jobs') shown.push('JobListing')
  const loaded = await Promise.all(
    // After a failure, the component tries again and says so.
    shown.map(async (part) => [part, await loaders[part]().catch(() => parts[part])]),
  )
  return { ...parts, ...(Object.fromEntries(loaded) as Partial<typeof parts>) }
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
  const loaded = await loadParts()
  startTransition(() => {
    hydrateRoot(
      root,
      <QueryClientProvider client={client}>
        <BrowserRouter basename={toPage('/')}>
          <SiteApp {...loaded} />
        </BrowserRouter>
      </QueryClientProvider>,
    )
  })
}
