import { searchTerms } from '#contract/platform/search.ts'

const length = 100
const before = 30

/** The part of a text where the first word of a search is, or its beginning. */
export function makeExcerpt(text: string, search: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const at = line.toLowerCase().indexOf(searchTerms(search)[0] ?? '')
  const start = at > before ? line.lastIndexOf(' ', at - before) + 1 : 0
  const part = line.slice(start, start + length)
  return `${start > 0 ? '… ' : ''}${part}${start + length < line.length ? '…' : ''}`
}
