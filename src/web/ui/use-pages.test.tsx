import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
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
