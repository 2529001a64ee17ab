import { createHash } from 'node:crypto'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { EnglishText, SpanishTexts } from '#contract/records/spanish.ts'
import { type SpanishTextId, spanishTextNames } from '#contract/records/spanish-reviews.ts'
import type { SpanishText } from '../feature.ts'

type TextPair = SpanishText['texts'][number]

/** A text of the product. Those who edit the website see it. */
export const builtInText = (id: SpanishTextId, texts: TextPair[]): SpanishText => ({
  ...{ id, name: spanishTextNames[id], from: 'Built in', critical: false, texts },
  access: 'edit content',
  record: { kind: 'other text', id },
})

/** A version of a text. A change of the English or of the Spanish makes another one. */
export const hashOf = (texts: TextPair[]) =>
  createHash('sha256')
    .update(JSON.stringify(texts.map(({ en, es }) => [en, es])))
    .digest('base64url')

/** The texts of a record that staff have written in Spanish. */
export const pairRecord = (english: EnglishText[], spanish: SpanishTexts): TextPair[] =>
  english.flatMap(({ path, en, as }) => {
    const es = spanish[path]?.es
    return es ? [{ en, es, rich: as === 'rich' }] : []
  })

/** The id under which the Spanish of a record is reviewed. */
export const reviewId = (kind: RecordKind, id: string) => `${kind} ${id}`

type Sample = unknown[]

/** For functions that choose a text by what they are called with: what to call them with, by their names. */
export type Samples = Record<string, Sample[]>

/** The texts of two modules that differ, beside each other. Those with values in them are shown with samples. */
export function pairTexts(en: unknown, es: unknown, samples: Samples = {}, name = ''): TextPair[] {
  if (en === es || es === undefined) return []
  if (typeof en === 'string' && typeof es === 'string') return [{ en, es, rich: false }]
  if (isFunction(en) && isFunction(es)) {
    const calls = samples[name] ?? [placeholders, ones]
    const pairs = calls.flatMap((values) =>
      pairTexts(tryCall(en, values), tryCall(es, values), samples),
    )
    return pairs.filter(
      (pair, index) =>
        pairs.findIndex((each) => withoutValues(each) === withoutValues(pair)) === index,
    )
  }
  if (!isParts(en) || !isParts(es)) return []
  return Object.keys(es).flatMap((key) => pairTexts(en[key], es[key], samples, key))
}

/** Stands for a text, and for an object with any properties that are texts. */
const placeholder = new Proxy(Object('…'), {
  get: (text, name) => {
    const own = Reflect.get(text, name)
    if (typeof own === 'function') return own.bind(text)
    return own ?? (typeof name === 'string' ? '…' : undefined)
  },
})
const most = 4
const placeholders: Sample = Array(most).fill(placeholder)
const ones: Sample = Array(most).fill(1)

const withoutValues = ({ en, es }: TextPair) => `${en}\n${es}`.replaceAll(/…|1/g, '')

/** A function that needs other values says nothing. */
function tryCall(say: Say, values: Sample): unknown {
  try {
    const said = say(...values)
    return String(said).includes('undefined') ? undefined : said
  } catch {
    return undefined
  }
}

type Say = (...values: unknown[]) => unknown

const isFunction = (value: unknown): value is Say => typeof value === 'function'

const isParts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
