import { containsTerms, searchTerms } from '#contract/platform/search.ts'
import type { WholeList } from './list-definition.ts'

/** What someone asked of a list. */
export type Wanted<Name extends string = string> = {
  search: string
  /** The name of a sort, after a `-` for descending; empty for the order of the rows. */
  sort: string
  filters: Record<Name, string>
  page: number
}

// Numbers inside a text count as numbers, and case and accents do not matter.
const { compare } = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' })

/** The rows of one page, how many were found, and how many pages that makes. */
export function arrange<T, Name extends string>(
  all: T[],
  list: Pick<WholeList<T, Name>, 'pageSize' | 'searchText' | 'sorts' | 'filters'>,
  { search, sort, filters, page }: Wanted<Name>,
) {
  const terms = searchTerms(search)
  const chosen = (Object.keys(list.filters) as Name[]).filter((name) => filters[name] !== '')
  const found = all.filter(
    (row) =>
      containsTerms(list.searchText(row), terms) &&
      chosen.every((name) => list.filters[name].value(row) === filters[name]),
  )
  const value = list.sorts[sort.replace(/^-/, '')]?.value
  const direction = sort.startsWith('-') ? -1 : 1
  if (value) found.sort((a, b) => direction * compare(value(a), value(b)))
  const pages = Math.max(1, Math.ceil(found.length / list.pageSize))
  // The last page may have lost its rows to a deletion or another search.
  const shown = Math.min(page, pages)
  const rows = found.slice((shown - 1) * list.pageSize, shown * list.pageSize)
  return { rows, found: found.length, pages, page: shown }
}
