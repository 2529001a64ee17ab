import { type Language, pathIn } from '#contract/platform/language.ts'

export const language: Language = 'es'

export const locale = 'es-US'

export const toPage = (path: string) => pathIn(language, path)
