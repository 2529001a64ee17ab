import { englishOnly } from './language.ts'

/** The language of a text of a record, by its path, unless it is that of the page. */
export const langOf = (english: string[] | undefined, path: string) =>
  english?.includes(path) ? englishOnly.lang : undefined

/** How the paths of a program's texts begin. */
export const programTextPath = (id: string) => `programs/programs/${id}/`
