import type { inSpanish } from '#assistant/answers/spanish.ts'

type SpanishAnswers = { inSpanish: typeof inSpanish }

/** What a Spanish page answers with. */
export const ownAnswers: SpanishAnswers | undefined = undefined

/** Elsewhere they are loaded when someone asks in Spanish. */
export const loadSpanish = (): Promise<SpanishAnswers> => import('#assistant/answers/spanish.ts')
