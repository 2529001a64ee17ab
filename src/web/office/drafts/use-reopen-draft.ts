import { useEffect, useRef } from 'react'
import { orphanDraft, storedDraftId } from './drafts.ts'

/**
 * Opens a form again that an expired session or a reload took away, as soon as its record is there.
 * Called with nothing for a new record.
 */
export function useReopenDraft<Item extends { id: string }>(
  kind: string,
  items: Item[] | undefined,
  open: (item: Item | undefined) => void,
) {
  const done = useRef(false)
  useEffect(() => {
    if (!items || done.current) return
    done.current = true
    const id = storedDraftId(kind)
    if (!id) return
    const item = items.find((each) => each.id === id)
    if (!item && id !== 'new') orphanDraft(kind, id)
    open(item)
  }, [kind, items, open])
}
