import { z } from 'zod'

/** The languages of the site. */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/** What the office calls them. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Spanish' }

const unknownLanguage = 'This language is not known'

/** The language of a form that people send; a form that does not say it is in English. */
export const WrittenIn = z.enum(languages, unknownLanguage).default('en')

/** Only what was written in this language. */
export const LanguageFilter = z.optional(z.enum(languages, unknownLanguage))

/** The address of a page of the site in a language. */
export const pathIn = (language: Language, path: string) =>
  language === 'es' ? `/es${path}` : path
