import { expect, test } from 'vitest'
import { splitText } from './ReadMore.tsx'

test('a short or slightly too long text stays whole', () => {
  expect(splitText('Short.', 100)).toEqual(['Short.', ''])
  expect(splitText('x'.repeat(120), 100)).toEqual(['x'.repeat(120), ''])
})

test('a long text is split after a sentence, else after a word, and nothing is lost', () => {
  const sentences = 'One is here. Two is here. '.repeat(10)
  const [start, rest] = splitText(sentences, 100)
  expect(start).toMatch(/here\.$/)
  expect(start + rest).toBe(sentences)

  const words = 'word '.repeat(60)
  expect(splitText(words, 100)[0]).toMatch(/word$/)
})

test('a text without spaces is split at the limit', () => {
  expect(splitText('x'.repeat(400), 100).map((part) => part.length)).toEqual([100, 300])
})
