import { expect, test } from 'vitest'
import { diffWords } from './FieldValueView.tsx'

const marked = (text: string, other: string) =>
  diffWords(text, other)
    .map(({ text, same }) => (same ? text : `[${text.trimEnd()}]${text.endsWith(' ') ? ' ' : ''}`))
    .join('')

test.each([
  ['one two three', 'one two three', 'one two three'],
  ['one two three', 'one three', 'one [two] three'],
  ['one three', 'one two three', 'one three'],
  ['a b c d e f', 'a x c d y f', 'a [b] c d [e] f'],
  ['new', 'old', '[new]'],
  ['words', '', '[words]'],
  ['', 'words', ''],
  ['two lines\nhere', 'two lines here', 'two lines\nhere'],
  ['the end the', 'the', 'the [end the]'],
])('marks %j, compared with %j, as %j', (text, other, expected) => {
  expect(marked(text, other)).toBe(expected)
})

test('marks everything between the first and the last difference in a very long text', () => {
  const long = (word: string) => `begin ${`${word} same `.repeat(2500)}end`
  const pieces = diffWords(long('a'), long('b'))
  expect(pieces.map(({ same }) => same)).toEqual([true, false, true])
  expect(pieces.map(({ text }) => text).join('')).toBe(long('a'))
})
