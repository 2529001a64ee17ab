import { expect, test } from 'vitest'
import { newId } from './portable.ts'

test('ids are UUIDs that sort in the order in which they were made', () => {
  const ids = Array.from({ length: 2000 }, newId)
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids.map((id) => id.slice(-12))).size).toBe(2000)
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})
