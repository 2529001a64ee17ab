import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type DatabaseAddress } from '../src/server/platform/db/connect.ts'
import { migrate } from '../src/server/platform/db/migrate.ts'
import { createDatabase, startPostgres } from '../tests/support/postgres.ts'
import { administrator, type RunningServer, startServer } from '../tests/support/server.ts'
import { fillApplicants, makeId, rareWord } from './support/fill-applicants.ts'
import { GrowthTable } from './support/growth-table.ts'
import { readMemory } from './support/load.ts'
import { atMost } from './support/targets.ts'

/**
 * `npm run bench -- applicants [sqlite|postgres] [SIZE…]`: how long the office's calls take with 1,000, 100,000
 * and 1,000,000 applications. Each size has a database of its own.
 */
const chosen = process.argv.slice(3)
const numbers = chosen.map(Number).filter((size) => size > 0)
const sizes = numbers.length > 0 ? numbers : [1_000, 100_000, 1_000_000]
const engines = ['sqlite', 'postgres'].filter((engine) => chosen.includes(engine))

/** How many times as long as with 1,000 applications a page may take. */
const mostGrowth: Record<number, number> = { 100000: 3, 1000000: 5 }
/** How much more memory the second half of an export may need than the first, in MB. */
const mostMemory = 50
/** A call is repeated this often, or for this many milliseconds. */
const rounds = 15
const patience = 3_000
const changedAtOnce = 50

type Person = { firstName: string; lastName: string; phone: string }
type Office = { server: RunningServer; headers: Record<string, string>; size: number }

const pages: Record<string, (person: Person) => string> = {
  list: () => '',
  tab: () => 'status=shortlisted,interview_scheduled,interview_completed',
  'job filter': () => `job=${makeId(0)}`,
  'small job and tab': () => `job=${makeId(7)}&status=rejected`,
  'job, by name': () => `job=${makeId(0)}&sort=name`,
  'missing resume': () => 'missing=resume',
  'search, name': ({ firstName, lastName }) => `search=${lastName}+${firstName}`,
  'search, last name': ({ lastName }) => `search=${lastName}`,
  'search, name, by position': ({ lastName }) => `search=${lastName}&sort=position`,
  'search, phone': ({ phone }) => `search=${phone}`,
  'search, end of phone': ({ phone }) => `search=${phone.slice(-4)}`,
  'search, note': () => `search=${rareWord}`,
  'search, note and job': () => `search=smyrna+${rareWord}&job=${makeId(0)}`,
  'search, none': () => 'search=nobody-has-this-name',
}

/** Deep pages, and what finds more than ten thousand of a million: reported without a limit. */
const reported: Record<string, (size: number) => string> = {
  'deep page': (size) => `careers?page=${Math.ceil(size / 20)}`,
  'deep page of a job': (size) => `careers?job=${makeId(0)}&page=${Math.ceil(size / 100)}`,
  'deep page, by position': (size) => `careers?sort=position&page=${Math.ceil(size / 20)}`,
  'one month': () => `careers?from=${monthAgo}`,
  'search, common word': () => 'careers?search=nurse',
  'search, two common words': () => 'careers?search=nights+nurse',
  'search, common, by name': () => 'careers?search=nurse&sort=name',
  'job choices': () => 'careers/jobs',
  statistics: () => 'careers/stats/overview',
  'report of a year': () => 'admin/reports?period=12-months',
}

const monthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10)

const table = new GrowthTable()
if (engines.length === 0 || engines.includes('sqlite')) {
  await measureEngine('SQLite', async (act) => {
    const dir = await mkdtemp(join(tmpdir(), 'poplar-applicants-'))
    try {
      await act({ dataDir: dir, databaseUrl: undefined })
    } finally {
      await rm(dir, { recursive: true, force: true })
    }
  })
}
if (engines.length === 0 || engines.includes('postgres')) {
  await measureEngine('PostgreSQL', async (act) => {
    const postgres = await startPostgres()
    try {
      await createDatabase(postgres.url, 'applicants')
      await act({ dataDir: '', databaseUrl: `${postgres.url}/applicants` })
    } finally {
      await postgres.stop()
    }
  })
}
table.print()
atMost('rows that grow too much', table.countOver(), 0)

