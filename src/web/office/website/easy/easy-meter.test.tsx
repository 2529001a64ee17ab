import { expect, test } from 'vitest'
import { measureEasyText } from './easy-meter.ts'

test('marks sentences of more than 12 words, wherever a line or a sentence ends', () => {
  const long = 'We will all meet at the house by the river on Friday at noon.'
  expect(measureEasyText(`Come with us. ${long}\nBring a hat`).longSentences).toEqual([long])
  const twelve = 'We will all meet at the house by the river on Friday.'
  expect(measureEasyText(twelve).longSentences).toEqual([])
})

test('marks words of three syllables or more, once each', () => {
  const { longWords } = measureEasyText('Transportation is free. Transportation is by bus. Smile.')
  expect(longWords).toEqual(['Transportation'])
})

test('names the grade', () => {
  expect(measureEasyText('You can say no.').grade).toBeLessThan(3)
})
