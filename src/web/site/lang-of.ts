import { englishOnly } from '#content/language.ts'

/** The language of a text of a record, by its path, unless it is that of the page. */
export const langOf = (english: string[] | undefined, path: string) =>
  english?.includes(path) ? englishOnly.lang : undefined
