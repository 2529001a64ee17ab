import { SelectField } from '#web/ui/Field.tsx'
import { FilterField } from './FilterField.tsx'
import { ListSearch } from './ListSearch.tsx'
import styles from './ListToolbar.module.css'
import { MoreFilters } from './MoreFilters.tsx'
import { sortChoices } from './sort-choices.ts'
import type { ListAddress } from './use-list-address.ts'

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
