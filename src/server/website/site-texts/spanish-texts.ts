import { builtInTexts as inSpanishOf } from '#content/es/site-texts.ts'
import { sampleName } from '#content/provider.ts'
import { builtInTexts } from '#content/site-texts.ts'
import { inSpanish, pairTexts, type SpanishTexts } from '#contract/records/spanish.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'
import {
  type SectionTexts,
  type SiteTexts,
  spanishOfSection,
  type TextSection,
  textSectionNames,
} from '#contract/website/site-texts/sections.ts'
import { mergeTexts, type StoredSections } from './stored-texts.ts'

/** The Spanish that staff have written of each section. */
export type WrittenSpanish = Partial<Record<TextSection, SpanishTexts>>

/** The texts of all sections in Spanish: what staff wrote, and the built-in Spanish of texts that nobody changed. */
export function spanishTexts(
  stored: StoredSections,
  written: WrittenSpanish,
  details: Pick<SiteDetails, 'name'>,
): SiteTexts {
  const merged = mergeTexts(stored, details)
  const builtIn = builtInTexts(details)
  const english: string[] = []
  const sections = textSectionNames.map((section) => {
    const { english: paths, ...texts } = inSpanish(
      spanishOfSection(section),
      merged[section],
      written[section] ?? {},
      builtInSpanish(section, builtIn[section]),
    )
    english.push(...paths.map((path) => `${section}/${path}`))
    return [section, texts]
  })
  return { ...Object.fromEntries(sections), english }
}

/** The Spanish of the built-in texts of a section. */
export const builtInSpanish = (section: TextSection, builtIn: SectionTexts): SpanishTexts =>
  // Texts that only the sample provider has are left out unless `builtIn` has them.
  pairTexts(spanishOfSection(section), builtIn, inSpanishOf({ name: sampleName })[section])
