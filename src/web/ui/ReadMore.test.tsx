import { expect, test } from 'vitest'
import { fold } from './ReadMore.tsx'

test('a text that is short, or hardly too long, stays whole', () => {
  expect(fold('Short.', 100)).toEqual(['Short.', ''])
  expect(fold('x'.repeat(120), 100)).toEqual(['x'.repeat(120), ''])
})

test('a long text is cut after a sentence, else after a word, and nothing is lost', () => {
  const sentences = 'One is here. Two is here. '.repeat(10)
  const [start, rest] = fold(sentences, 100)
  expect(start).toMatch(/here\.$/)
  expect(start + rest).toBe(sentences)

  const words = 'word '.repeat(60)
  expect(fold(words, 100)[0]).toMatch(/word$/)
})

test('a text without spaces is cut all the same', () => {
  expect(fold('x'.repeat(400), 100).map((part) => part.length)).toEqual([100, 300])
})
