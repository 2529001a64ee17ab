import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { vi } from 'vitest'
import type { Fetch } from '#web/api/fetch.ts'

/** Renders a part of the product at an address, with the data layer it needs. */
export function renderAt(path: string, ui: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = (
    <>
      {ui}
      <Address />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] })
  return render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

/** Replaces fetch. */
export const answerWith = (fetch: Fetch) => vi.stubGlobal('fetch', fetch)

type Answer = { status?: number; body: unknown } | 'network failure' | 'never'

/** Prepares the answers of the server, by method and path below /api. */
export function answer(answers: Record<string, Answer | ((init?: RequestInit) => Answer)>) {
  const asked: string[] = []
  answerWith(async (path, init) => {
    const name = `${init?.method ?? 'GET'} ${path.replace('/api', '')}`
    asked.push(name)
    const prepared = answers[name]
    const given = typeof prepared === 'function' ? prepared(init) : prepared
    if (!given || given === 'network failure') throw new TypeError('Failed to fetch')
    if (given === 'never') return new Promise(() => {})
    return new Response(JSON.stringify(given.body), { status: given.status ?? 200 })
  })
  return asked
}

/** The toast with this text, as soon as it is shown. */
export const findToast = (text: string) =>
  screen.findByText(text, { selector: '.Toastify__toast, .Toastify__toast *' })

function Address() {
  const { pathname, search } = useLocation()
  return <p data-testid="address">{`${pathname}${search}`}</p>
}
