import type { QueryKey, UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useChange } from '#web/office/platform/drafts/use-change.ts'
import { QueryStates } from '#web/office/platform/layout/QueryStates.tsx'
import { SelectField } from '#web/ui/Field.tsx'
import { type Column, Table } from '#web/ui/Table.tsx'
import styles from './TitledSection.module.css'

type TitledSectionProps = {
  title: string
  hint: string
  query: UseQueryResult<unknown>
  children: ReactNode
}

/** A titled part below the search, which loads by itself. */
export function TitledSection({ title, hint, query, children }: TitledSectionProps) {
  const id = useId()
  const noun = title.toLowerCase()
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.hint}>{hint}</p>
      <QueryStates
        query={query}
        loading={`Loading ${noun}...`}
        failed={`Failed to load ${noun}. Please try again.`}
      />
      {children}
    </section>
  )
}

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

type SettingOptions<Value> = {
  save: (value: Value) => Promise<unknown>
  reload: QueryKey
  success: string
  onDone?: () => void
}

/** Saves a setting; the value before it can be brought back. */
export const useSetting = <Value,>({ save, ...options }: SettingOptions<Value>) =>
  useChange({
    change: ({ after }: { before: Value; after: Value }) => save(after),
    undo: ({ before }) => save(before),
    failure: 'Failed to save. Please try again.',
    ...options,
  })

type SelectSettingProps<Value> = Omit<TitledSectionProps, 'children'> &
  SettingOptions<Value> & {
    label: string
    /** Undefined until it is loaded. */
    value: Value | undefined
    choices: readonly Value[]
    inWords: (value: Value) => string
    history: ReactNode
  }

/** A setting with a few values, saved when one is chosen. */
export function SelectSetting<Value extends string | number>({
  title,
  hint,
  query,
  label,
  value,
  choices,
  inWords,
  history,
  ...options
}: SelectSettingProps<Value>) {
  const changing = useSetting(options)
  const choose = (before: Value, chosen: string) => {
    const after = choices.find((choice) => String(choice) === chosen)
    if (after !== undefined) changing.mutate({ before, after })
  }
  return (
    <TitledSection title={title} hint={hint} query={query}>
      {value !== undefined && (
        <div className={styles.choice}>
          <SelectField
            label={label}
            value={value}
            disabled={changing.isPending}
            onChange={({ target }) => choose(value, target.value)}
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {inWords(choice)}
              </option>
            ))}
          </SelectField>
          {history}
        </div>
      )}
    </TitledSection>
  )
}
