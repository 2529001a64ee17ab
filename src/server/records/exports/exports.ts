import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { zoneName } from '#contract/platform/time-zone.ts'
import { exportName } from '#contract/records/exports.ts'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { Context } from '#server/platform/context.ts'
import { badRequest } from '#server/platform/errors.ts'
import { createQueue, withSlot } from '#server/platform/http/queue.ts'
import { providerZone } from '#server/platform/provider-zone.ts'
import { clockTimeIn, dayIn } from '#server/platform/time.ts'
import { audit } from '../audit/audit.queries.ts'

/** How the records of a feature become a table for a spreadsheet. */
export type ExportFormat<Row> = { kind: RecordKind; file: string; columns: CsvColumn<Row>[] }

/** Two at a time: an export reads and writes without a pause, and more would slow down the website. */
const queue = createQueue(2)

/** Sends the rows as a file. It keeps its slot until the last line is written or the client has disconnected. */
export function sendExport<Row>(
  { db, now }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, file, columns }: ExportFormat<Row>,
  pages: AsyncIterable<Row[]>,
) {
  return withSlot(queue, request, async () => {
    if (reply.raw.destroyed) throw badRequest('The request ended too early.')
    // Written before the first byte is sent, so that no export is missing from the log.
    await audit(db, request, now(), { action: 'exported', objectKind: kind })
    const name = exportName(file, dayIn(providerZone(), now()))
    const lines = Readable.from(toCsv(columns, pages))
    const closed = new Promise((resolve) => lines.once('close', resolve))
    reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('text/csv; charset=utf-8')
      .send(lines)
    // Waiting for the reply would keep the slot forever when the client disconnects.
    await closed
  })
}

/** A time where the provider is: Applied (Central Time). */
export const timeColumn = <Row>(
  heading: string,
  getTime: (row: Row) => string,
): CsvColumn<Row> => ({
  // Read anew for each file, because staff can change the time zone.
  get heading() {
    return `${heading} (${zoneName(providerZone())})`
  },
  cell: (row) => clockTimeIn(providerZone(), getTime(row)),
})

type CsvColumn<T> = { heading: string; cell: (row: T) => string }

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
