import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { toast } from '#web/ui/toasts.ts'
import type { Mode } from '../layout/use-mode.ts'
import { useOpenId } from './use-open-id.ts'

type ModeOptions = {
  /** What a record does when it is opened by its address. */
  opens: 'edit' | 'view'
  /** What a record is called. */
  noun: string
}

/**
 * What a screen with a whole list shows: the list, or one form or dialog over it. The record that is
 * opened by `id` in the address is one of these modes.
 */
export function useRecordMode<T extends { id: string }>(
  { data: rows, isFetching }: Pick<UseQueryResult<T[]>, 'data' | 'isFetching'>,
  { opens, noun }: ModeOptions,
) {
  const [over, setOver] = useState<Mode<T>>({ kind: 'list' })
  const { id, open, close } = useOpenId()
  const listed = rows?.find((row) => row.id === id)
  // A form keeps the version that it was opened with, also when someone deletes the record meanwhile.
  const edited = useRef<T>(undefined)
  if (edited.current?.id !== id) edited.current = listed
  const record = opens === 'edit' ? edited.current : listed
  useGoneNotice(id !== undefined && rows !== undefined && !isFetching && !record, noun)

  const openAs = (kind: 'edit' | 'view', item: T) =>
    kind === opens ? open(item.id) : setOver({ kind, item })
  const mode: Mode<T> = over.kind === 'list' && record ? { kind: opens, item: record } : over
  return {
    mode,
    add: () => setOver({ kind: 'add' }),
    edit: (item: T) => openAs('edit', item),
    /** Opens the form of a new record with the values of this one. */
    copy: (item: T) => setOver({ kind: 'copy', item }),
    view: (item: T) => openAs('view', item),
    remove: (item: T) => setOver({ kind: 'delete', item }),
    close: () => {
      setOver({ kind: 'list' })
      close()
    },
  }
}

/** Says that the record of the address is gone, and shows the list. */
function useGoneNotice(gone: boolean, noun: string) {
  const [, setQuery] = useSearchParams()
  useEffect(() => {
    if (!gone) return
    toast('error', `This ${noun} is gone. Someone may have deleted it.`)
    setQuery(
      (query) => {
        query.delete('id')
        return query
      },
      { replace: true },
    )
  }, [gone, noun, setQuery])
}
