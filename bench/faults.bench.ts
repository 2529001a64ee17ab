import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killUnderLoad } from '../tests/support/kill-under-load.ts'
import { startPostgres } from '../tests/support/postgres.ts'

/** `npm run bench -- faults`: kills the server two hundred times on each database. */
const cycles = 200

const postgres = await startPostgres()
try {
  for (const [name, database] of [
    ['SQLite', {}],
    ['PostgreSQL', { DATABASE_URL: `${postgres.url}/postgres` }],
  ] as const) {
    const dir = await mkdtemp(join(tmpdir(), 'poplar-faults-'))
    const env = { ...database, DATA_DIR: join(dir, 'data'), KEYS_DIR: join(dir, 'keys') }
    const { acknowledged, faults } = await killUnderLoad(cycles, env)
    await rm(dir, { recursive: true, force: true })
    console.log(
      `${name}: ${cycles} kills, ${acknowledged} acknowledged writes, ${faults.length} faults`,
    )
    for (const fault of faults) console.log(`  ${fault}`)
    if (faults.length > 0) process.exitCode = 1
  }
} finally {
  await postgres.stop()
}
