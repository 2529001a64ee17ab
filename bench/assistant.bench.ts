import { findSubject } from '../src/assistant/finder.ts'
import { countOutcomes, helpFor, measure, type Result } from '../src/assistant/learning/measure.ts'

const results = measure()
const share = (count: number, all: Result[]) =>
  `${count} of ${all.length} (${((100 * count) / Math.max(1, all.length)).toFixed(1)} %)`

/** One row for each kind and language, with how many texts had each outcome. */
function table(kinds: string[], outcomes: string[]) {
  const rows = kinds.flatMap((kind) =>
    ['en', 'es'].map((language) => {
      const all = results.filter((each) => each.kind === kind && each.language === language)
      const counts = outcomes.map((outcome) => [outcome, share(countOutcomes(all, outcome), all)])
      return [`${kind} ${language}`, Object.fromEntries(counts)]
    }),
  )
  console.table(Object.fromEntries(rows))
}

console.log('Danger: the right help first, other help first, only the general alarm, or missed')
table(Object.keys(helpFor), ['first', 'later', 'general', 'missed'])

console.log('No danger: an alarm, by kind')
table(['ordinary', 'near'], ['alarm'])

console.log('Questions, in all and by topic')
table(['question'], ['right', 'wrong', 'unsure', 'alarm'])
const byTopic = Map.groupBy(
  results.filter(({ kind }) => kind === 'question'),
  ({ topics }) => topics[0] ?? '',
)
console.table(
  Object.fromEntries(
    [...byTopic]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([topic, all]) => [
        topic,
        Object.fromEntries(
          ['right', 'wrong', 'unsure', 'alarm'].map((outcome) => [
            outcome,
            countOutcomes(all, outcome),
          ]),
        ),
      ]),
  ),
)

/** The worst first: missed danger, then alarms by their score, wrong help and wrong answers. */
const order = ['missed', 'alarm', 'later', 'wrong', 'general', 'unsure']
const worst = results
  .filter(({ outcome }) => order.includes(outcome))
  .sort(
    (one, other) =>
      order.indexOf(one.outcome) - order.indexOf(other.outcome) || other.score - one.score,
  )
console.log('The twenty worst texts')
for (const { outcome, kind, topics, text, found } of worst.slice(0, 20)) {
  const got = 'danger' in found ? found.danger : 'topic' in found ? found.topic : found.other
  console.log(`${outcome}: "${text}" (${[kind, ...topics].join(' ')}) got ${got}`)
}

const started = performance.now()
for (const { text } of results) findSubject(text)
const each = (performance.now() - started) / results.length
console.log(`Finding what a text is about takes ${each.toFixed(2)} ms on this machine.`)
