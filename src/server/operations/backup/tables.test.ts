import { expect, test } from 'vitest'
import { testApp } from '../../../../tests/support/test-app.ts'
import { listTables, type Row, readRows } from './tables.queries.ts'

const server = testApp()
const count = 1201
const numbers = Array.from({ length: count }, (_, number) => number)

/** Every row that a backup reads of a table. */
async function readAll(name: string) {
  const { db } = server.context
  const table = (await listTables(db)).find((each) => each.name === name)
  const read: Row[] = []
  if (table) for await (const rows of readRows(db, table)) read.push(...rows)
  return read
}

test('a large table is read whole, each row once, in the order of its key', async () => {
  const { db } = server.context
  const removed_at = server.clock.at.toISOString()
  const rows = numbers.map((number) => ({
    stored_name: `${String(number).padStart(5, '0')}.pdf`,
    removed_at,
  }))
  await db.insertInto('removed_files').values(rows).execute()
  const names = (await readAll('removed_files')).map((row) => String(row.stored_name))
  expect(new Set(names).size).toBe(count)
  expect(names).toEqual(names.toSorted())
  expect(names).toHaveLength(count)
})

test('a large table whose key has two columns is read whole, too', async () => {
  const { db } = server.context
  const sent_at = server.clock.at.toISOString()
  const rows = numbers.map((number) => ({
    recipient_hash: `hash ${Math.floor(number / 3)}`,
    place: (number % 3) + 1,
    sent_at,
  }))
  await db.insertInto('mail_receipts').values(rows).execute()
  const keys = (await readAll('mail_receipts')).map((row) => `${row.recipient_hash} ${row.place}`)
  expect(new Set(keys).size).toBe(count)
  expect(keys).toHaveLength(count)
})
