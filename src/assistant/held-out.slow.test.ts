import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { dangers } from './danger/danger-answers.ts'
import { countOutcomes, helpFor, measure, readHeldOut } from './learning/measure.ts'
import { readLines, readTrainingTexts } from './learning/training-texts.ts'
import { weights } from './weights.ts'
import { listWords } from './words/words.ts'

const heldOut = readHeldOut()
const results = measure()
const resultsOf = (...kinds: string[]) => results.filter(({ kind }) => kinds.includes(kind))

test('there are at least 600 texts, in English and Spanish, of each kind', () => {
  expect(heldOut.length).toBeGreaterThanOrEqual(600)
  for (const kind of [...Object.keys(helpFor), 'ordinary', 'near', 'question']) {
    for (const language of ['en', 'es']) {
      const texts = heldOut.filter((each) => each.kind === kind && each.language === language)
      expect(texts.length, `${kind} ${language}`).toBeGreaterThanOrEqual(10)
    }
  }
})

/** Every run of so many words. */
const runsOf = (words: string[], length: number) =>
  words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' '))

test('nothing learns from them: none is, or nearly is, a text of training', () => {
  const training = readTrainingTexts().map(({ text }) => listWords(text))
  const wholes = new Set(training.map((words) => words.join(' ')))
  const textsByRun = new Map<string, number[]>()
  for (const [index, words] of training.entries()) {
    for (const run of new Set(runsOf(words, 5))) {
      textsByRun.set(run, [...(textsByRun.get(run) ?? []), index])
    }
  }
  const repeated = heldOut.filter(({ text }) => {
    const words = listWords(text)
    if (wholes.has(words.join(' '))) return true
    const runs = runsOf(words, 5)
    const counts = new Map<number, number>()
    for (const index of runs.flatMap((run) => textsByRun.get(run) ?? [])) {
      counts.set(index, (counts.get(index) ?? 0) + 1)
    }
    return [...counts.values()].some((count) => count * 2 >= runs.length)
  })
  expect(repeated.map(({ text }) => text)).toEqual([])
})

/** The figures of 2026-11-18: a change that makes one of them worse fails. `npm run bench -- assistant` shows which texts. */
test.each([
  ['danger that is missed', Object.keys(helpFor), 'missed', 0],
  ['danger with other help first', Object.keys(helpFor), 'later', 9],
  ['danger with the general alarm only', Object.keys(helpFor), 'general', 3],
  ['ordinary texts that raise an alarm', ['ordinary'], 'alarm', 0],
  ['texts near danger that raise an alarm', ['near'], 'alarm', 3],
  ['questions that are answered wrong', ['question'], 'wrong', 44],
  ['questions that raise an alarm', ['question'], 'alarm', 10],
  ['questions that are not answered', ['question'], 'unsure', 39],
])('%s: no more than measured', (_, kinds, outcome, most) => {
  expect(countOutcomes(resultsOf(...kinds), outcome)).toBeLessThanOrEqual(most)
})

test('the weights take at most 60 KB compressed', () => {
  expect(brotliCompressSync(JSON.stringify(weights)).length).toBeLessThanOrEqual(60 * 1024)
})

test.each([...dangers, 'ordinary', 'questions', 'held-out'])(
  'the lines of %s.txt are sorted, in lower case, and each is there once',
  (name) => {
    const { comment, texts } = readLines(name)
    expect(comment.length).toBeGreaterThan(0)
    expect(texts).toEqual([...new Set(texts.map((text) => text.toLowerCase()))].sort())
  },
)
