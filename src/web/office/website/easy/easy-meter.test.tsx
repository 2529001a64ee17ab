import { expect, test } from 'vitest'
import { readWords } from './common-words.ts'
import file from './common-words.txt?raw'
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

test('marks words that are not among the 3,000 commonest, but no forms of them and no names', () => {
  const common = readWords(file)
  expect(common.size).toBe(3000)
  const text = "We walked to the parties. Ada's bus stopped in Cookeville.\nEligibility is easier."
  expect(measureEasyText(text, common).rareWords).toEqual(["Ada's", 'Eligibility'])
  expect(measureEasyText('A well-known waiver', common).rareWords).toEqual(['waiver'])
})

test('names the grade', () => {
  expect(measureEasyText('You can say no.').grade).toBeLessThan(3)
})