type WithDatabase = (act: (address: DatabaseAddress) => Promise<void>) => Promise<void>

async function measureEngine(name: string, withDatabase: WithDatabase) {
  table.begin(name, sizes)
  for (const size of sizes) {
    await withDatabase(async (address) => {
      const start = performance.now()
      await migrate(address)
      const db = connect(address, { timeLimits: false })
      await fillApplicants(db, size)
      await db.destroy()
      const seconds = (performance.now() - start) / 1000
      console.error(`${name}: ${size.toLocaleString()} applications in ${seconds.toFixed(0)} s`)
      await measureOffice(address, size)
    })
  }
}

async function measureOffice(address: DatabaseAddress, size: number) {
  const server = await startServer({
    FILES_KEY: `none:${randomBytes(32).toString('base64')}`,
    ...(address.databaseUrl
      ? { DATABASE_URL: address.databaseUrl }
      : { DATA_DIR: address.dataDir }),
  })
  const most = mostGrowth[size]
  try {
    const office = { server, headers: await signIn(server.url), size }
    const person = (await ask(office, `careers/${makeId(500)}`)).data as Person
    for (const [name, query] of Object.entries(pages)) {
      table.addTime(name, await medianOfAsking(office, `careers?${query(person)}`), most)
    }
    table.addTime('bulk change', await medianChange(office), most)
    const exported = await measureExport(office)
    table.addTime('export, first line', exported.first, most)
    table.addTime('export, 1,000 lines', (exported.whole / size) * 1_000)
    table.add('export, MB more in its second half', exported.growth, mostMemory)
    for (const [name, path] of Object.entries(reported)) {
      table.addTime(name, await medianOfAsking(office, path(size)))
    }
  } finally {
    await server.stop()
  }
}

/** Infinite for a call that gets no response, because the database gave up. */
async function medianOfAsking(office: Office, path: string) {
  const times: number[] = []
  const end = performance.now() + patience
  do {
    const start = performance.now()
    const hasResponse = await ask(office, path)
    times.push(hasResponse ? performance.now() - start : Number.POSITIVE_INFINITY)
  } while (times.length < rounds && performance.now() < end)
  return median(times)
}

function median(times: number[]) {
  return times.sort((a, b) => a - b)[times.length >> 1] ?? 0
}

async function ask({ server, headers }: Office, path: string) {
  const response = await fetch(`${server.url}/api/${path}`, { headers })
  const body = await response.json()
  if (response.status === 503) return undefined
  if (!response.ok)
    throw new Error(`${path} responds with ${response.status}: ${JSON.stringify(body)}`)
  return body
}

/** Gives the newest applications another status, and then the first one again. */
async function medianChange(office: Office) {
  const { data } = await ask(office, `careers?limit=${changedAtOnce}`)
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const status = round % 2 ? 'reviewing' : 'shortlisted'
    const start = performance.now()
    const response = await fetch(`${office.server.url}/api/careers/bulk`, {
      method: 'PATCH',
      headers: { ...office.headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        applications: data.map(({ id }: { id: string }) => ({ id, status })),
      }),
    })
    const { data: result } = await response.json()
    times.push(performance.now() - start)
    if (result?.changed?.length !== changedAtOnce) throw new Error('Not all were changed')
  }
  return median(times)
}

async function measureExport({ server, headers, size }: Office) {
  const start = performance.now()
  const response = await fetch(`${server.url}/api/careers/export.csv`, { headers })
  if (!response.ok || !response.body) throw new Error(`The export responds with ${response.status}`)
  let first = 0
  let lines = 0
  const highest = { firstHalf: 0, secondHalf: 0 }
  for await (const chunk of response.body) {
    first ||= performance.now() - start
    lines += Buffer.from(chunk).toString('latin1').split('\n').length - 1
    const half = lines < size / 2 ? 'firstHalf' : 'secondHalf'
    highest[half] = Math.max(highest[half], await readMemory(server.process.pid))
  }
  if (lines !== size + 1) throw new Error(`The export has ${lines} lines`)
  const growth = highest.firstHalf && highest.secondHalf - highest.firstHalf
  return { first, whole: performance.now() - start, growth }
}

async function signIn(url: string) {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  })
  return { authorization: `Bearer ${(await response.json()).token}` }
}
