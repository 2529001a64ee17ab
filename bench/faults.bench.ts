import { killUnderLoad } from '../tests/support/kill-under-load.ts'
import { startPostgres } from '../tests/support/postgres.ts'

/** `npm run bench -- faults`: kills the server two hundred times on each database. */
const cycles = 200

const postgres = await startPostgres()
try {
  for (const [name, url] of [
    ['SQLite', undefined],
    ['PostgreSQL', `${postgres.url}/postgres`],
  ] as const) {
    const { acknowledged, faults } = await killUnderLoad(cycles, url)
    console.log(
      `${name}: ${cycles} kills, ${acknowledged} acknowledged writes, ${faults.length} faults`,
    )
    for (const fault of faults) console.log(`  ${fault}`)
    if (faults.length > 0) process.exitCode = 1
  }
} finally {
  await postgres.stop()
}
