import { z } from 'zod'
import { languages } from './language.ts'

const unknownLanguage = 'This language is not known'

/** The language of a form that people send; a form that does not say it is in English. */
export const WrittenIn = z.enum(languages, unknownLanguage).default('en')

/** Only what was written in this language. */
export const LanguageFilter = z.optional(z.enum(languages, unknownLanguage))
