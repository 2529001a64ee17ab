import { arrange } from './arrange.ts'
import type { WholeList } from './list-definition.ts'
import { type ListAddress, useListAddress } from './use-list-address.ts'

/** A list with the rows that are shown, whether the browser or the server found them. */
export type ShownList<T, Name extends string = string> = ListAddress<Name> & {
  rows: T[]
  /** How many rows were found, on all pages together. */
  found: number
  pages: number
}

/** A list that was loaded whole. What is typed is searched at once. */
export function useWholeList<T, Name extends string>(
  definition: WholeList<T, Name>,
  all: T[] = [],
): ShownList<T, Name> {
  const address = useListAddress(definition)
  const { typed, search, page } = address
  const searched = typed.trim() === search
  const wanted = { ...address, search: typed, page: searched ? page : 1 }
  return { ...address, ...arrange(all, definition, wanted) }
}
