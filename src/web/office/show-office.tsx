import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ErrorBoundary } from '#web/ui/ErrorBoundary.tsx'
import { OfficeApp } from './OfficeApp.tsx'
import type { Prefetches } from './platform/layout/lazy-screen.tsx'
import { afterSkeleton, watchSkeletons } from './platform/skeletons.ts'

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
  // If its code is there, before anything is rendered, which takes a phone longer than a call.
  void screen.then((loaded) => loaded?.prefetch?.(client))
  createRoot(root).render(
    <ErrorBoundary>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ErrorBoundary>,
  )
}
