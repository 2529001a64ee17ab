import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { toast } from '#web/ui/toasts.ts'
import type { Mode } from '../layout/ManagementScreen.tsx'
import { useMayEdit } from '../layout/use-may.ts'
import { useAddressChange } from './use-address-change.ts'
import { useOpenId } from './use-open-id.ts'

type ModeOptions = {
  /** What a record does when it is opened by its address. */
  opens: 'edit' | 'view'
  /** What a record is called. */
  noun: string
}

/**
 * What a screen with a whole list shows: the list, or one form or dialog over it. The record that is
 * opened by `id` in the address is one of these modes. Forms open only for those who may edit.
 */
export function useRecordMode<T extends { id: string }>(
  { data: rows, isFetching }: Pick<UseQueryResult<T[]>, 'data' | 'isFetching'>,
  { opens, noun }: ModeOptions,
) {
  const mayEdit = useMayEdit()
  const [over, setOver] = useState<Mode<T>>({ kind: 'list' })
  const { id, open, close } = useOpenId()
  const listed = rows?.find((row) => row.id === id)
  // A form keeps the version that it was opened with, also when someone deletes the record meanwhile.
  const edited = useRef<T>(undefined)
  if (edited.current?.id !== id) edited.current = listed
  const record = opens === 'edit' ? edited.current : listed
  // One record is closed before another is opened, so that a form does not keep the values of the first.
  const [shownId, setShownId] = useState(id)
  useEffect(() => {
    setShownId(id)
    if (id !== undefined) setOver({ kind: 'list' })
  }, [id])
  useGoneNotice(id !== undefined && rows !== undefined && !isFetching && !record, noun)

  const openAs = (kind: 'edit' | 'view', item: T) =>
    kind === opens ? open(item.id) : show({ kind, item })
  const show = (next: Mode<T>) => {
    if (mayEdit || next.kind === 'view') setOver(next)
  }
  const mayOpen = mayEdit || opens === 'view'
  const opened: Mode<T> =
    record && mayOpen && shownId === id ? { kind: opens, item: record } : { kind: 'list' }
  return {
    mode: over.kind === 'list' ? opened : over,
    add: () => show({ kind: 'add' }),
    edit: (item: T) => openAs('edit', item),
    /** Opens the form of a new record with the values of this one. */
    copy: (item: T) => show({ kind: 'copy', item }),
    view: (item: T) => openAs('view', item),
    remove: (item: T) => show({ kind: 'delete', item }),
    close: () => {
      setOver({ kind: 'list' })
      close()
    },
  }
}

/** Says that the record of the address is gone, and shows the list. */
function useGoneNotice(gone: boolean, noun: string) {
  const changeAddress = useAddressChange()
  const showList = useRef(() => {})
  showList.current = () => changeAddress({ id: '' }, { replace: true })
  useEffect(() => {
    if (!gone) return
    toast('error', `This ${noun} is gone. Someone may have deleted it.`)
    showList.current()
  }, [gone, noun])
}
