import type { Column } from '#web/ui/Table.tsx'
import { useMayEdit } from './use-may.ts'

/** Leaves out the column of actions for those who would find it empty, because they may not edit. */
export function useColumnsForRole<T>(columns: Column<T>[]) {
  const mayEdit = useMayEdit()
  return mayEdit ? columns : columns.filter(({ card }) => card !== 'actions')
}
