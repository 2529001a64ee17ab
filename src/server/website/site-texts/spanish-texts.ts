import { builtInTexts as inSpanish } from '#content/es/site-texts.ts'
import { builtInTexts } from '#content/site-texts.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'
import type { SiteTexts } from '#contract/website/site-texts/sections.ts'
import { mergeTexts, type StoredSections } from './stored-texts.ts'

/** The texts of all sections in Spanish. What staff wrote themselves stays in English. */
export function spanishTexts(
  stored: StoredSections,
  details: Pick<SiteDetails, 'name'>,
): SiteTexts {
  const english = mergeTexts(stored, details)
  return replace(english, builtInTexts(details), inSpanish(details)) as SiteTexts
}

type Parts = Record<string, unknown>

/** Replaces each built-in text in `value` with its Spanish one. Rows of lists are found by their ids. */
function replace(value: unknown, builtIn: unknown, spanish: unknown): unknown {
  if (Array.isArray(value)) {
    if (!Array.isArray(builtIn) || !Array.isArray(spanish)) return value
    const sameList = JSON.stringify(value) === JSON.stringify(builtIn)
    return value.map((part, index) => {
      const at = isRow(part) ? builtIn.findIndex(({ id }) => id === part.id) : sameList ? index : -1
      return replace(part, builtIn[at], spanish[at])
    })
  }
  if (!isParts(value)) return value === builtIn ? spanish : value
  if (!isParts(builtIn) || !isParts(spanish)) return value
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    replace(part, builtIn[name], spanish[name]),
  ])
  return Object.fromEntries(parts)
}

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null

const isRow = (value: unknown): value is { id: string } => isParts(value) && 'id' in value
