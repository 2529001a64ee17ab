import { type KeyboardEvent, type RefObject, useEffect } from 'react'

/** The links and buttons of a row that are shown. */
const controlsOf = (row: Element) =>
  [...row.querySelectorAll<HTMLElement>('a[href], button')].filter(
    (each) => each.checkVisibility?.() ?? true,
  )

/**
 * Tab stops once at the links and buttons of a row, however many there are; the left and right arrow keys go
 * through them. Fields keep their own stop, because they use these keys themselves.
 */
export function useRowStops(table: RefObject<HTMLElement | null>, on: boolean) {
  // After every render, because any of them can add rows.
  useEffect(() => {
    const rows = on ? table.current?.querySelectorAll('tbody tr') : undefined
    for (const row of rows ?? []) {
      for (const [index, each] of controlsOf(row).entries()) each.tabIndex = index === 0 ? 0 : -1
    }
  })
  return (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const row = on && step && (event.target as Element).closest('tbody tr')
    if (!row) return
    const all = controlsOf(row)
    const place = all.indexOf(event.target as HTMLElement)
    const next = place < 0 ? undefined : all[place + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
}
