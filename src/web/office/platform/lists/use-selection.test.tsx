import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSelection } from './use-selection.ts'

const row = (id: string, version = 1) => ({ id, version })
const first = [row('a'), row('b')]
const second = [row('c'), row('d')]

function select(list?: string) {
  const { result, rerender } = renderHook(
    ({ rows, name }: { rows: typeof first; name: string | undefined }) => useSelection(rows, name),
    { initialProps: { rows: first, name: list } },
  )
  return {
    selection: () => result.current,
    do: (change: (selection: typeof result.current) => void) => act(() => change(result.current)),
    show: (rows: typeof first, name = list) => rerender({ rows, name }),
  }
}
const listIds = (rows: { id: string }[]) => rows.map(({ id }) => id)

test('rows are selected and taken out one by one, in the order in which they are shown', () => {
  const { selection, do: change } = select()
  change(({ select }) => select('b', true))
  change(({ select }) => select('a', true))
  expect(selection().selected).toEqual(['a', 'b'])
  expect(selection().shown).toBe(2)
  change(({ select }) => select('a', false))
  expect(selection().selected).toEqual(['b'])
})

test('without the name of a list, only shown rows are selected', () => {
  const { selection, do: change, show } = select()
  change(({ selectAll }) => selectAll(true))
  show(second)
  expect(selection().all).toEqual([])
  change(({ select }) => select('c', true))
  show(first)
  expect(selection().all).toEqual([])
})

test('with the name of a list, rows of other pages stay selected', () => {
  const { selection, do: change, show } = select('tools')
  change(({ select }) => select('a', true))
  show(second)
  expect(selection().selected).toEqual([])
  change(({ select }) => select('c', true))
  expect(listIds(selection().all)).toEqual(['a', 'c'])
  change(({ selectAll }) => selectAll(true))
  expect(listIds(selection().all)).toEqual(['a', 'c', 'd'])
  change(({ selectAll }) => selectAll(false))
  expect(listIds(selection().all)).toEqual(['a'])
  change(({ clear }) => clear())
  expect(selection().all).toEqual([])
})

test('another list begins with nothing selected, and the first one has its rows again', () => {
  const { selection, do: change, show } = select('tools')
  change(({ select }) => select('a', true))
  show(first, 'other tools')
  expect(selection().all).toEqual([])
  show(first, 'tools')
  expect(selection().selected).toEqual(['a'])
  show(first, 'other tools')
  change(({ select }) => select('b', true))
  show(first, 'tools')
  expect(selection().all).toEqual([])
})

test('exactly the given rows can be selected, and shown ones are as they are now', () => {
  const { selection, do: change, show } = select('tools')
  change(({ choose }) => choose([...first, ...second]))
  expect(selection().selected).toEqual(['a', 'b'])
  expect(listIds(selection().all)).toEqual(['c', 'd', 'a', 'b'])
  show([row('a', 2)])
  expect(selection().all).toContainEqual(row('a', 2))
  expect(selection().all).not.toContainEqual(row('a', 1))
})

test('every change of the selection is a new one, and showing other rows is not a change', () => {
  const { selection, do: change, show } = select('tools')
  const before = selection().choice
  show(second)
  expect(selection().choice).toBe(before)
  change(({ select }) => select('c', true))
  const chosen = selection().choice
  expect(chosen).not.toBe(before)
  change(({ clear }) => clear())
  change(({ select }) => select('c', true))
  expect(selection().choice).not.toBe(chosen)
})
