import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hashOfSources } from './learning/learn.ts'
import {
  createGapModel,
  createModel,
  createReader,
  createWordModels,
  createWriter,
  readRising,
  readWords,
  writeGap,
  writeWord,
} from './words/packing.ts'

test('the weights were learned from the present texts by the present code', () => {
  const written = readFileSync('src/assistant/weights.ts', 'utf8')
  expect(written, 'Run "npm run learn".').toContain(`code that learned: ${hashOfSources()}\n`)
})

test('numbers come back as they were packed, common and rare ones', () => {
  const numbers = Array.from({ length: 5000 }, (_, index) => (index % 97 === 0 ? index % 32 : 16))
  const writer = createWriter()
  const written = createModel(5)
  for (const number of numbers) writer.write(written, number)
  const packed = writer.finish()
  const read = createReader(packed)
  const model = createModel(5)
  expect(numbers.map(() => read(model))).toEqual(numbers)
  expect(packed.length).toBeLessThan(numbers.length / 10)
})

test.each([[[]], [[0]], [[0, 1, 62, 63, 126, 400, 999]]])(
  'rising numbers come back: %j',
  (numbers) => {
    const writer = createWriter()
    const gaps = createGapModel()
    let next = 0
    for (const number of [...numbers, 1000]) next = writeGap(writer, gaps, next, number)
    const read = createReader(writer.finish())
    expect([...readRising(read, createGapModel(), 1000)]).toEqual(numbers)
  },
)

test('sorted words come back', () => {
  const words = ['a', 'ab', 'abc', 'abd', 'b#2', 'medica', 'medici', 'z0']
  const writer = createWriter()
  const models = createWordModels()
  for (const [index, word] of words.entries()) {
    writeWord(writer, models, words[index - 1] ?? '', word)
  }
  writeWord(writer, models, words.at(-1) ?? '')
  expect([...readWords(createReader(writer.finish()), createWordModels())]).toEqual(words)
})
