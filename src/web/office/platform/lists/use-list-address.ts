import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { Wanted } from './arrange.ts'
import { isDay, type ListDefinition } from './list-definition.ts'
import { useAddressChange } from './use-address-change.ts'

/** The longest search that the server accepts. */
export const searchLimit = 200

export type ListAddress<Name extends string = string> = ReturnType<typeof useListAddress<Name>>

/**
 * What is wanted of a list, kept in the address: `search`, `sort`, `page` and the filters by their
 * names. A link to it works, Back undoes a choice, and an unknown value counts as none.
 */
export function useListAddress<Name extends string>(definition: ListDefinition<Name>) {
  const [query] = useSearchParams()
  const { state } = useLocation()
  const changeAddress = useAddressChange()
  const searchField = useRef<HTMLInputElement>(null)
  const { sorts, defaultSort } = definition
  const names = Object.keys(definition.filters) as Name[]

  const inAddress = query.get('sort') ?? ''
  const sort = Object.hasOwn(sorts, inAddress.replace(/^-/, '')) ? inAddress : defaultSort
  const page = /^[1-9]\d{0,5}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  const search = (query.get('search') ?? '').trim().slice(0, searchLimit)
  const getChosen = (name: Name) => {
    const value = query.get(name) ?? ''
    const filter = definition.filters[name]
    if ('day' in filter) return isDay(value) ? value : ''
    const { options } = filter
    return !options || options.some((option) => option.value === value) ? value : ''
  }
  const filters = Object.fromEntries(names.map((name) => [name, getChosen(name)]))
  const wanted: Wanted<Name> = { search, sort, page, filters: filters as Record<Name, string> }

  /** Every other choice starts at the first page again. */
  const change = (values: Record<string, string>, { replace = false } = {}) =>
    // A search is typed in many steps, which Back must not repeat.
    changeAddress({ page: '', ...values }, replace ? { replace, state } : {})
  const { empty, ...typing } = useTypedSearch(search, (text) =>
    change({ search: text }, { replace: true }),
  )
  const sortBy = (next: string) => change({ sort: next === defaultSort ? '' : next })

  return {
    definition,
    ...wanted,
    ...typing,
    searchField,
    sortBy,
    /** Its usual direction, then the other one, then the default order. */
    toggleSort: (name: string) => {
      const usual = sorts[name]?.kind === 'date' ? `-${name}` : name
      const other = usual === name ? `-${name}` : name
      sortBy(sort === usual ? other : sort === other ? defaultSort : usual)
    },
    filterBy: (name: Name, value: string) => change({ [name]: value }),
    goToPage: (next: number, options?: { replace: boolean }) =>
      change({ page: next > 1 ? String(next) : '' }, options),
    clearSearch: () => {
      empty()
      change({ search: '' })
      searchField.current?.focus()
    },
    clearFilters: (some = names) => change(Object.fromEntries(some.map((name) => [name, '']))),
  }
}

/** As the specification asks for the list of applications. */
const searchDelay = 500

/**
 * The text of a search field. It changes with every key; the address follows when the typing pauses,
 * and a search that comes from the address (by Back, or by a link) replaces the text.
 */
function useTypedSearch(search: string, write: (search: string) => void) {
  const [typed, setTyped] = useState(search)
  const written = useRef(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latestWrite = useRef(write)
  latestWrite.current = write

  useEffect(() => {
    if (search === written.current) return
    clearTimeout(timer.current)
    written.current = search
    setTyped(search)
  }, [search])
  useEffect(() => () => clearTimeout(timer.current), [])

  const settle = (text: string) => {
    clearTimeout(timer.current)
    if (text.trim() === written.current) return
    written.current = text.trim()
    latestWrite.current(text.trim())
  }
  return {
    typed,
    type: (text: string) => {
      setTyped(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => settle(text), searchDelay)
    },
    /** Writes the text to the address without waiting, because something else is about to happen. */
    settle,
    /** Empties the field, and leaves it to the caller to write the address. */
    empty: () => {
      clearTimeout(timer.current)
      written.current = ''
      setTyped('')
    },
  }
}
