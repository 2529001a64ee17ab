import { hash } from '../words/packing.ts'
import { sameWord, smallWords } from '../words/small-words.ts'
import { beginning, listWords } from '../words/words.ts'
import type { Topic } from './topics.ts'

/** What a question is about; "none" stands for everything that we cannot know. */
export type Subject = Topic | 'none'

/** Numbers that are an age: "24 year old", "is 24", "age 24", "turns 24", "tiene 24 años". */
const age =
  /\b(?:is|hes|shes|im|am|age|aged|turn|turns|turned|turning|be|cumple|tiene|tengo|edad) (?:now |only |about |almost |de )?(\d{1,3})\b(?! (?:day|hour|minute|week|month|mile|dollar|percent|am|pm|a |kid|child|people|bed|hijo|nino|dia|hora|mes))|\b(\d{1,3}) ?(?:years? old|yrs? old|yr|yrs|yo|year olds?|y o|anos)\b(?! ago)/g

type AgeGroup = 'child' | 'adult' | 'senior'

/** The ages that a text of plain words names, as groups. Programs differ at 18 and at 65. */
export function ageGroupsIn(words: string): AgeGroup[] {
  return [...words.matchAll(age)].map((match) => groupOf(Number(match[1] ?? match[2])))
}

/** The text with each age replaced by its group. */
const withAgeGroups = (words: string) =>
  words.replace(age, (found, one, other) => {
    const years: string = one ?? other
    return found.replace(years, ` ${groupOf(Number(years))}age `)
  })

function groupOf(years: number): AgeGroup {
  if (years < 18) return 'child'
  return years < 65 ? 'adult' : 'senior'
}

/** "Jobs" and "applying" are also asked about as "job" and "apply"; one number is as good as another. */
export const listTerms = (text: string) =>
  withAgeGroups(listWords(text).join(' '))
    .split(/\s+/)
    .filter(Boolean)
    .map(sameWord)
    .map((word) => (smallWords.has(word) ? word : /^\d{1,3}$/.test(word) ? '#' : beginning(word)))

/** Pairs of words say more than each of them: "how much", "what time". */
export function listPairs(terms: string[]) {
  const line = ['^', ...terms, '$']
  return line.slice(1).map((term, index) => `${line[index]} ${term}`)
}

/** Pairs are known by a number: their words would take three times the space. */
export const bitsOfPairs = 18
export const nameOfPair = (pair: number) => `#${pair}`
export const numberOfPair = (pair: string) => hash(pair, bitsOfPairs)

/** What a question is weighed by: its words, and its pairs of words. */
export const listFeatures = (terms: string[]) => [
  ...new Set([...terms, ...listPairs(terms).map((pair) => nameOfPair(numberOfPair(pair)))]),
]
