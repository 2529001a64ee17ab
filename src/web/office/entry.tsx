import '../zod-without-eval.ts'
import '#web/styles/all.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ErrorBoundary } from '#web/ui/ErrorBoundary.tsx'
import { toastRegion } from '#web/ui/toast-region.ts'
import { OfficeApp } from './OfficeApp.tsx'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
// `useBlocker`, which guards unsaved changes, needs a data router.
const router = createBrowserRouter([{ path: '*', element: <OfficeApp /> }])
const root = document.getElementById('root')

toastRegion()
if (root) {
  createRoot(root).render(
    <ErrorBoundary>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ErrorBoundary>,
  )
}
