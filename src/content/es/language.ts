import { type Language, pathIn } from '#contract/platform/language.ts'
import type * as english from '../language.ts'

export const language: Language = 'es'

export const locale = 'es-US'

export const toPage = (path: string) => pathIn(language, path)

export const languageQuery: typeof english.languageQuery = { language }

export const englishOnly: typeof english.englishOnly = {
  lang: 'en',
  note: 'Solo en inglés',
  call: 'Si tiene preguntas, llámenos al',
}
