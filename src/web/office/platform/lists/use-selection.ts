import { useRef, useState } from 'react'

export type Selection<T = unknown> = ReturnType<typeof useSelection<T & { id: string }>>

/**
 * The rows that are selected for an action on all of them. Only rows that were shown can be selected,
 * so that nobody changes one they did not see. `list` names what is paged: with it, rows stay selected
 * while someone goes to another page, and another search or filter begins anew.
 */
export function useSelection<T extends { id: string }>(rows: T[], list?: string) {
  const [chosen, setChosen] = useState<{ list: string | undefined; rows: T[] }>({ list, rows: [] })
  /** Gets the focus when the bar disappears together with the button that had it. */
  const home = useRef<HTMLTableElement & HTMLUListElement>(null)
  const kept = chosen.list === list ? chosen.rows : []
  const has = (some: T[], { id }: T) => some.some((row) => row.id === id)
  const here = rows.filter((row) => has(kept, row))
  const elsewhere = list === undefined ? [] : kept.filter((row) => !has(rows, row))
  const choose = (next: T[]) => setChosen({ list, rows: next })
  return {
    home,
    /** Another object after every choice, so that what belongs to an earlier one can be told. */
    choice: chosen,
    /** The ids of those that are shown. */
    selected: here.map(({ id }) => id),
    /** All of them, as they were seen last. */
    all: [...elsewhere, ...here],
    /** How many rows are shown. */
    shown: rows.length,
    select: (id: string, on: boolean) =>
      choose([...elsewhere, ...rows.filter((row) => (row.id === id ? on : has(here, row)))]),
    selectAll: (on: boolean) => choose(on ? [...elsewhere, ...rows] : elsewhere),
    /** Selects exactly these, from any page. */
    choose,
    clear: () => {
      choose([])
      home.current?.focus()
    },
  }
}
