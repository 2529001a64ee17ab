import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { expect, vi } from 'vitest'
import type { ErrorReply } from '#contract/platform/common.ts'
import type { Fetch } from '#web/api/fetch.ts'
import { textsKey } from '#web/site/texts.ts'
import { responseFaults } from './response-faults.ts'
import { texts } from './texts.ts'

/** Renders a part of the product at an address, with the data layer it needs. */
export function renderAt(path: string, ui: ReactNode, shown = texts) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  // Every page of the site brings them along.
  client.setQueryData(textsKey, shown)
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

/** Replaces fetch. Nothing checks what it returns, so this is for tests of the calls themselves. */
export const respondWith = (fetch: Fetch) => vi.stubGlobal('fetch', fetch)

/**
 * A response of the server. `unchecked` is a body that our server never sends: that of a proxy, or one with
 * only the fields of the specification.
 */
export type PreparedResponse =
  | { status?: number; body: unknown }
  | { status?: number; unchecked: unknown }
export type FakeResponse = PreparedResponse | 'network failure' | 'never'

type Prepared = FakeResponse | ((init?: RequestInit) => FakeResponse | Promise<FakeResponse>)

/** Prepares the responses of the server, by method and path below /api. One that it never gives fails the test. */
export function respond(responses: Record<string, Prepared>) {
  const asked: string[] = []
  for (const [name, prepared] of Object.entries(responses)) {
    if (typeof prepared === 'object') checkResponse(name, prepared)
  }
  respondWith(async (path, init) => {
    const name = `${init?.method ?? 'GET'} ${path.replace('/api', '')}`
    asked.push(name)
    const prepared = responses[name]
    const given = typeof prepared === 'function' ? await prepared(init) : prepared
    if (!given || given === 'network failure') throw new TypeError('Failed to fetch')
    if (given === 'never') return new Promise(() => {})
    if (typeof prepared === 'function') checkResponse(name, given)
    const body = getBody(given)
    const isSentAsItIs = typeof body === 'string' || body instanceof File
    return new Response(isSentAsItIs ? body : JSON.stringify(body), { status: given.status ?? 200 })
  })
  return asked
}

/** Fails the test if the server never responds so. Softly, because the screen would take an error for a failed call. */
export function checkResponse(name: string, given: PreparedResponse) {
  if ('unchecked' in given) return
  const { status = 200, body } = given
  const faults = responseFaults(name, status, body)
  const text = [`The server never responds to ${name} with this ${status}.`, ...faults].join('\n')
  expect.soft(faults, text).toEqual([])
}

export const getBody = (given: PreparedResponse) =>
  'unchecked' in given ? given.unchecked : given.body

const codes: Record<number, string> = {
  400: 'bad_request',
  401: 'revoked',
  403: 'role_not_allowed',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  415: 'wrong_type',
  429: 'too_many',
  500: 'internal',
  503: 'unavailable',
}

/** The response of a proxy whose server is not there. */
export const badGateway = { status: 502, unchecked: 'Bad gateway' }

/** An error response of the server. */
export const failure = (
  status = 500,
  message = 'Something went wrong on our side. Please try again.',
  more: Partial<ErrorReply> = {},
) => ({ status, body: { success: false, code: codes[status], message, ...more } })

/** The toast with this text, as soon as it is shown. */
export const findToast = (text: string) =>
  screen.findByText(text, { selector: '.Toastify__toast, .Toastify__toast *' })

function Address() {
  const { pathname, search } = useLocation()
  return <p data-testid="address">{`${pathname}${search}`}</p>
}

/** The names and values of the list of details in a part of the page, with ordinary spaces. */
export const detailsIn = (part: Element | null | undefined) =>
  Object.fromEntries(
    Array.from(part?.querySelectorAll('dt') ?? [], (name) => [
      name.textContent,
      name.nextElementSibling?.textContent?.replace(/\s/g, ' '),
    ]),
  )
