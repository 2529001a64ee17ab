import { useEffect, useRef } from 'react'
import { interruptedId, orphanDraft } from './drafts.ts'

/**
 * Opens a form again that an expired session or a reload took away, as soon as its record is there.
 * Called with nothing for a new record.
 */
export function useInterrupted<Item extends { id: string }>(
  kind: string,
  items: Item[] | undefined,
  open: (item: Item | undefined) => void,
) {
  const done = useRef(false)
  useEffect(() => {
    if (!items || done.current) return
    done.current = true
    const id = interruptedId(kind)
    if (!id) return
    const item = items.find((each) => each.id === id)
    if (!item && id !== 'new') orphanDraft(kind, id)
    open(item)
  }, [kind, items, open])
}
