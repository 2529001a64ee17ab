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
import { type CsvColumn, toCsv } from './csv.ts'

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
