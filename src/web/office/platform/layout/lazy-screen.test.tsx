import { QueryClient } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { storeSession } from '#web/api/session.ts'
import { signedInUser, validSession } from '../../../../../tests/support/office.ts'
import { renderAt, respond } from '../../../../../tests/support/render.tsx'
import { lazyScreen } from './lazy-screen.tsx'
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

/** What waits until the browser has nothing to do. */
let waiting: (() => void)[] = []
beforeEach(() => {
  waiting = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run))
  vi.stubGlobal('cancelIdleCallback', (number: number) => waiting.splice(number - 1, 1))
})

function preloadTwo() {
  const preloads = [vi.fn(async () => {}), vi.fn(async () => {})]
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

test.each([
  ['saves data', { onLine: true, connection: { saveData: true } }],
  ['has no connection', { onLine: false }],
])('a browser that %s loads no other screens', (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  preloadTwo()
  expect(waiting).toEqual([])
})
