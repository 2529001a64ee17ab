import { Fragment, type ReactNode } from 'react'
import styles from './Table.module.css'

export type Column<T> = {
  header: string
  cell: (row: T, index: number) => ReactNode
  /** How the cell behaves where rows become cards: the head of the card, its second line, across its width, or its last line. */
  card?: 'lead' | 'sub' | 'picture' | 'wide' | 'actions' | 'foot'
}

type TableProps<T> = {
  /** What the table lists, for a screen reader. */
  caption: string
  columns: Column<T>[]
  rows: T[]
  rowKey: (row: T) => string
  /** Rows of many short cells, as cards: all in columns of the same width. */
  cards?: 'even'
  /** A row that is not in use is shown paler. */
  isMuted?: (row: T) => boolean
  /** A row that waits for someone is marked at its edge. */
  isMarked?: (row: T) => boolean
  /** What stands open below a row, across its width. */
  below?: (row: T) => ReactNode
}

/** A table that turns its rows into cards where there is no room for columns. */
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
