import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { applicationStatuses } from '#contract/application-status.ts'
import { connect } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { newId } from '#server/db/portable.ts'
import type { Db } from '#server/db/transact.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { administrator, startServer } from '../tests/support/server.ts'

/** `npm run bench -- applications`: how long the office's calls take as the number of applications grows. */
const sizes = [1_000, 10_000, 100_000]
const rounds = 15
/** The slowest call at the largest size, in milliseconds. */
const budget = 250

/** A third of all applications are for the first job. */
const jobs = Array.from({ length: 30 }, () => newId())

const calls = {
  'first page': () => '/api/careers',
  'last page': (count: number) => `/api/careers?page=${count / 10}`,
  'one tab': () => '/api/careers?status=shortlisted,interview_scheduled,interview_completed',
  'one job': () => `/api/careers?job=${jobs[0]}`,
  'job, last page': (count: number) => `/api/careers?job=${jobs[0]}&page=${Math.floor(count / 30)}`,
  'small job': () => `/api/careers?job=${jobs[1]}&status=rejected`,
  'job, by name': () => `/api/careers?job=${jobs[0]}&sort=name`,
  'small, by name': () => `/api/careers?job=${jobs[1]}&sort=name`,
  'no resume': () => '/api/careers?missing=resume',
  'by position': (count: number) => `/api/careers?sort=position&page=${count / 20}`,
  'one month': () => `/api/careers?from=${monthAgo}`,
  'job choices': () => '/api/careers/jobs',
  'search, many': () => '/api/careers?search=ortega',
  'search, phone': () => '/api/careers?search=0177',
  'search, note': () => '/api/careers?search=smyrna%20sam',
  'search, sorted': () => '/api/careers?search=ortega&sort=name',
  'search in job': () => `/api/careers?search=ortega&job=${jobs[0]}`,
  'search, none': () => '/api/careers?search=nobody-has-this-name',
  statistics: () => '/api/careers/stats/overview',
  'report, year': () => '/api/admin/reports?period=12-months',
}

const monthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10)

const postgres = await startPostgres()
try {
  await measureEngine('SQLite')
  await measureEngine('PostgreSQL', `${postgres.url}/postgres`)
} finally {
  await postgres.stop()
}

async function measureEngine(name: string, databaseUrl?: string) {
  const dir = await mkdtemp(join(tmpdir(), 'poplar-bench-'))
  const address = { dataDir: join(dir, 'data'), databaseUrl }
  await migrate(address)
  const db = connect(address)
  console.log(`\n${name}, median of ${rounds} in ms, and the growth from one size to the next`)
  console.log(`${''.padEnd(14)}${sizes.map((size) => size.toLocaleString().padStart(16)).join('')}`)
  const medians: Record<string, number[]> = {}
  let count = 0
  for (const size of sizes) {
    await fill(db, count, size)
    count = size
    // A database in use does this automatically.
    await sql`${sql.raw(databaseUrl ? 'vacuum analyze' : 'analyze')}`.execute(db)
    const server = await startServer({
      DATA_DIR: address.dataDir,
      KEYS_DIR: join(dir, 'keys'),
      FILES_KEY: `none:${randomBytes(32).toString('base64')}`,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    })
    const headers = await signIn(server.url)
    for (const [label, path] of Object.entries(calls)) {
      medians[label] = [...(medians[label] ?? []), await median(server.url + path(size), headers)]
    }
    await server.stop()
  }
  for (const [label, values] of Object.entries(medians)) {
    const cells = values.map((value, index) => {
      const before = values[index - 1]
      const growth = before ? ` x${(value / before).toFixed(1)}` : ''
      return `${value.toFixed(1)}${growth}`.padStart(16)
    })
    const slow = (values.at(-1) ?? 0) > budget
    if (slow) process.exitCode = 1
    console.log(`${label.padEnd(14)}${cells.join('')}${slow ? `  OVER ${budget}` : ''}`)
  }
  await db.destroy()
  await rm(dir, { recursive: true, force: true })
}

async function median(url: string, headers: Record<string, string>) {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    const answer = await fetch(url, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
}

async function signIn(url: string) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  })
  return { authorization: `Bearer ${(await answer.json()).token}` }
}

/** Applications over three years, most of them decided, each with its resume. */
async function fill(db: Db, from: number, to: number) {
  const names = ['Greene', 'Ortega', 'Pruitt', 'Coleman', 'Chao', 'Ashby', 'Noor']
  const positions = ['Direct Support Professional', 'Job Coach', 'House Manager', 'Nurse']
  const batchSize = 500
  const nothingMore = { reason: '', interview_at: '', interview_place: '' }
  for (let start = from; start < to; start += batchSize) {
    const rows = Array.from({ length: batchSize }, (_, offset) => {
      const index = start + offset
      const at = new Date(Date.now() - ((index * 7919) % 1_000_000) * 94_608).toISOString()
      const lastName = names[index % names.length] ?? ''
      const email = `applicant.${index}@example.org`
      return {
        id: newId(),
        job_id: jobs[index % 3 ? index % jobs.length : 0] ?? '',
        position: positions[index % positions.length] ?? '',
        location: index % 2 ? 'Smyrna, TN' : 'Nashville, TN',
        first_name: 'Sam',
        last_name: lastName,
        email,
        phone: `(615) 555-${String(index % 10_000).padStart(4, '0')}`,
        status: applicationStatuses[index % applicationStatuses.length] ?? 'pending',
        ...nothingMore,
        notes: 'Five years as a DSP in Smyrna. Call after 3 PM.',
        experience: '',
        education: '',
        has_resume: index % 100 ? (1 as const) : (0 as const),
        has_identification: 1 as const,
        search_text:
          `sam ${lastName} ${email} direct support professional 615555${String(index % 10_000).padStart(4, '0')}`.toLowerCase(),
        sort_name: `${lastName} sam`.toLowerCase(),
        created_at: at,
        updated_at: at,
      }
    })
    const files = rows.map((row) => ({
      id: newId(),
      application_id: row.id,
      kind: 'resume' as const,
      place: 0,
      stored_name: `${row.id}.pdf`,
      original_name: 'resume.pdf',
      type: 'pdf' as const,
      size: 1,
      sha256: '',
      key_name: 'none',
    }))
    const history = rows.flatMap(({ id: application_id, status, created_at }) => {
      const entry = { application_id, actor_id: null, ...nothingMore }
      return [
        { ...entry, id: newId(), status: 'pending' as const, at: created_at },
        { ...entry, id: newId(), status, at: weekAfter(created_at) },
      ]
    })
    const text =
      'Five years as a DSP. Wants nights and weekends, lives near Smyrna. Call after 3 PM.'
    const notes = rows.map(({ id, created_at }) => ({
      id: newId(),
      application_id: id,
      text,
      search_text: text.toLowerCase(),
      created_at,
      created_by: '',
    }))
    await db.insertInto('applications').values(rows).execute()
    await db.insertInto('notes').values(notes).execute()
    await db.insertInto('application_status_history').values(history).execute()
    await db.insertInto('application_files').values(files).execute()
  }
}

function weekAfter(at: string) {
  return new Date(Date.parse(at) + 7 * 24 * 3_600_000).toISOString()
}
