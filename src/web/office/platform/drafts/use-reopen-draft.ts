import { useEffect, useRef } from 'react'
import { orphanDraft, storedDraftId } from './drafts.ts'

/**
 * Reopens the form of a stored draft after an expired session or a reload, once the records are
 * loaded. `open` gets no record when the draft is of a new one.
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
