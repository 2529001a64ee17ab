import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  filesIn,
  filesInManifest,
  openTestArchive,
  rowsIn,
  rowsInArchive,
  type Tables,
} from '../support/archives.ts'
import { fillOffice } from '../support/fill-office.ts'
import { command, type Env, newInstallation, start, withDatabase } from '../support/installation.ts'
import { signIn } from '../support/office-calls.ts'
import { administrator } from '../support/server.ts'

type Office = Awaited<ReturnType<typeof fillOffice>>

const backup = (env: Env, file: string) => command(env, 'operations/backup/backup-command', file)

test('a backup made under load is complete, and every document opens after it is restored', async () => {
  const { dir, ...from } = await newInstallation()
  const file = join(dir, 'backup.zip')

  const server = await start(from)
  const office = await fillOffice(server.url, administrator)
  const load = startLoad(office)
  await load.deletions(5)
  const { stdout } = await backup(from, file)
  await load.stop()
  expect(stdout).toMatch(/^Wrote \S+backup\.zip: \S+ rows, \S+ files, \S+ MB\.$/m)
  const again = await backup(from, file).catch((error) => error)
  expect(again).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^No backup was made: .+\n$/),
  })
  await server.stop()
  expect(await deadlocksAt(from)).toBe(0)

  const { dir: _, ...other } = await newInstallation('empty')
  const to = { ...other, KEYS_DIR: from.KEYS_DIR }
  const restored = await command(to, 'operations/backup/restore-command', file)
  expect(restored.stdout).not.toContain('WARNING')
  const saved = await rowsInArchive(file, from.KEYS_DIR)
  const rows: Tables = await withDatabase(to, rowsIn)
  const { sessions, audit_log = [], audit_chain = [], audit_chain_end, ...unchanged } = saved
  expect(rows).toMatchObject(unchanged)
  // The restore itself adds a line.
  expect(rows.audit_log).toEqual(expect.arrayContaining(audit_log))
  expect(rows.audit_chain).toEqual(expect.arrayContaining(audit_chain))
  expect(saved.applications?.length).toBeGreaterThan(2)
  const archive = await openTestArchive(file, from.KEYS_DIR)
  archive.close()
  expect(await filesIn(to.DATA_DIR)).toEqual(filesInManifest(archive.manifest))
  await openEverything(to, rows)
})

/** Visitors apply, and staff write notes and delete applications, until it is stopped. */
function startLoad({ apply, note, remove }: Office) {
  let stopped = false
  let deleted = 0
  const waiting: { count: number; resolve: () => void }[] = []
  const work = async (worker: number) => {
    for (let round = 0; !stopped; round += 1) {
      const id = await apply({ email: `${worker}.${round}@example.org` })
      await note(id)
      if (round % 3 === 0) continue
      await remove(id)
      deleted += 1
      for (const { count, resolve } of waiting) if (deleted >= count) resolve()
    }
  }
  const workers = Promise.all([0, 1, 2].map(work))
  return {
    deletions: (count: number) =>
      Promise.race([new Promise<void>((resolve) => waiting.push({ count, resolve })), workers]),
    stop: async () => {
      stopped = true
      await workers
    },
  }
}

/** How often PostgreSQL ended a transaction because two waited for each other. Each time, one of them waited a second. */
async function deadlocksAt(env: Env) {
  if (!env.DATABASE_URL) return 0
  const { rows } = await withDatabase(env, (db) =>
    sql<{ deadlocks: number }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute(db),
  )
  return rows[0]?.deadlocks
}

/** Opens every document of every row as an administrator would. */
async function openEverything(env: Env, tables: Tables) {
  const { application_files = [], referral_files = [] } = tables
  const files = [...application_files, ...referral_files.filter(({ kind }) => kind !== 'needs')]
  const server = await start(env)
  const { headers } = await signIn(server.url, administrator)
  for (const file of files) {
    const folder = folders[String(file.kind)]
    const response = await fetch(`${server.url}/uploads/${folder}/${file.stored_name}`, { headers })
    const bytes = Buffer.from(await response.arrayBuffer())
    expect({ status: response.status, hash: hash(bytes) }).toEqual({
      status: 200,
      hash: file.sha256,
    })
  }
}

const folders: Record<string, string> = {
  resume: 'resumes',
  identification: 'documents',
  referral: 'referrals',
}

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
