import * as spanish from '#assistant/answers/spanish.ts'
import type * as english from '../spanish-answers.ts'

export const ownAnswers: typeof english.ownAnswers = spanish

export const loadSpanish: typeof english.loadSpanish = async () => spanish
