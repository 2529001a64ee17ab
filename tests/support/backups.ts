import { execFile } from 'node:child_process'
import { mkdtemp, open, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect } from 'vitest'
import { createBackup } from '#server/operations/backup/backup.ts'
import { restoreBackup } from '#server/operations/backup/restore.ts'
import type { Report } from '#server/operations/command.ts'
import { connect, type DatabaseAddress } from '#server/platform/db/connect.ts'
import { tableNames } from '#server/platform/db/migrate.ts'
import type { Db } from '#server/platform/db/transact.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import type { Tables } from './archives.ts'
import { fillOffice } from './fill-office.ts'
import { newDatabase, testApp, testUser } from './test-app.ts'

export const now = new Date('2026-11-15T12:00:00Z')
export const quiet: Report = () => {}

export const restore = (settings: Settings, file: string) =>
  restoreBackup(settings, file, { report: quiet, now })

/** A filled office and a good backup of it, deleted when the file's tests are done. */
export function backedUpOffice(changes?: () => Partial<Settings>) {
  const server = testApp(changes)
  let dir: string
  let office: Awaited<ReturnType<typeof fillOffice>>
  let good: string
  let targets = 0

  const backup = (file: string, report = quiet, settings: Settings = server.context.settings) =>
    createBackup(settings, file, { report, now, signal: new AbortController().signal })

  async function newTarget(kind: 'empty' | 'migrated'): Promise<Settings> {
    targets += 1
    const address = await newDatabase(join(dir, `target-${targets}`), kind)
    const filesKey = `test:${Buffer.alloc(32, 7).toString('base64')}`
    return { ...server.context.settings, ...address, filesKey }
  }

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'poplar-backup-'))
    office = await fillOffice(await server.app.listen({ port: 0 }), testUser)
    good = join(dir, 'good.zip')
    await backup(good)
  })
  afterAll(() => rm(dir, { recursive: true, force: true }))

  return {
    server,
    backup,
    get dir() {
      return dir
    },
    get office() {
      return office
    },
    /** The path of the good backup. */
    get good() {
      return good
    },
    /** Settings with a new data folder and an empty database. */
    emptyTarget: () => newTarget('empty'),
    /** The same with all tables. */
    migratedTarget: () => newTarget('migrated'),
  }
}

export async function withDatabase<T>(
  address: DatabaseAddress,
  act: (db: Db) => Promise<T>,
): Promise<T> {
  const db = connect(address)
  try {
    return await act(db)
  } finally {
    await db.destroy()
  }
}

export async function expectEmpty(settings: Settings) {
  const left = await readdir(settings.dataDir, { recursive: true }).catch(() => [])
  expect(left.filter((name) => !['pictures', 'documents'].includes(name))).toEqual([])
  if (settings.databaseUrl) expect(await withDatabase(settings, tableNames)).toEqual([])
}

/** The rows of a backup without what a restore changes on purpose. */
export function comparable({
  sessions = [],
  audit_log = [],
  audit_chain = [],
  audit_chain_end = [],
  ...tables
}: Tables) {
  const lines = audit_log.filter((line) => line.object_kind !== 'backup')
  return {
    ...tables,
    sessions: sessions.map((session) => ({ ...session, revoked_at: null })),
    audit_log: lines,
    audit_chain: audit_chain.filter(({ line_id }) => lines.some(({ id }) => id === line_id)),
    audit_chain_end: audit_chain_end.length,
  }
}

const run = promisify(execFile)

/** Replaces a file by one whose reader waits until the test lets it go on, and which then has no content. */
export async function blockFile(file: string) {
  await rename(file, `${file}.away`)
  await run('mkfifo', [file])
  const opened = open(file, 'w')
  return {
    /** Resolves when somebody has begun to read. */
    reached: opened.then(() => {}),
    letGo: async () => (await opened).close(),
    putBack: async () => {
      await rm(file)
      await rename(`${file}.away`, file)
    },
  }
}
