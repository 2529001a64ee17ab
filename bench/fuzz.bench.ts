import { fuzz } from '../tests/support/fuzz/fuzz.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { startServer } from '../tests/support/server.ts'

/**
 * `npm run bench -- fuzz [COUNT] [SEED]`: random and broken requests to every call, on each database.
 * It fails when the server ends, does not answer, or answers with a 5xx, unless that only says that it is busy now.
 */
const [count = 200_000, seed = Date.now() % 1_000_000] = process.argv.slice(3).map(Number)
const hangLimit = 5000

const postgres = await startPostgres()
try {
  await run('SQLite', {})
  await run('PostgreSQL', { DATABASE_URL: `${postgres.url}/postgres` })
} finally {
  await postgres.stop()
}

async function run(name: string, env: Record<string, string>) {
  const server = await startServer({ ...env, LOG_LEVEL: 'silent' })
  const { sent, slowest, statuses, busy, faults } = await fuzz(server, { count, seed, hangLimit })
  await server.stop()
  const counts = [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, number]) => `${status || 'closed'} ${number}`)
  console.log(`${name}: ${sent} requests with seed ${seed}, slowest ${Math.round(slowest)} ms`)
  console.log(`  ${counts.join(', ')}; sent again when busy ${busy}`)
  for (const fault of faults) console.log(`  ${fault}`)
  if (faults.length > 0) process.exitCode = 1
}
