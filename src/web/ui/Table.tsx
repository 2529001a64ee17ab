import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Checkbox } from './Checkbox.tsx'
import styles from './Table.module.css'
import { useScrolls } from './use-scrolls.ts'

export type Column<T> = {
  header: string
  cell: (row: T, index: number) => ReactNode
  /** The name by which the table can be sorted by this column. */
  sort?: string
  /**
   * The place of the cell where rows become cards on a small screen. Without one it is a fact with its
   * label; `fact` needs no label, and `none` is not on the card.
   */
  card?: 'lead' | 'sub' | 'picture' | 'date' | 'fact' | 'wide' | 'actions' | 'foot' | 'none'
}

/** The rows that are selected, and how to change that. */
type Selecting = {
  home: RefObject<HTMLTableElement | null>
  selected: string[]
  select: (key: string, on: boolean) => void
  selectAll: (on: boolean) => void
}

type TableProps<T> = {
  /** For screen readers. */
  caption: string
  columns: Column<T>[]
  rows: T[]
  rowKey: (row: T) => string
  sorting?: Sorting
  /** Rows can be selected; `rowName` tells a screen reader which one a checkbox selects. */
  selection?: Selecting & { rowName: (row: T) => string }
  /** Inactive rows are shown paler. */
  isMuted?: (row: T) => boolean
  /** Rows that need attention are marked at the edge. */
  isMarked?: (row: T) => boolean
  /** Details shown below a row, in full width. */
  below?: (row: T) => ReactNode
}

/** A table whose heads stay in sight, and whose rows become cards on a small screen. */
export function Table<T>({
  caption,
  columns,
  rows,
  rowKey,
  sorting,
  selection,
  isMuted,
  isMarked,
  below,
}: TableProps<T>) {
  const panel = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(panel)
  const { once, handleKey } = useRowStops(panel, selection !== undefined)
  const selected = selection?.selected ?? []
  const hintId = useId()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys go through the controls of a row
    <div ref={panel} className={styles.panel} data-scrolls={scrolls} onKeyDown={handleKey}>
      <p id={hintId} hidden>
        The left and right arrow keys go through the buttons of a row.
      </p>
      <table
        ref={selection?.home}
        className={styles.table}
        tabIndex={selection ? -1 : undefined}
        aria-describedby={once ? hintId : undefined}
      >
        <caption className="visually-hidden">{caption}</caption>
        <TableHead columns={columns} sorting={sorting}>
          {selection && (
            <th className={styles.select} scope="col">
              <Checkbox
                checked={selected.length === rows.length}
                indeterminate={selected.length > 0 && selected.length < rows.length}
                onChange={({ target }) => selection.selectAll(target.checked)}
                aria-label="Select all on this page"
              />
            </th>
          )}
        </TableHead>
        <tbody>
          {rows.map((row, index) => {
            const key = rowKey(row)
            const details = below?.(row)
            return (
              <Fragment key={key}>
                <tr
                  data-muted={isMuted?.(row) || undefined}
                  data-marked={isMarked?.(row) || undefined}
                  data-selected={selected.includes(key) || undefined}
                >
                  {selection && (
                    <td className={styles.select}>
                      <Checkbox
                        checked={selected.includes(key)}
                        onChange={({ target }) => selection.select(key, target.checked)}
                        aria-label={`Select ${selection.rowName(row)}`}
                      />
                    </td>
                  )}
                  {columns.map((column) => (
                    <td key={column.header} data-label={column.header} data-card={column.card}>
                      {column.cell(row, index)}
                    </td>
                  ))}
                </tr>
                {details && (
                  <tr className={styles.below} data-marked={isMarked?.(row) || undefined}>
                    <td colSpan={columns.length + (selection ? 1 : 0)}>{details}</td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

type Sorting = {
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
function TableHead({ columns, sorting, children }: TableHeadProps) {
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

/** The links and buttons of a row that are shown. */
const controlsOf = (row: Element) =>
  [...row.querySelectorAll<HTMLElement>('a[href], button')].filter(
    (each) => each.checkVisibility?.() ?? true,
  )

const mostStops = 3

/**
 * Tab stops once at the links and buttons of a row that can be selected or has many of them; the left and right arrow
 * keys go through them. Fields keep their own stop, because they use these keys themselves.
 */
function useRowStops(table: RefObject<HTMLElement | null>, selectable: boolean) {
  const [once, setOnce] = useState(selectable)
  // After every render, because any of them can add rows.
  useEffect(() => {
    let some = false
    for (const row of table.current?.querySelectorAll('tbody tr') ?? []) {
      const all = controlsOf(row)
      const isOnce = all.length > 1 && (selectable || all.length > mostStops)
      some ||= isOnce
      for (const [index, each] of all.entries()) each.tabIndex = isOnce && index > 0 ? -1 : 0
    }
    setOnce(some)
  })
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const row = step && (event.target as Element).closest('tbody tr')
    if (!row) return
    const all = controlsOf(row)
    const place = all.indexOf(event.target as HTMLElement)
    const next = place < 0 ? undefined : all[place + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return { once, handleKey }
}
