import { type Hit, searchLimits } from '#contract/office/office-search.ts'
import type { StaffAccess } from '#contract/platform/roles.ts'
import {
  containsTerms,
  makeSearchText,
  searchable,
  searchTerms,
} from '#contract/platform/search.ts'
import type { HitKind } from '#contract/records/record-kinds.ts'
import type { Db } from '#server/platform/db/transact.ts'

export type Found = Omit<Hit, 'kind'>

/** How the records of a feature are found. A feature that can be searched has one in its description. */
export type Finder = {
  kind: HitKind
  /** Who may find them. */
  access: StaffAccess
  /** Every record that has all words of the text, or the best of them. */
  find: (db: Db, text: string) => Promise<Found[]>
}

/** The rows of a small table that have all words of a text in one of these columns. */
export function rowsWith<Row>(rows: Row[], text: string, columns: (row: Row) => string[]): Row[] {
  const terms = searchTerms(text)
  return rows.filter((row) => containsTerms(makeSearchText(columns(row)), terms))
}

/** The best hits first. */
export const best = (found: Found[], text: string) =>
  found.toSorted((a, b) => rankHit(a, text) - rankHit(b, text)).slice(0, searchLimits.hitsOfAKind)

/** 0 when the title begins with the text, 1 when its words begin with those of the text, else 2. */
export function rankHit({ title }: Found, text: string) {
  const [whole, terms] = [makeSearchText([title]), searchTerms(text)]
  if (whole.startsWith(terms.join(' '))) return 0
  return containsTerms(
    ` ${whole}`,
    terms.map((term) => ` ${term}`),
  )
    ? 1
    : 2
}

const length = 100
const before = 30

/** The part of a text where the first word of a search is, or its beginning. */
export function makeExcerpt(text: string, search: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const term = searchTerms(search)[0] ?? ''
  const words = line.split(' ')
  const found = words.findIndex((word) => searchable(word).includes(term))
  const at = words.slice(0, Math.max(found, 0)).join(' ').length
  const start = at > before ? line.lastIndexOf(' ', at - before) + 1 : 0
  const part = line.slice(start, start + length)
  return `${start > 0 ? '… ' : ''}${part}${start + length < line.length ? '…' : ''}`
}
