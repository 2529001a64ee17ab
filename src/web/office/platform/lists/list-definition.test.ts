import { expect, test } from 'vitest'
import { isDay, sortChoices } from './list-definition.ts'

const sorts = {
  name: { label: 'Name', kind: 'text' as const },
  made: { label: 'Made', kind: 'date' as const },
}
const choices = [
  { value: 'name', label: 'Name, A to Z' },
  { value: '-name', label: 'Name, Z to A' },
  { value: '-made', label: 'Made, newest first' },
  { value: 'made', label: 'Made, oldest first' },
]

test('every order is named, texts from A and dates from the newest', () => {
  expect(sortChoices({ sorts, defaultSort: '-made' })).toEqual(choices)
})

test('a list without an order of its own has one more choice', () => {
  expect(sortChoices({ sorts, defaultSort: '' })).toEqual([
    { value: '', label: 'Usual order' },
    ...choices,
  ])
})

test.each([
  ['2026-11-15', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-11-31', false],
  ['0202-11-15', false],
  ['1999-11-15', false],
  ['2026-11', false],
  ['12026-11-15', false],
  ['2026-13-01', false],
  ['2026', false],
  ['yesterday', false],
  ['', false],
])('"%s" is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})
