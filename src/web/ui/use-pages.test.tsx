import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { widen } from '../../../tests/support/viewport.ts'
import { usePages } from './use-pages.ts'

const views = [
  { media: '(min-width: 1000px)', perView: 2 },
  { media: 'all', perView: 1 },
]

test('wraps around when it is told to', () => {
  widen(1200)
  const { result } = renderHook(() => usePages(['a', 'b', 'c'], { views, wrap: true }))
  act(() => result.current.previous())
  expect(result.current.shown).toEqual(['c'])
  act(() => result.current.next())
  expect(result.current.shown).toEqual(['a', 'b'])
  expect(result.current.canGoBack).toBe(true)
})

test('begins again when another number of items fits', () => {
  widen(1200)
  const { result } = renderHook(() => usePages(['a', 'b', 'c'], { views }))
  act(() => result.current.next())
  expect(result.current.shown).toEqual(['c'])
  act(() => widen(800))
  expect(result.current).toMatchObject({ shown: ['a'], count: 3, page: 0 })
})

test('stays within the pages when items go away', () => {
  widen(800)
  const { result, rerender } = renderHook(({ items }) => usePages(items, { views }), {
    initialProps: { items: ['a', 'b', 'c'] },
  })
  act(() => result.current.goTo(9))
  expect(result.current.shown).toEqual(['c'])
  rerender({ items: ['a'] })
  expect(result.current.shown).toEqual(['a'])
})
