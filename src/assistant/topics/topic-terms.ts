import { sameWord } from '../words/same-words.ts'
import { smallWords } from '../words/small-words.ts'
import { listWords, stem } from '../words/words.ts'
import { withAgeGroups } from './ages.ts'
import type { Topic } from './topics.ts'

/** What a question is about; "none" stands for everything that we cannot know. */
export type Subject = Topic | 'none'

/** In the file of weights, a number below 89 is one of these letters. */
export const letters =
  '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!#%&()*+,-./:<>?@[]^_{|}~$"'

/** "Jobs" and "applying" are also asked about as "job" and "apply"; one number is as good as another. */
export const listTerms = (text: string) =>
  withAgeGroups(listWords(text).join(' '))
    .split(/\s+/)
    .filter(Boolean)
    .map(sameWord)
    .map((word) => (smallWords.has(word) ? word : /^\d{1,3}$/.test(word) ? '#' : stem(word)))

/** Words, and pairs of them, which say more than each of them: "how much", "what time". */
export function listFeatures(terms: string[]) {
  const line = ['^', ...terms, '$']
  return [...terms, ...line.slice(1).map((term, index) => `${line[index]} ${term}`)]
}
