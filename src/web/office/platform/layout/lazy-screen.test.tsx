import { QueryClient, QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { storeSession } from '#web/api/session.ts'
import { signedInUser, validSession } from '../../../../../tests/support/office.ts'
import { renderAt, respond } from '../../../../../tests/support/render.tsx'
import { lazyScreen, prefetchAll, prefetched } from './lazy-screen.tsx'
import { PreloadScreens } from './PreloadScreens.tsx'

afterAll(() => vi.unstubAllGlobals())

const Reports = () => <h1>Reports</h1>

const show = (Screen: ReturnType<typeof lazyScreen<object>>) =>
  render(
    <Suspense fallback="Loading">
      <Screen />
    </Suspense>,
  )

test('a screen that was preloaded shows without a loading state', async () => {
  const Screen = lazyScreen(async () => Reports)
  await Screen.preload()
  show(Screen)
  expect(screen.getByRole('heading')).toHaveTextContent('Reports')
})

test('a screen whose preload failed is loaded when it is opened', async () => {
  const load = vi.fn<() => Promise<typeof Reports>>()
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(Reports)
  const Screen = lazyScreen(load)
  await Screen.preload()
  show(Screen)
  expect(await screen.findByRole('heading', { name: 'Reports' })).toBeVisible()
})

test('pointing at a screen also checks the session and loads what it shows', async () => {
  storeSession('token that nobody has checked', signedInUser)
  const asked = respond(validSession)
  const prefetch = vi.fn()
  const Screen = lazyScreen(async () => Object.assign(() => <h1>Reports</h1>, { prefetch }))
  await Screen.preload()
  expect([prefetch.mock.calls, asked]).toEqual([[], []])
  const client = new QueryClient()
  await Screen.preload(client)
  expect(prefetch).toHaveBeenCalledWith(client)
  expect(asked).toEqual(Object.keys(validSession))
})

test('passing by a screen several times loads what it shows once', async () => {
  const load = vi.fn(async () => 'a list')
  const client = new QueryClient()
  const prefetch = prefetchAll(queryOptions({ queryKey: ['reports'], queryFn: load }))
  prefetch(client)
  await vi.waitFor(() => expect(client.getQueryData(['reports'])).toBe('a list'))
  prefetch(client)
  expect(load).toHaveBeenCalledOnce()
})

test.each([
  ['nothing changed', false, 1],
  ['something changed', true, 2],
])('a screen that opens a moment after it was prefetched, while %s', async (_, changed, times) => {
  const load = vi.fn(async () => 'a list')
  const client = new QueryClient()
  const query = queryOptions({ queryKey: ['reports'], queryFn: load, ...prefetched })
  await client.prefetchQuery(query)
  if (changed) await client.invalidateQueries()
  const Reports = () => <p>{useQuery(query).data}</p>
  render(
    <QueryClientProvider client={client}>
      <Reports />
    </QueryClientProvider>,
  )
  expect(await screen.findByText('a list')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(times)
})

/** What waits until the browser has nothing to do. */
let waiting: (() => void)[] = []
beforeEach(() => {
  waiting = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run))
  vi.stubGlobal('cancelIdleCallback', (number: number) => waiting.splice(number - 1, 1))
})

function preloadTwo(loads = true) {
  const preloads = [vi.fn(async () => loads), vi.fn(async () => loads)]
  const sections = preloads.map((preload) => ({
    screen: Object.assign(() => <h1>Reports</h1>, { preload }),
  }))
  renderAt('/', <PreloadScreens sections={sections} />)
  return preloads
}

test('other screens are loaded one by one while the browser has nothing to do', async () => {
  const [first, second] = preloadTwo()
  expect(first).not.toHaveBeenCalled()
  waiting.shift()?.()
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  expect(first).toHaveBeenCalledTimes(1)
  expect(second).not.toHaveBeenCalled()
  waiting.shift()?.()
  expect(second).toHaveBeenCalledTimes(1)
})

test('after a screen that could not be loaded, no other one is', async () => {
  const [first] = preloadTwo(false)
  waiting.shift()?.()
  await act(() => first?.mock.results[0]?.value)
  expect(waiting).toEqual([])
})

test.each([
  ['saves data', { onLine: true, connection: { saveData: true } }],
  ['has no connection', { onLine: false }],
])('a browser that %s loads no other screens', (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  preloadTwo()
  expect(waiting).toEqual([])
})
