import { useState } from 'react'

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
