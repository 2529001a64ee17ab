import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { intakeApp } from '../../tests/support/intake.ts'
import { connect } from './platform/db/connect.ts'
import { countConnections } from './platform/db/postgres.ts'

const { server, apply } = intakeApp()

const writeMessage = () =>
  server.app.inject({
    method: 'POST',
    url: '/api/contact/submit',
    payload: { name: 'Ana', message: 'Please call me.' },
  })

/** Holds a table until `act` has finished. */
async function whileLocked(table: string, act: () => Promise<void>) {
  const other = connect(server.context.settings, { timeLimits: false })
  try {
    await other.transaction().execute(async (db) => {
      await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(db)
      await act()
    })
  } finally {
    await other.destroy()
  }
}

describe.runIf(inject('postgresUrl'))('with PostgreSQL', () => {
  test('a locked table stops its own area alone, however many write to it', async () => {
    const messages: ReturnType<typeof writeMessage>[] = []
    await whileLocked('contact_messages', async () => {
      messages.push(...Array.from({ length: 15 }, writeMessage))
      await expect.poll(() => countConnections().waiting).toBeGreaterThan(0)
      for (let count = 0; count < 3; count += 1) {
        expect((await apply({ firstName: `Number ${count}` })).statusCode).toBe(201)
      }
    })
    // On a slow machine some have waited too long.
    for (const { statusCode } of await Promise.all(messages))
      expect([201, 503]).toContain(statusCode)
    expect((await writeMessage()).statusCode).toBe(201)
    expect(countConnections().waiting).toBe(0)
  })
})
