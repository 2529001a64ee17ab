import { act, render, renderHook, screen } from '@testing-library/react'
import type { TouchEvent } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { widen } from '../../../tests/support/simulated-browser.ts'
import { type Pages, usePages } from './use-pages.ts'

const steps = [{ from: 1000, perPage: 2 }]

const shown = (pages: Pages, count: number) =>
  Array.from({ length: count }, (_, index) => index).filter(pages.isShown)

test('wraps around if asked to', () => {
  widen(1200)
  const { result } = renderHook(() => usePages(3, steps, { wraps: true }))
  act(() => result.current.previous())
  expect(shown(result.current, 3)).toEqual([2])
  act(() => result.current.next())
  expect(shown(result.current, 3)).toEqual([0, 1])
})

test('stops at the ends otherwise', () => {
  widen(1200)
  const { result } = renderHook(() => usePages(3, steps, { wraps: false }))
  act(() => result.current.previous())
  expect(shown(result.current, 3)).toEqual([0, 1])
  act(() => result.current.next())
  act(() => result.current.next())
  expect(shown(result.current, 3)).toEqual([2])
})

test('starts again at the first page when the page size changes', () => {
  widen(800)
  const { result } = renderHook(() => usePages(3, steps, { wraps: false }))
  act(() => result.current.next())
  act(() => widen(1200))
  expect(result.current).toMatchObject({ page: 0, pageCount: 2 })
  expect(shown(result.current, 3)).toEqual([0, 1])
})

test('moves to the last page when items disappear', () => {
  widen(800)
  const { result, rerender } = renderHook(({ count }) => usePages(count, steps, { wraps: false }), {
    initialProps: { count: 3 },
  })
  act(() => result.current.goTo(2))
  rerender({ count: 1 })
  expect(shown(result.current, 1)).toEqual([0])
})

describe('by the width of the window and by swiping', () => {
  const steps = [
    { from: 1200, perPage: 3 },
    { from: 800, perPage: 2 },
  ]

  beforeEach(() => widen(500))
  afterEach(() => vi.unstubAllGlobals())

  const open = (count = 3, wraps = false) =>
    renderHook(() => usePages(count, steps, { wraps })).result

  const touch = (clientX: number, clientY: number) =>
    ({
      touches: [{ clientX, clientY }],
      changedTouches: [{ clientX, clientY }],
    }) as never as TouchEvent

  test.each([
    [1200, 3, 3],
    [1199, 2, 4],
    [800, 2, 4],
    [799, 1, 7],
  ])('in a window of %i pixels, %i items make %i pages of seven', (width, perPage, pageCount) => {
    widen(width)
    expect(open(7).current).toMatchObject({ ready: true, perPage, pageCount, page: 0 })
  })

  test.each([
    ['left', 100, 20, 52, 20, 2],
    ['left and a little up', 200, 100, 100, 50, 2],
    ['right', 52, 20, 100, 20, 0],
    ['too short', 100, 20, 53, 20, 1],
    ['too short to the right', 53, 20, 100, 20, 1],
    ['too steep', 200, 100, 101, 50, 1],
    ['too steep downward', 200, 50, 101, 100, 1],
  ])('a swipe %s', (_, x1, y1, x2, y2, page) => {
    const result = open()
    act(() => result.current.goTo(1))
    act(() => {
      result.current.swipe.onTouchStart(touch(x1, y1))
      result.current.swipe.onTouchEnd(touch(x2, y2))
    })
    expect(result.current.page).toBe(page)
  })

  test('a touch without a position does nothing', () => {
    const result = open()
    const nothing = { touches: [], changedTouches: [] } as never as TouchEvent
    act(() => {
      result.current.swipe.onTouchStart(nothing)
      result.current.swipe.onTouchEnd(nothing)
    })
    expect(result.current.page).toBe(0)
  })

  test('pages are turned only after the visitor has turned one, and stop at both ends', () => {
    const result = open(2)
    expect(result.current.turned).toBe(false)
    act(() => result.current.previous())
    expect(result.current.turned).toBe(false)
    act(() => result.current.next())
    act(() => result.current.next())
    expect(result.current).toMatchObject({ turned: true, page: 1 })
    act(() => widen(1000))
    expect(result.current).toMatchObject({ turned: false, page: 0 })
  })

  test('pages that wrap go from the last to the first and back', () => {
    const result = open(3, true)
    act(() => result.current.previous())
    expect(result.current.page).toBe(2)
    act(() => result.current.next())
    expect(result.current.page).toBe(0)
  })

  test('without items there is no page to show', () => {
    expect(open(0).current).toMatchObject({ page: 0, pageCount: 0 })
  })

  test('the server shows all items, because the window is unknown there', () => {
    function Page() {
      const { ready, pageCount, isShown } = usePages(9, steps, { wraps: true })
      return JSON.stringify({ ready, pageCount, last: isShown(8) })
    }
    expect(renderToString(<Page />)).toContain('{&quot;ready&quot;:false,&quot;pageCount&quot;:0,')
    expect(renderToString(<Page />)).toContain('&quot;last&quot;:true')
    render(<Page />)
    expect(screen.getByText('{"ready":true,"pageCount":9,"last":false}')).toBeVisible()
  })

  test('the width is followed no longer after the pages are gone', () => {
    const list = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }
    vi.stubGlobal('matchMedia', () => list)
    renderHook(() => usePages(3, steps, { wraps: true })).unmount()
    expect(list.addEventListener).toHaveBeenCalledTimes(2)
    expect(list.removeEventListener.mock.calls).toEqual(list.addEventListener.mock.calls)
  })
})
