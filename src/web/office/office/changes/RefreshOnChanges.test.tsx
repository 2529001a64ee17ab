import { useQuery } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ChangeCounts, changeKinds } from '#contract/office/changes.ts'
import { refreshHeader } from '#contract/platform/endpoint.ts'
import { storedToken } from '#web/api/session.ts'
import { messagesQuery } from '#web/office/messages/contact/contact-queries.ts'
import { eventsQuery } from '#web/office/website/events/events-queries.ts'
import { signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { failure, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { RefreshOnChanges } from './RefreshOnChanges.tsx'

let counts: ChangeCounts
let polled: 'well' | 'refused' | 'not at all'

beforeEach(() => {
  signIn()
  counts = Object.fromEntries(changeKinds.map((kind) => [kind, 1])) as ChangeCounts
  polled = 'well'
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  look('visible')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Hides the tab or brings it back. */
function look(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

function Lists() {
  const { data: messages } = useQuery(
    messagesQuery({ view: 'all', search: '', sort: '-date', page: 1 }),
  )
  const { data: events } = useQuery(eventsQuery)
  return <p>{messages && events ? 'loaded' : 'loading'}</p>
}

async function open() {
  const marked: boolean[] = []
  const asked = respond({
    ...validSession,
    'GET /admin/changes': () => {
      if (polled === 'not at all') return 'network failure'
      return polled === 'well' ? success(counts) : failure(401)
    },
    'GET /contact?page=1&limit=50': (init) => {
      marked.push(new Headers(init?.headers).has(refreshHeader))
      return { body: { success: true, data: [] } }
    },
    'GET /events': success([]),
  })
  renderAt(
    '/',
    <>
      <RefreshOnChanges />
      <Lists />
    </>,
  )
  await screen.findByText('loaded')
  await waitFor(() => expect(asked).toContain('GET /admin/changes'))
  asked.length = 0
  return { asked, marked }
}

test('asks every 20 seconds, and loads exactly what has changed', async () => {
  const { asked, marked } = await open()
  await wait(20_000)
  expect(asked).toEqual(['GET /admin/changes'])
  counts = { ...counts, messages: 2 }
  await wait(20_000)
  await waitFor(() => expect(asked).toContain('GET /contact?page=1&limit=50'))
  expect(asked).toEqual([
    'GET /admin/changes',
    'GET /admin/changes',
    'GET /contact?page=1&limit=50',
  ])
  expect(marked).toEqual([false, true])
})

test('does not ask in the background, and asks at once when the tab comes back', async () => {
  const { asked } = await open()
  look('hidden')
  await wait(120_000)
  expect(asked).toEqual([])
  look('visible')
  await wait(100)
  expect(asked).toContain('GET /admin/changes')
})

test('says nothing when the server cannot be reached, and goes on asking', async () => {
  const { asked } = await open()
  polled = 'not at all'
  await wait(20_000)
  polled = 'well'
  counts = { ...counts, events: 2 }
  await wait(20_000)
  await waitFor(() => expect(asked).toContain('GET /events'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('ends the session when the server does', async () => {
  await open()
  polled = 'refused'
  await wait(20_000)
  await waitFor(() => expect(storedToken()).toBeNull())
})

test('does not scroll what is shown after someone has left the office', async () => {
  await open()
  counts = { ...counts, messages: 2 }
  await wait(20_000)
  cleanup()
  const scrollBy = vi.fn()
  vi.stubGlobal('scrollBy', scrollBy)
  vi.stubGlobal('scrollY', 400)
  let top = 0
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
    top += 1
    return { top } as DOMRect
  })
  document.body.innerHTML = '<main><ul><li>Another page</li></ul></main>'
  await wait(0)
  document.body.append('More of it')
  await wait(0)
  expect(scrollBy).not.toHaveBeenCalled()
})
