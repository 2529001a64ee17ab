/** A column of a table as text: its heading, and what stands in it. */
export type CsvColumn<T> = { heading: string; cell: (row: T) => string }

/** Tells a spreadsheet that this is UTF-8. */
const byteOrderMark = '\uFEFF'

/** A table after RFC 4180, page by page, so that only one of them is in memory. */
export async function* toCsv<T>(
  columns: CsvColumn<T>[],
  pages: AsyncIterable<T[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + toLine(columns.map(({ heading }) => heading))
  for await (const rows of pages) {
    yield rows.map((row) => toLine(columns.map(({ cell }) => cell(row)))).join('')
  }
}

const toLine = (cells: string[]) => `${cells.map((cell) => quoted(harmless(cell))).join(',')}\r\n`

/**
 * A spreadsheet runs a cell that begins like a formula, also one in wide letters or after signs that
 * nobody sees. With an apostrophe before it, it is text.
 */
function harmless(cell: string) {
  const isFormula = /^[\s\p{C}]*[=+\-@]|^[\t\r\n]/u.test(cell.normalize('NFKC'))
  return isFormula ? `'${cell}` : cell
}

const quoted = (cell: string) =>
  /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
