import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type DatabaseAddress } from '../src/server/platform/db/connect.ts'
import { migrate } from '../src/server/platform/db/migrate.ts'
import { newId } from '../src/server/platform/db/portable.ts'
import { signIn } from '../tests/support/mixed-load.ts'
import { createDatabase, startPostgres } from '../tests/support/postgres.ts'
import { startServer } from '../tests/support/server.ts'

/**
 * `npm run bench -- versions`: how long the list of 1,000 events takes with 50 versions of each, against none. Two servers
 * are asked in turn, so that both meet the same machine.
 */
const events = 1_000
const versions = 50
const rounds = 101
const warmUp = 20
/** How many times as long the list with versions may take. */
const mostRatio = 1.25

const postgres = await startPostgres()
try {
  await measure('SQLite', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'poplar-versions-'))
    return { dataDir, databaseUrl: undefined }
  })
  await measure('PostgreSQL', async (name) => {
    await createDatabase(postgres.url, name)
    return { dataDir: '', databaseUrl: `${postgres.url}/${name}` }
  })
} finally {
  await postgres.stop()
}

async function measure(engine: string, prepare: (name: string) => Promise<DatabaseAddress>) {
  const without = await openOffice(await prepare('without_versions'), 0)
  const kept = await openOffice(await prepare('with_versions'), versions)
  const times = { without: [] as number[], kept: [] as number[] }
  for (let round = -warmUp; round < rounds; round += 1) {
    const one = await without.readList()
    const other = await kept.readList()
    if (round < 0) continue
    times.without.push(one)
    times.kept.push(other)
  }
  await without.close()
  await kept.close()
  const [few, many] = [median(times.without), median(times.kept)]
  const ratio = many / few
  console.log(
    `${engine}: ${events} events, median of ${rounds}: ${few.toFixed(1)} ms without versions, ` +
      `${many.toFixed(1)} ms with ${versions} of each, ratio ${ratio.toFixed(2)}`,
  )
  if (ratio > mostRatio) process.exitCode = 1
}

async function openOffice(address: DatabaseAddress, count: number) {
  await migrate(address)
  await fill(address, count)
  const server = await startServer(
    address.databaseUrl ? { DATABASE_URL: address.databaseUrl } : { DATA_DIR: address.dataDir },
  )
  const { headers } = await signIn(server.url)
  return {
    readList: async () => {
      const start = performance.now()
      const response = await fetch(`${server.url}/api/events`, { headers })
      const { data } = await response.json()
      if (data.length < events) throw new Error(`The list has ${data.length} events`)
      return performance.now() - start
    },
    close: async () => {
      await server.stop()
      if (address.dataDir) await rm(address.dataDir, { recursive: true, force: true })
    },
  }
}

async function fill(address: DatabaseAddress, count: number) {
  const db = connect(address, { timeLimits: false })
  const at = new Date().toISOString()
  const words = { description: 'Bring a hat and water. '.repeat(10), status: 'published' } as const
  const place = { place: 'Town hall', time_zone: '', repeats: '', former_slugs: '[]' } as const
  const content = { ...words, ...place, picture_description: '', easy_text: '', created_at: at }
  for (let event = 0; event < events; event += 1) {
    const id = newId()
    const dates = { publish_at: null, starts_at: null, ends_at: null, picture: null }
    const saved = { updated_at: at, updated_by: null }
    const row = { id, slug: id, title: `Event ${event}`, ...content, ...dates, ...saved }
    await db.insertInto('events').values(row).execute()
    const kept = Array.from({ length: count }, (_, index) => ({
      kind: 'event' as const,
      record_id: id,
      number: index + 1,
      content: JSON.stringify({ ...content, title: `Event ${event}, ${index}` }),
      picture: null,
      pictures: '[]',
      saved_at: at,
      saved_by: null,
      replaced_at: at,
    }))
    if (kept.length > 0) await db.insertInto('record_versions').values(kept).execute()
  }
  await db.destroy()
}

function median(times: number[]) {
  return times.sort((a, b) => a - b)[times.length >> 1] ?? 0
}
