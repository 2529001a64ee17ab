import { useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ChangeCounts, changeKinds } from '#contract/office/changes.ts'
import { refreshHeader } from '#contract/platform/endpoint.ts'
import { storedToken } from '#web/api/session.ts'
import { messagesQuery } from '#web/office/messages/contact/contact-queries.ts'
import { eventsQuery } from '#web/office/website/events/events-queries.ts'
import { signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { failure, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { keepPlace, keysOf, RefreshOnChanges } from './RefreshOnChanges.tsx'

const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

test.each(changeKinds)('a change of %s loads a query of the office again', (kind) => {
  const keys = [
    ...Object.values(sources)
      .join()
      .matchAll(/\['office', '([^']+)'/g),
  ]
  const shown = keys.map(([, key]) => key)
  expect(
    keysOf(kind).some((key) => shown.includes(key)),
    `no query has the key ['office', '${keysOf(kind)[0]}']`,
  ).toBe(true)
})

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
  // A screen that is still there would ask the real server.
  cleanup()
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
    messagesQuery({ view: 'all', language: '', search: '', sort: '-date', page: 1 }),
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

describe('what is in view stays there', () => {
  /** Where the top of each row is. */
  let tops: Record<string, number>
  const moves: number[] = []

  beforeEach(() => {
    moves.length = 0
    tops = { above: -40, first: 10, second: 50 }
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return { top: tops[this.id] ?? 0 } as DOMRect
    })
    vi.stubGlobal('scrollBy', ({ top }: { top: number }) => moves.push(top))
    vi.stubGlobal('scrollY', 400)
  })
  afterEach(() => vi.unstubAllGlobals())

  const show = () =>
    render(
      <main>
        <ul>
          <li id="above">Above</li>
          <li id="first">First in view</li>
          <li id="second">Second</li>
        </ul>
      </main>,
    )

  /** A row appears, and the others are now elsewhere. */
  async function addRow(now: Record<string, number>) {
    tops = { ...tops, ...now }
    await act(async () => {
      screen.getByRole('list').prepend(document.createElement('li'))
    })
  }

  test('scrolls as far as a new row above has moved what is in view', async () => {
    show()
    const letGo = keepPlace()
    await addRow({ first: 50, second: 90 })
    expect(moves).toEqual([40])
    await addRow({})
    expect(moves).toEqual([40])
    letGo()
    await addRow({ first: 100, second: 140 })
    expect(moves).toEqual([40])
  })

  test('scrolls too when a longer text above takes another line', async () => {
    show()
    const letGo = keepPlace()
    tops = { ...tops, first: 50, second: 90 }
    await act(async () => {
      Object.assign(screen.getByText('Above').firstChild ?? {}, { data: 'Above, and longer' })
    })
    expect(moves).toEqual([40])
    letGo()
  })

  test('does not move someone at the top, who shall see what is new', async () => {
    vi.stubGlobal('scrollY', 0)
    show()
    const letGo = keepPlace()
    await addRow({ first: 50, second: 90 })
    expect(moves).toEqual([])
    letGo()
  })

  test('what someone scrolled to counts, and a row that is gone does not', async () => {
    show()
    const letGo = keepPlace()
    tops = { above: -80, first: -30, second: 10 }
    window.dispatchEvent(new Event('scroll'))
    await addRow({ second: 35 })
    expect(moves).toEqual([25])
    tops = { ...tops, second: 75 }
    await act(async () => document.getElementById('second')?.remove())
    expect(moves).toEqual([25])
    letGo()
  })
})
