import { expect, test } from 'vitest'
import { searchTextOf } from '#contract/platform/search.ts'
import { listMessages } from '#server/messages/contact/contact.queries.ts'
import { insertRows } from '#server/operations/backup/tables.ts'
import { testDatabase } from '../../../../tests/support/test-app.ts'
import { connect } from './connect.ts'
import { toLatest, toMigration } from './migrate.ts'
import { transact } from './transact.ts'

const address = testDatabase()

test('messages from before the states: unread ones are new, and read ones no longer wait', async () => {
  const db = connect(address())
  const created_at = '2026-11-15T12:00:00.000Z'
  const texts = { email: 'Zoe@Example.org', phone: '(615) 555-0148', message: 'ÄRGER', created_at }
  await transact(db, async (db) => {
    await toMigration(db, '026-message-templates')
    await insertRows(db, 'contact_messages', [
      { id: '1', name: 'Unread', ...texts, is_read: 0 },
      { id: '2', name: 'Read', ...texts, is_read: 1 },
    ])
    await toLatest(db)
  })
  const found = await listMessages(db, { search: 'ärger', sort: 'date' })
  expect(found).toMatchObject([
    { name: 'Unread', status: 'new', owner: null, updatedAt: created_at },
    { name: 'Read', status: 'closed', closedReason: null },
  ])
  const { search_text } = await db
    .selectFrom('contact_messages')
    .select('search_text')
    .where('name', '=', 'Read')
    .executeTakeFirstOrThrow()
  expect(search_text).toBe(searchTextOf(['Read', texts.email, texts.message], texts.phone))
  await db.destroy()
})
