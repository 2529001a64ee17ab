import { queryOptions } from '@tanstack/react-query'

/** Loaded when someone first writes in Easy Read, because it is larger than the form. */
export const commonWordsQuery = queryOptions({
  queryKey: ['common words'],
  queryFn: async () => readWords((await import('./common-words.txt?raw')).default),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Lines that begin with # say where the words are from. */
export const readWords = (file: string): ReadonlySet<string> =>
  new Set(file.replaceAll(/^#.*$/gm, '').split(/\s+/).filter(Boolean))

/** What a word can end with, and what a shorter form of it would have there. */
const endings: [ending: RegExp, replacement: string][] = [
  [/'s$/, ''],
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
  [/ed$/, ''],
  [/d$/, ''],
  [/ied$/, 'y'],
  [/(.)\1ed$/, '$1'],
  [/ing$/, ''],
  [/ing$/, 'e'],
  [/(.)\1ing$/, '$1'],
  [/ly$/, ''],
  [/er$/, ''],
  [/est$/, ''],
]

/** Whether the word, or the one that it is a form of, is in the list. */
export function isCommon(word: string, common: ReadonlySet<string>): boolean {
  const small = word.toLowerCase().replaceAll('’', "'")
  const parts = small.split('-')
  if (parts.length > 1) return parts.every((part) => isCommon(part, common))
  return (
    common.has(small) ||
    endings.some(
      ([ending, replacement]) =>
        ending.test(small) && common.has(small.replace(ending, replacement)),
    )
  )
}
