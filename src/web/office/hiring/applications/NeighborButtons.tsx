import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { useConfirmLeave } from '#web/office/platform/drafts/UnsavedGuard.tsx'
import { useAddressChange } from '#web/office/platform/lists/use-address-change.ts'
import { Button } from '#web/ui/Button.tsx'
import styles from './ApplicationDetails.module.css'
import { applicationsQuery, type ListQuery } from './applications-queries.ts'

/** Previous and next, in the order of the list behind the details. */
export function NeighborButtons({ neighbors }: { neighbors: Neighbors }) {
  const confirmLeave = useConfirmLeave()
  const { previous, next, busy } = neighbors
  if (!previous && !next) return null
  const go = (step: (() => void) | undefined) => () => step && confirmLeave(step)
  return (
    <nav className={styles.steps} aria-label="Applicants of the list">
      <Button variant="quiet" size="small" busy={busy || !previous} onClick={go(previous)}>
        <ChevronLeft className="icon" /> Previous
        <span className="visually-hidden"> applicant</span>
      </Button>
      <Button variant="quiet" size="small" busy={busy || !next} onClick={go(next)}>
        Next
        <span className="visually-hidden"> applicant</span>
        <ChevronRight className="icon" />
      </Button>
    </nav>
  )
}

export type Neighbors = {
  previous: (() => void) | undefined
  next: (() => void) | undefined
  busy: boolean
  /** Whether one of them was used: then a screen reader needs to hear whose details are open now. */
  stepped: boolean
}

type Shown = { query: ListQuery; ids: string[]; pages: number; open: string | undefined }

/**
 * Opens the applications before and after the open one, in the order of the list. Beyond the end of a
 * page the list goes on to the next one. There are none when the list has not shown the open one.
 */
export function useNeighbors({ query, ids, pages, open }: Shown): Neighbors {
  const client = useQueryClient()
  const changeAddress = useAddressChange()
  const [stepped, setStepped] = useState(false)
  const show = (values: Record<string, string>) => {
    setStepped(true)
    changeAddress(values, { replace: true })
  }
  const loading = useMutation({
    mutationFn: (page: number) => client.fetchQuery(applicationsQuery({ ...query, page })),
    onSuccess: ({ data }, page) => {
      const next = page > query.page ? data[0] : data.at(-1)
      if (next) show({ page: page > 1 ? String(page) : '', id: next.id })
    },
  })
  // Someone whose status was changed may leave the list; the next one is still the one that followed.
  const order = useRef(ids)
  if (open !== undefined && ids.includes(open)) order.current = ids
  const place = open === undefined ? -1 : order.current.indexOf(open)
  const stepTo = (id: string | undefined, page: number) => {
    if (place < 0) return undefined
    if (id) return () => show({ id })
    return page >= 1 && page <= pages ? () => loading.mutate(page) : undefined
  }
  return {
    previous: stepTo(order.current[place - 1], query.page - 1),
    next: stepTo(order.current[place + 1], query.page + 1),
    busy: loading.isPending,
    stepped,
  }
}
