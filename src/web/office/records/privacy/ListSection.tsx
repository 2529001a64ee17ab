import type { UseQueryResult } from '@tanstack/react-query'
import { type Column, Table } from '#web/ui/Table.tsx'
import { TitledSection } from './TitledSection.tsx'

type ListSectionProps<T> = {
  title: string
  hint: string
  query: UseQueryResult<T[]>
  columns: Column<T>[]
  empty: string
}

/** A titled list below the search. */
export function ListSection<T extends { id: string }>({
  title,
  hint,
  query,
  columns,
  empty,
}: ListSectionProps<T>) {
  const rows = query.data
  return (
    <TitledSection title={title} hint={rows?.length === 0 ? empty : hint} query={query}>
      {rows && rows.length > 0 && (
        <Table caption={title} columns={columns} rows={rows} rowKey={({ id }) => id} />
      )}
    </TitledSection>
  )
}
