import type { BarRow } from '#web/ui/BarList.tsx'
import { ScrollRegion } from '#web/ui/ScrollRegion.tsx'
import styles from './CountTable.module.css'

type CountTableProps = {
  caption: string
  /** The heading of the rows, such as "Day" or "Status". */
  heading: string
  /** The heading of the counts, such as "Applications". */
  counted: string
  rows: Pick<BarRow, 'name' | 'note' | 'count'>[]
  /** Adds a column with the percentage of the total. */
  shares?: boolean
}

/** The numbers of a chart. A long table scrolls within the panel, also by keyboard. */
export function CountTable({ caption, heading, counted, rows, shares }: CountTableProps) {
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  return (
    <ScrollRegion className={styles.scroll} label={`${caption}, table`}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">{counted}</th>
            {shares && <th scope="col">Share</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, note, count }) => (
            <tr key={name}>
              <th scope="row">
                {name} {note && <small>{note}</small>}
              </th>
              <td>{count.toLocaleString('en-US')}</td>
              {shares && <td>{percent.format(total > 0 ? count / total : 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

const percent = new Intl.NumberFormat('en-US', { style: 'percent' })
