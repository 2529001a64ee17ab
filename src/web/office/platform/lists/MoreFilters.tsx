import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { FilterField } from './FilterField.tsx'
import styles from './ListToolbar.module.css'
import type { ListAddress } from './use-list-address.ts'

type MoreFiltersProps<Name extends string> = { list: ListAddress<Name>; names: readonly Name[] }

/** Filters that are used less often, behind a button that says how many of them are set. */
export function MoreFilters<Name extends string>({ list, names }: MoreFiltersProps<Name>) {
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
