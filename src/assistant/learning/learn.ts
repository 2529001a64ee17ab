import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dangers } from '../danger/danger-answers.ts'
import { counted, createTopicModels, stepOfDigit } from '../topics/topic-index.ts'
import { bitsOfPairs } from '../topics/topic-terms.ts'
import { createWriter, type Model, numberOfWeight, writeGap, writeWord } from '../words/packing.ts'
import { learnDanger } from './learn-danger.ts'
import { type Feature, learnTopics } from './learn-topics.ts'
import { readLines, readQuestions, readTrainingTexts, textFile } from './training-texts.ts'

const folder = join(import.meta.dirname, '..')
const learned = [...dangers, 'ordinary', 'questions']

/** A hash of the texts and of the code that learns from them, so that a test can tell whether both are as they were. */
export function hashOfSources() {
  const isCode = (name: string) => /^(learning|topics|words)\/.+\.ts$/.test(name)
  const names = readdirSync(folder, { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => isCode(name) && !/\.test\.|measure|topics\/topics\.ts/.test(name))
  const texts = learned.map((name) => `texts/${name}.txt`)
  const hash = createHash('sha256')
  for (const name of [...names, 'danger/danger-features.ts', ...texts].sort()) {
    hash.update(`\0${name}\0`).update(readFileSync(join(folder, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** The text of `weights.ts`. */
function learn() {
  const weights = {
    ...learnDanger(readTrainingTexts()),
    ...packTopics(learnTopics(readQuestions())),
  }
  const lines = Object.entries(weights).map(([name, letters]) => `  ${name}:\n    '${letters}',\n`)
  return `// Written by "npm run learn" from the texts in src/assistant/texts.\n// Hash of the texts and of the code that learned: ${hashOfSources()}\nexport const weights = {\n${lines.join('')}}\n`
}

/** Words by the alphabet, and then pairs by their numbers. */
function packTopics({ subjects, starts, features }: ReturnType<typeof learnTopics>) {
  const writer = createWriter()
  const { word: ofName, pair: gaps, ofWord, ofPair } = createTopicModels(subjects.length)
  const kept = features.map(inSteps)
  const words = kept.filter(({ pair }) => pair === undefined)
  words.sort((one, other) => (one.name < other.name ? -1 : 1))
  for (const [index, word] of words.entries()) {
    writeWord(writer, ofName, words[index - 1]?.name ?? '', word.name)
    writeFeature(writer, ofWord, word)
  }
  writeWord(writer, ofName, '')
  const pairs = kept.flatMap(({ pair, ...each }) =>
    pair === undefined || each.subjects.length === 0 ? [] : { pair, ...each },
  )
  let next = 0
  for (const each of pairs.sort((one, other) => one.pair - other.pair)) {
    next = writeGap(writer, gaps, next, each.pair)
    writeFeature(writer, ofPair, each)
  }
  writeGap(writer, gaps, next, 2 ** bitsOfPairs)
  return {
    subjects: subjects.join(' '),
    starts: Array.from(starts, (start) => start.toFixed(1)).join(' '),
    topics: writer.finish(),
  }
}

/** A feature of small weights has small steps. */
function inSteps({ name, pair, subjects, weights }: Feature) {
  const squares = weights.reduce((all, weight) => all + weight * weight, 0)
  const usual = Math.sqrt(squares / (weights.length || 1))
  const digit = Math.max(0, Math.min(7, Math.round(Math.log2(usual / 2 / stepOfDigit(0)))))
  const numbers = weights.map((weight) => numberOfWeight(weight, stepOfDigit(digit)))
  const isKept = (_: number, place: number) => numbers[place] !== numberOfWeight(0, 1)
  return {
    name,
    pair,
    digit,
    subjects: subjects.filter(isKept),
    numbers: numbers.filter(isKept),
  }
}

function writeFeature(
  { write }: ReturnType<typeof createWriter>,
  { count, step, weight, isNext }: ReturnType<typeof createTopicModels>['ofWord'],
  { digit, subjects, numbers }: ReturnType<typeof inSteps>,
) {
  let left = subjects.length
  write(count, left)
  if (left === 0) return
  const all = counted(left)
  write(step[all] as Model, digit)
  for (let subject = 0; left > 0; subject++) {
    const place = subjects.indexOf(subject)
    write(isNext[subject]?.[counted(left)] as Model, Number(place >= 0))
    if (place < 0) continue
    write(weight[all] as Model, numbers[place] ?? 0)
    left--
  }
}

if (import.meta.main) {
  for (const name of learned) {
    const { comment, texts } = readLines(name)
    const sorted = [...new Set(texts.map((text) => text.toLowerCase().trim()))].sort()
    writeFileSync(textFile(name), `${[...comment, ...sorted].join('\n')}\n`)
  }
  writeFileSync(join(folder, 'weights.ts'), learn())
}
