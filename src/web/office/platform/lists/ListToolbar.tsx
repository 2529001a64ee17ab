import { SlidersHorizontal } from 'lucide-react'
import { startTransition, useEffect, useId, useOptimistic, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { SelectField, TextField } from '#web/ui/Field.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import styles from './ListToolbar.module.css'
import { isDay, sortChoices } from './list-definition.ts'
import { type ListAddress, searchLimit } from './use-list-address.ts'

type ListToolbarProps<Name extends string> = {
  list: ListAddress<Name>
  /** Where it searches, such as "Search by title or place". Left out where there is no search. */
  placeholder?: string
  /** The filters that are shown as selects. */
  filters?: readonly Name[]
  /** Filters that are used less often. */
  moreFilters?: readonly Name[]
  /** The rows have no table heads to sort by, so the select is shown on large screens too. */
  headless?: boolean
}

/** The search, the filters and, on small screens, the order of a list. */
export function ListToolbar<Name extends string>({
  list,
  placeholder,
  filters = [],
  moreFilters = [],
  headless = false,
}: ListToolbarProps<Name>) {
  const { definition } = list
  const sortable = Object.keys(definition.sorts).length > 0
  return (
    <div className={styles.toolbar}>
      {placeholder && <ListSearch list={list} placeholder={placeholder} />}
      {filters.map((name) => (
        <FilterField key={name} list={list} name={name} hideLabel />
      ))}
      {moreFilters.length > 0 && <MoreFilters list={list} names={moreFilters} />}
      {sortable && (
        <div className={styles.sort} data-headless={headless}>
          <SelectField
            label="Sort by"
            hideLabel
            value={list.sort}
            onChange={({ target }) => list.sortBy(target.value)}
          >
            {sortChoices(definition).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </div>
  )
}

type ListSearchProps = {
  list: Pick<ListAddress, 'definition' | 'typed' | 'type' | 'settle' | 'searchField'>
  placeholder: string
}

/**
 * The search field of a list. A key is shown at once and the list follows in a transition, because to render a whole
 * screen anew takes a phone longer than the time between two keys.
 */
function ListSearch({ list, placeholder }: ListSearchProps) {
  const [text, showText] = useOptimistic(list.typed)
  const type = (next: string) =>
    startTransition(() => {
      showText(next)
      list.type(next)
    })
  return (
    <SearchField
      ref={list.searchField}
      label={`Search ${list.definition.noun}`}
      placeholder={placeholder}
      value={text}
      onChange={type}
      onBlur={({ target }) => list.settle(target.value)}
      maxLength={searchLimit}
    />
  )
}

type FilterFieldProps<Name extends string> = {
  list: ListAddress<Name>
  name: Name
  hideLabel?: boolean
}

/** The select or the date field of one filter. */
function FilterField<Name extends string>({
  list,
  name,
  hideLabel = false,
}: FilterFieldProps<Name>) {
  const filter = list.definition.filters[name]
  const value = list.filters[name]
  const choose = (next: string) => list.filterBy(name, next)
  if ('day' in filter) return <DayFilter label={filter.label} value={value} onChange={choose} />
  const { label, all, options = [] } = filter
  return (
    <SelectField
      label={label}
      hideLabel={hideLabel}
      value={value}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  )
}

type DayFilterProps = { label: string; value: string; onChange: (day: string) => void }

/** A date field that reports a day when it is complete, and nothing while it is typed. */
function DayFilter({ label, value, onChange }: DayFilterProps) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  return (
    <TextField
      type="date"
      label={label}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        if (target.value === '' || isDay(target.value)) onChange(target.value)
      }}
    />
  )
}

type MoreFiltersProps<Name extends string> = { list: ListAddress<Name>; names: readonly Name[] }

/** Filters that are used less often, behind a button that says how many of them are set. */
function MoreFilters<Name extends string>({ list, names }: MoreFiltersProps<Name>) {
  const set = names.filter((name) => list.filters[name] !== '')
  const [open, setOpen] = useState(set.length > 0)
  const panel = useId()
  return (
    <>
      <span className={styles.toggle}>
        <Button
          variant="line"
          wide
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal className="icon" /> Filters {set.length > 0 && <b>{set.length}</b>}
        </Button>
      </span>
      <section id={panel} className={styles.more} hidden={!open} aria-label="Filters">
        {names.map((name) => (
          <FilterField key={name} list={list} name={name} />
        ))}
        <Button variant="quiet" busy={set.length === 0} onClick={() => list.clearFilters(set)}>
          Clear
        </Button>
      </section>
    </>
  )
}
