import type { QueryKey } from '@tanstack/react-query'
import { useAnnouncement } from '#web/ui/use-announcement.tsx'
import { useChange } from '../drafts/use-change.ts'
import { OrderButtons } from './OrderButtons.tsx'

type OrderingOptions<Item> = {
  /** All items in their order. */
  items: Item[] | undefined
  getName: (item: Item) => string
  /** What an item is, in the announcement: “Slide”. */
  noun: string
  reorder: (ids: string[]) => Promise<unknown>
  reload: QueryKey
  success: string
  failure: string | ((error: Error) => string)
}

type Move = { name: string; to: number; ids: string[] }

/** Puts the items of a list in order with buttons that move one up or down. */
export function useOrdering<Item extends { id: string }>({
  items,
  getName,
  noun,
  reorder,
  reload,
  success,
  failure,
}: OrderingOptions<Item>) {
  const { announce, announcement } = useAnnouncement()
  const ordering = useChange({
    change: ({ ids }: Move) => reorder(ids),
    reload,
    success: ({ name, to, ids }) => {
      announce(`${noun} “${name}” moved to position ${to + 1} of ${ids.length}`)
      return success
    },
    failure,
  })
  const ids = items?.map(({ id }) => id) ?? []
  return {
    announcement,
    isPending: ordering.isPending,
    buttonsFor: (item: Item, busy: boolean) => {
      const index = ids.indexOf(item.id)
      const name = getName(item)
      return (
        <OrderButtons
          name={name}
          index={index}
          count={ids.length}
          onMove={(to) =>
            ordering.mutate({ name, to, ids: ids.toSpliced(index, 1).toSpliced(to, 0, item.id) })
          }
          busy={busy}
        />
      )
    },
  }
}
