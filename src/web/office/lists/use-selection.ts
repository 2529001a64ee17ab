import { useRef, useState } from 'react'

export type Selection = ReturnType<typeof useSelection>

/**
 * The rows that are selected for an action on all of them. Only rows that are shown can be selected,
 * so that nobody changes one they do not see.
 */
export function useSelection(rows: { id: string }[]) {
  const [chosen, setChosen] = useState<string[]>([])
  /** Gets the focus when the bar disappears together with the button that had it. */
  const home = useRef<HTMLTableElement & HTMLUListElement>(null)
  const ids = rows.map(({ id }) => id)
  const selected = ids.filter((id) => chosen.includes(id))
  return {
    home,
    selected,
    /** How many rows are shown. */
    shown: ids.length,
    select: (id: string, on: boolean) =>
      setChosen(on ? [...selected, id] : selected.filter((each) => each !== id)),
    selectAll: (on: boolean) => setChosen(on ? ids : []),
    clear: () => {
      setChosen([])
      home.current?.focus()
    },
  }
}
