import type { QueryKey } from '@tanstack/react-query'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useAnnouncement } from '#web/ui/Status.tsx'
import { useChange } from '../drafts/use-change.ts'
import styles from './cells.module.css'
import { useMayEdit } from './use-may.ts'

type OrderButtonsProps = {
  name: string
  index: number
  count: number
  onMove: (to: number) => void
  busy?: boolean
}

/** The place of a row, with buttons that move it up or down for those who may. */
export function OrderButtons({ name, index, count, onMove, busy = false }: OrderButtonsProps) {
  const mayEdit = useMayEdit()
  if (!mayEdit) return <b>{index + 1}</b>
  return (
    <div className={styles.order}>
      <IconButton
        variant="square"
        label={`Move ${name} up`}
        icon={<ChevronUp className="icon" />}
        onClick={() => onMove(index - 1)}
        disabled={busy || index === 0}
      />
      <b>{index + 1}</b>
      <IconButton
        variant="square"
        label={`Move ${name} down`}
        icon={<ChevronDown className="icon" />}
        onClick={() => onMove(index + 1)}
        disabled={busy || index === count - 1}
      />
    </div>
  )
}

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
