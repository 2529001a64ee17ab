import '../zod-without-eval.ts'
import '#web/styles/all.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { ErrorBoundary } from '#web/ui/ErrorBoundary.tsx'
import { OfficeApp } from './OfficeApp.tsx'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const root = document.getElementById('root')

if (root) {
  createRoot(root).render(
    <ErrorBoundary>
      <QueryClientProvider client={client}>
        <BrowserRouter>
          <OfficeApp />
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>,
  )
}
