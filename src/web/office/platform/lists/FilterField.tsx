import { SelectField } from '#web/ui/Field.tsx'
import { DayFilter } from './DayFilter.tsx'
import type { ListAddress } from './use-list-address.ts'

type FilterFieldProps<Name extends string> = {
  list: ListAddress<Name>
  name: Name
  hideLabel?: boolean
}

/** The select or the date field of one filter. */
export function FilterField<Name extends string>({
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
