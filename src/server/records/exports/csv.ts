export type CsvColumn<T> = { heading: string; cell: (row: T) => string }

/** Tells a spreadsheet that this is UTF-8. */
const byteOrderMark = '\uFEFF'

/** Writes a table by RFC 4180, page by page, so that only one page is in memory. */
export async function* toCsv<T>(
  columns: CsvColumn<T>[],
  pages: AsyncIterable<T[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + toLine(columns.map(({ heading }) => heading))
  for await (const rows of pages) {
    yield rows.map((row) => toLine(columns.map(({ cell }) => cell(row)))).join('')
  }
}

/** Always in quotation marks, because some programs also split at a semicolon or a tab. */
const toLine = (cells: string[]) =>
  `${cells.map((cell) => `"${escapeFormula(cell).replaceAll('"', '""')}"`).join(',')}\r\n`

/**
 * A spreadsheet runs a cell that starts like a formula, even in full-width letters, after invisible
 * characters, or after a separator that splits the text. An apostrophe in front makes it text.
 */
const escapeFormula = (cell: string) => (formula.test(cell) ? `'${cell}` : cell)

// Lists every character that NFKC turns into one of these, because normalizing long messages would
// block other requests. The lookbehind comes last, so that a run of spaces is read only once.
const formula =
  /^[\t\r\n]|[=+\-@\u207a\u207c\u208a\u208c\u2a75\u2a76\ufb29\ufe62\ufe63\ufe66\ufe6b\uff0b\uff0d\uff1d\uff20](?<=(?:^|[;,|\t\r\n\u037e\ufe10\ufe14\ufe50\ufe54\uff0c\uff1b\uff5c\u{1f101}-\u{1f10a}])[\s\p{C}\p{DI}]*.)/u
