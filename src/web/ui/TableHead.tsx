import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './TableHead.module.css'

export type Sorting = {
  /** The name of the sorted column, after a `-` for descending. */
  sort: string
  toggleSort: (name: string) => void
}

type TableHeadProps = {
  columns: { header: string; sort?: string }[]
  sorting: Sorting | undefined
  /** The head of the first column, with the checkbox for all rows. */
  children: ReactNode
}

/** The heads of a table. Those that sort it are buttons. */
export function TableHead({ columns, sorting, children }: TableHeadProps) {
  return (
    <thead className={styles.head}>
      <tr>
        {children}
        {columns.map(({ header, sort }) =>
          sort && sorting ? (
            <SortHead key={header} header={header} name={sort} sorting={sorting} />
          ) : (
            <th key={header} scope="col">
              {header}
            </th>
          ),
        )}
      </tr>
    </thead>
  )
}

type SortHeadProps = { header: string; name: string; sorting: Sorting }

function SortHead({ header, name, sorting: { sort, toggleSort } }: SortHeadProps) {
  const ascending = sort === name
  const descending = sort === `-${name}`
  const Icon = ascending ? ArrowUp : descending ? ArrowDown : ChevronsUpDown
  return (
    <th scope="col" aria-sort={ascending ? 'ascending' : descending ? 'descending' : undefined}>
      <button type="button" onClick={() => toggleSort(name)}>
        {header} <Icon className="icon" />
      </button>
    </th>
  )
}
