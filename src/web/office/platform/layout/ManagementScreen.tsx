import type { UseQueryResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { errorReason } from '#web/api/api-error.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/States.tsx'
import styles from './ManagementScreen.module.css'
import { PlainPanel } from './Panel.tsx'
import { QueryStates } from './QueryStates.tsx'
import { ScreenTitle } from './ScreenTitle.tsx'
import { useMayEdit } from './use-may.ts'

type ManagementScreenProps<T> = {
  title: string
  query: UseQueryResult<T[]>
  count: (rows: T[]) => string
  texts: {
    loading: string
    failed: string
    /** The reason shown when the server gave none. */
    fallbackReason?: string
    empty: string
    emptyHint?: string
    add?: string
    retry?: string
  }
  drawing: string
  /** Left out where nothing can be added. */
  onAdd?: () => void
  /** Buttons beside the title that change records, shown when there are rows. */
  actions?: ReactNode
  /** A form is open or something is being saved, so nothing else may start. */
  busy: boolean
  note?: string
  /** One more action when the list cannot be loaded. */
  errorAction?: ReactNode
  children: (rows: T[]) => ReactNode
}

/** The frame of a management screen: title, Add button, and the list or its loading, error or empty state. */
export function ManagementScreen<T>({
  title,
  query,
  count,
  texts,
  drawing,
  onAdd,
  actions,
  busy,
  note,
  errorAction,
  children,
}: ManagementScreenProps<T>) {
  const { data: rows, error } = query
  const mayEdit = useMayEdit()
  const addButton = onAdd && mayEdit && (
    <Button onClick={onAdd} busy={busy}>
      <Plus className="icon" /> {texts.add}
    </Button>
  )
  return (
    <>
      <ScreenTitle title={title} count={rows && count(rows)}>
        {rows && rows.length > 0 && (
          <>
            {mayEdit && actions}
            {addButton}
          </>
        )}
      </ScreenTitle>
      <QueryStates
        query={query}
        loading={texts.loading}
        failed={texts.failed}
        reason={
          texts.fallbackReason && error ? errorReason(error, texts.fallbackReason) : undefined
        }
        retryLabel={texts.retry}
      >
        {errorAction}
      </QueryStates>
      {rows?.length === 0 && (
        <PlainPanel>
          <EmptyState
            drawing={drawing}
            title={texts.empty}
            action={addButton}
            {...(texts.emptyHint && { hint: texts.emptyHint })}
          />
        </PlainPanel>
      )}
      {rows && rows.length > 0 && children(rows)}
      {rows && rows.length > 0 && note && <p className={styles.note}>{note}</p>}
    </>
  )
}

export type Mode<T> =
  | { kind: 'list' }
  | { kind: 'add' }
  | { kind: 'edit' | 'copy' | 'view' | 'delete'; item: T }

/** What a management screen shows: the list, or one form or dialog over it. */
export function useMode<T>() {
  const [mode, setMode] = useState<Mode<T>>({ kind: 'list' })
  return {
    mode,
    add: () => setMode({ kind: 'add' }),
    edit: (item: T) => setMode({ kind: 'edit', item }),
    view: (item: T) => setMode({ kind: 'view', item }),
    remove: (item: T) => setMode({ kind: 'delete', item }),
    close: () => setMode({ kind: 'list' }),
  }
}
