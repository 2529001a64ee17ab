import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ErrorBoundary } from '#web/ui/ErrorBoundary.tsx'
import { storedUser } from '../api/session.ts'
import { OfficeApp } from './OfficeApp.tsx'
import type { Prefetches } from './platform/layout/lazy-screen.tsx'
import { mayAs } from './platform/layout/use-may.ts'
import { afterSkeleton, watchSkeletons } from './platform/skeletons.ts'
import { openedSection } from './screens.ts'
import { sectionsFor } from './sections.tsx'

/** `screen` is the one that the address opens. */
export function showOffice(screen: Promise<Prefetches | undefined>) {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        persister: (load, context) => afterSkeleton(() => load(context)),
      },
    },
  })
  // `useBlocker`, which guards unsaved changes, needs a data router.
  const router = createBrowserRouter([{ path: '*', element: <OfficeApp /> }])
  const root = document.getElementById('root')
  if (!root) return
  watchSkeletons()
  const opened = openedSection(location)
  // If its code is there, before anything is rendered, which takes a phone longer than a call.
  if (sectionsFor(mayAs(storedUser())).some(({ id }) => id === opened)) {
    void screen.then((loaded) => loaded?.prefetch?.(client))
  }
  createRoot(root).render(
    <ErrorBoundary>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ErrorBoundary>,
  )
}
