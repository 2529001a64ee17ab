import { expect, test } from 'vitest'
import { fuzz } from '../support/fuzz/fuzz.ts'
import { startServer } from '../support/server.ts'
import { newPostgresDatabase } from '../support/test-app.ts'

const count = 3000
/** Long enough for a busy machine; a request that hangs waits for the server's own limit of a minute. */
const hangLimit = 50_000

test('no random or broken request ends the server, causes a 5xx or stays without an answer', async () => {
  const databaseUrl = await newPostgresDatabase()
  const server = await startServer({
    LOG_LEVEL: 'silent',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  })
  const { sent, faults } = await fuzz(server, { count, seed: 1, hangLimit }).finally(server.stop)
  expect(faults).toEqual([])
  expect(sent).toBe(count)
})
