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

/** In quotation marks always: some programs also split at a semicolon or a tab. */
const toLine = (cells: string[]) =>
  `${cells.map((cell) => `"${harmless(cell).replaceAll('"', '""')}"`).join(',')}\r\n`

/**
 * A spreadsheet runs a cell that begins like a formula, also one in wide letters, after signs that
 * nobody sees, or behind a separator that cuts the text in two. With an apostrophe before it, it is text.
 */
const harmless = (cell: string) => (formula.test(cell) ? `'${cell}` : cell)

// The signs and separators are followed by all that NFKC turns into them: to normalise long messages
// would hold up everybody else. The look back comes last, so that a run of blanks is read only once.
const formula =
  /^[\t\r\n]|[=+\-@\u207a\u207c\u208a\u208c\u2a75\u2a76\ufb29\ufe62\ufe63\ufe66\ufe6b\uff0b\uff0d\uff1d\uff20](?<=(?:^|[;,|\t\r\n\u037e\ufe10\ufe14\ufe50\ufe54\uff0c\uff1b\uff5c\u{1f101}-\u{1f10a}])[\s\p{C}\p{DI}]*.)/u
