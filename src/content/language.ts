import { type Language, pathIn } from '#contract/platform/language.ts'

/** The language of the pages that this module is built into. */
export const language: Language = 'en'

/** How dates, numbers and lists are written. */
export const locale = 'en-US'

/** The address of a page in this language. `path` is the English one. */
export const toPage = (path: string) => pathIn(language, path)

/** Asks a public call for what it has in this language. */
export const languageQuery: { language?: Language } = {}

/** Marks what is there in English only. On English pages it needs no mark. */
export const englishOnly: {
  lang?: Language
  note: string
  /** Before the phone number, beside a text that matters much. */
  call: string
} = { note: '', call: '' }
