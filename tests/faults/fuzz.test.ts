import { expect, inject, test } from 'vitest'
import { fuzz } from '../support/fuzz/fuzz.ts'
import { startServer } from '../support/server.ts'
import { newPostgresDatabase } from '../support/test-app.ts'

const count = 1500
/** Long enough for a busy machine; a request that hangs waits for the server's own limit of a minute. */
const hangLimit = 50_000

// PostgreSQL refuses more values than SQLite; `npm run bench -- fuzz` sends many more to both.
test.runIf(inject('postgresUrl'))(
  'no random or broken request ends the server, causes a 5xx or stays without a response',
  async () => {
    const DATABASE_URL = (await newPostgresDatabase()) ?? ''
    const server = await startServer({ LOG_LEVEL: 'silent', DATABASE_URL })
    const { sent, faults } = await fuzz(server, { count, seed: 1, hangLimit }).finally(server.stop)
    expect(faults).toEqual([])
    expect(sent).toBe(count)
  },
)
