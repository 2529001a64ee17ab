import { scoreText } from '../danger/danger.ts'
import type { Danger } from '../danger/danger-answers.ts'
import { type Found, findSubject } from '../finder.ts'
import { readLines } from './training-texts.ts'

/** The kinds of danger in the held-out texts, and which help has to come first. */
export const helpFor: Record<string, Danger> = {
  suicide: 'suicide',
  abuse: 'abuse',
  neglect: 'abuse',
  violence: 'emergency',
  health: 'emergency',
}

export type HeldOut = { kind: string; language: 'en' | 'es'; topics: string[]; text: string }

/** "kind | text", "kind es | text" or "question topics | text" */
export const readHeldOut = (): HeldOut[] =>
  readLines('held-out').texts.map((line) => {
    const [label = '', text = ''] = line.split(' | ')
    const [kind = '', ...rest] = label.split(' ')
    const language = rest[0] === 'es' ? 'es' : 'en'
    return { kind, language, topics: rest.filter((word) => word !== 'es'), text }
  })

export type Result = HeldOut & { found: Found; score: number; outcome: string }

/** What becomes of each text. Danger: first, later, general or missed. Others: alarm, right, wrong or unsure. */
export const measure = (): Result[] =>
  readHeldOut().map((each) => {
    const found = findSubject(each.text)
    return { ...each, found, score: scoreText(each.text), outcome: outcomeOf(each, found) }
  })

function outcomeOf({ kind, topics }: HeldOut, found: Found) {
  const danger = 'danger' in found ? found.danger : undefined
  const help = helpFor[kind]
  if (help) {
    if (!danger) return 'missed'
    if (danger === 'unsure') return 'general'
    return danger === help ? 'first' : 'later'
  }
  if (danger) return 'alarm'
  if (kind !== 'question') return 'right'
  if ('topic' in found) return topics.includes(found.topic) ? 'right' : 'wrong'
  if (topics.includes('none')) return 'right'
  return 'unsure'
}

export const countOutcomes = (results: Result[], outcome: string) =>
  results.filter((result) => result.outcome === outcome).length
