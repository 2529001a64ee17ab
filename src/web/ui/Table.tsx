import { Fragment, type ReactNode } from 'react'
import styles from './Table.module.css'

export type Column<T> = {
  header: string
  cell: (row: T, index: number) => ReactNode
  /** The place of the cell where rows become cards on a small screen. */
  card?: 'lead' | 'sub' | 'picture' | 'wide' | 'actions' | 'foot'
}

type TableProps<T> = {
  /** For screen readers. */
  caption: string
  columns: Column<T>[]
  rows: T[]
  rowKey: (row: T) => string
  /** As cards, all cells are in columns of the same width: for rows of many short cells. */
  cards?: 'even'
  /** Inactive rows are shown paler. */
  isMuted?: (row: T) => boolean
  /** Rows that need attention are marked at the edge. */
  isMarked?: (row: T) => boolean
  /** Details shown below a row, in full width. */
  below?: (row: T) => ReactNode
}

/** A table whose rows become cards on a small screen. */
export function Table<T>({
  caption,
  columns,
  rows,
  rowKey,
  cards,
  isMuted,
  isMarked,
  below,
}: TableProps<T>) {
  return (
    <div className={styles.panel}>
      <table className={styles.table} data-cards={cards}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.header} scope="col">
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Fragment key={rowKey(row)}>
              <tr
                data-muted={isMuted?.(row) || undefined}
                data-marked={isMarked?.(row) || undefined}
              >
                {columns.map((column) => (
                  <td key={column.header} data-label={column.header} data-card={column.card}>
                    {column.cell(row, index)}
                  </td>
                ))}
              </tr>
              {below?.(row) && (
                <tr className={styles.below} data-marked={isMarked?.(row) || undefined}>
                  <td colSpan={columns.length}>{below(row)}</td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}
