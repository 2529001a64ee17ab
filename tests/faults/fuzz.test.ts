import { expect, test } from 'vitest'
import { fuzz } from '../support/fuzz/fuzz.ts'
import { startServer } from '../support/server.ts'
import { newPostgresDatabase } from '../support/test-app.ts'

const requests = 3000
const seed = 20_261_115

test('no random or broken request ends the server, causes a 5xx or stays without an answer', async () => {
  const databaseUrl = await newPostgresDatabase()
  const server = await startServer({
    LOG_LEVEL: 'silent',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  })
  const { sent, faults } = await fuzz(server, requests, seed).finally(server.stop)
  expect(faults).toEqual([])
  expect(sent).toBe(requests)
})
