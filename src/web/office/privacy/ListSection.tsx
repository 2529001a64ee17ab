import type { UseQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import { type Column, Table } from '#web/ui/Table.tsx'
import { QueryStates } from '../layout/QueryStates.tsx'
import styles from './ListSection.module.css'

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
  const id = useId()
  const rows = query.data
  const noun = title.toLowerCase()
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.hint}>{rows?.length === 0 ? empty : hint}</p>
      <QueryStates
        query={query}
        loading={`Loading ${noun}...`}
        failed={`Failed to load ${noun}. Please try again.`}
      />
      {rows && rows.length > 0 && (
        <Table caption={title} columns={columns} rows={rows} rowKey={({ id }) => id} />
      )}
    </section>
  )
}
