import type { Language } from '#contract/platform/language.ts'
import type { Look } from './look/brand.ts'
import type { SiteDetails } from './site-details.ts'
import type { SiteTexts } from './site-texts/sections.ts'

/** What every public page is rendered with. */
export type PageContent = {
  language: Language
  /** Whether there is a Spanish page beside the English one. */
  spanish: boolean
  /** The critical texts of a Spanish page whose Spanish a person has reviewed. */
  reviewed: string[]
  /** For when the current ones cannot be read. */
  details: SiteDetails
  look: Look
  /** Without hidden rows. */
  texts: SiteTexts
}
