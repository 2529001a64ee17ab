/** A way to sort a list. Its name is the value of `sort=` in the address, after a `-` for descending. */
type Sort = { label: string; kind: 'text' | 'date' }

/** What narrows a list. Its name is the parameter in the address. */
type Filter = Choice | Day

type Choice = {
  label: string
  /** The choice that narrows nothing, such as "All statuses". */
  all: string
  /** Undefined while they are loading; then every value counts as known. */
  options: readonly { value: string; label: string }[] | undefined
}

/** A calendar day, typed in a date field. */
type Day = { label: string; day: true }

/** What a list can be sorted and filtered by. The server pages it, or the browser: see `WholeList`. */
export type ListDefinition<Name extends string = string> = {
  /** What its rows are called, in the plural. */
  noun: string
  sorts: Record<string, Sort>
  /** The order until someone chooses another; empty for the order in which the rows arrive. */
  defaultSort: string
  filters: Record<Name, Filter>
}

/** A list that is loaded whole: the browser searches, sorts, filters and pages it. */
export type WholeList<T, Name extends string = string> = Omit<
  ListDefinition<Name>,
  'sorts' | 'filters'
> & {
  pageSize: number
  /** The text in which a row is searched: see `makeSearchText`. */
  searchText: (row: T) => string
  sorts: Record<string, Sort & { value: (row: T) => string }>
  filters: Record<Name, Choice & { value: (row: T) => string }>
}

const directions = {
  text: { '': 'A to Z', '-': 'Z to A' },
  date: { '-': 'newest first', '': 'oldest first' },
}

/** Every order of a list in words, for a select: "Title, A to Z". */
export function sortChoices({ sorts, defaultSort }: Pick<ListDefinition, 'sorts' | 'defaultSort'>) {
  const choices = Object.entries(sorts).flatMap(([name, { label, kind }]) =>
    Object.entries(directions[kind]).map(([sign, words]) => ({
      value: `${sign}${name}`,
      label: `${label}, ${words}`,
    })),
  )
  return defaultSort ? choices : [{ value: '', label: 'Usual order' }, ...choices]
}

/** A day such as 2026-11-15. While a year is typed, a date field reports years such as 0202. */
export function isDay(text: string) {
  const time = Date.parse(`${text}T00:00Z`)
  // A day that its month does not have becomes one of the next month.
  return (
    /^20\d\d-\d\d-\d\d$/.test(text) && time > 0 && new Date(time).toISOString().startsWith(text)
  )
}
