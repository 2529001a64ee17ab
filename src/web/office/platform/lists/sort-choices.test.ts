import { expect, test } from 'vitest'
import { sortChoices } from './sort-choices.ts'

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
