import type { SpanishTextId } from '#contract/records/spanish-reviews.ts'
import type { Texts } from './texts.ts'

/** A built-in text that visitors read in Spanish only once a person has reviewed it. */
export type Critical<English> = {
  id: SpanishTextId
  en: English
  /** In the modules of Spanish pages. */
  es?: Texts<English>
}
