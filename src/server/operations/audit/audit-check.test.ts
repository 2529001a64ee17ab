import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AuditRow } from '#server/platform/db/tables/records.ts'
import type { Db } from '#server/platform/db/transact.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import {
  audit,
  auditCommand,
  commandLine,
  startChain,
} from '#server/records/audit/audit.queries.ts'
import { endForLog, storeEnd } from '#server/records/audit/stored-end.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { createBackup } from '../backup/backup.ts'
import { sealingKey } from '../backup/backup-keys.ts'
import { acceptCommand, auditCheck, keepEnd, verifyCommand } from './audit-check.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'poplar-audit-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

const server = testApp()
let settings: Settings
let place: number = 0

beforeEach(async () => {
  place += 1
  const folder = join(dir, `backups-${place}`)
  await mkdir(folder)
  settings = {
    ...server.context.settings,
    keysDir: join(dir, `keys-${place}`),
    backup: { folder, at: '02:30', keep: 2 },
  }
  const { db } = server.context
  await allowChanges(db)
  for (const table of ['audit_log', 'audit_chain', 'audit_chain_end'] as const) {
    await db.deleteFrom(table).execute()
  }
  await write(6)
})

/** What someone can do who has the database and nothing else. */
async function allowChanges(db: Db) {
  for (const table of ['audit_log', 'audit_chain']) {
    if (settings.databaseUrl) {
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
      continue
    }
    for (const event of ['update', 'delete']) {
      await sql`drop trigger if exists ${sql.id(`${table}_no_${event}`)}`.execute(db)
    }
  }
}

const caller = () => commandLine(server.context.auditKeys)

async function write(lines: number) {
  const { db, now } = server.context
  for (let line = 0; line < lines; line += 1) {
    server.wait(1000)
    await audit(db, caller(), now(), { action: 'opened', objectKind: 'application' })
  }
}

const store = () => storeEnd(server.context.db, settings, server.context.auditKeys, server.clock.at)
const verify = (log = '') => verifyCommand(server.context.db, settings, log)

/** Takes away the last lines and has the rest chained anew, which the next command does by itself. */
async function cutAndChainAnew(lines: number) {
  const { db, now } = server.context
  for (const { id } of (await readLines()).slice(-lines)) {
    await db.deleteFrom('audit_log').where('id', '=', id).execute()
  }
  await db.deleteFrom('audit_chain').execute()
  await db.deleteFrom('audit_chain_end').execute()
  server.wait(1000)
  await startChain(db, caller(), now())
}

const readLines = (): Promise<AuditRow[]> =>
  server.context.db.selectFrom('audit_log').selectAll().orderBy('at').orderBy('id').execute()

test('a log that was cut and chained anew does not fit its end in KEYS_DIR', async () => {
  await store()
  expect(await verify()).toMatch(/complete and unchanged: 6 lines.*\nIt contains line 6, which/)
  await cutAndChainAnew(2)
  await write(3)
  await expect(verify()).rejects.toThrow(
    /KEYS_DIR has line 6 .* but the log has another line there: .*\nLine 5 .* the chain was begun/,
  )
  // What is stored must not follow, or the next check would find nothing.
  await expect(store()).rejects.toThrow('the log has another line there')
  const [task] =
    auditCheck.tasks?.({ ...server.context, settings }, { features: [], website: undefined }) ?? []
  await expect(task?.run(server.clock.at, new AbortController().signal)).rejects.toThrow(
    'KEYS_DIR has line 6',
  )
})

test('a log that has lost its last lines and its end is noticed', async () => {
  const { db } = server.context
  const before = await db.selectFrom('audit_chain_end').selectAll().executeTakeFirstOrThrow()
  const known = new Set((await readLines()).map(({ id }) => id))
  await write(2)
  await store()
  for (const { id } of await readLines()) {
    if (!known.has(id)) await db.deleteFrom('audit_log').where('id', '=', id).execute()
  }
  await db.deleteFrom('audit_chain').where('position', '>', 6).execute()
  await db.updateTable('audit_chain_end').set(before).execute()
  await expect(verify()).rejects.toThrow('KEYS_DIR has line 8')
})

test('an end that lags behind is no alarm, and writers at the same time get along', async () => {
  await store()
  await write(2)
  expect(await verify()).toContain('It contains line 6, which')
  await Promise.all([store(), store(), write(3), store()])
  await store()
  expect(await verify()).toContain('It contains line 11, which')
  expect(await readdir(settings.keysDir)).toEqual([expect.stringMatching(/^audit-end-\w{16}$/)])
})

test('an end that someone without the key has written is named', async () => {
  await store()
  const [name = ''] = await readdir(settings.keysDir)
  const file = join(settings.keysDir, name)
  const stored = JSON.parse(await readFile(file, 'utf8'))
  await rm(file)
  await writeFile(file, JSON.stringify({ ...stored, count: 4 }))
  await expect(verify()).rejects.toThrow(`${file} was changed`)
})

test('a cut is noticed by the ends in backups and in the log of the server', async () => {
  const options = {
    report: () => {},
    now: server.clock.at,
    signal: new AbortController().signal,
    key: await sealingKey(settings),
  }
  await createBackup(settings, join(settings.backup?.folder ?? '', 'one.backup'), options)
  await writeFile(
    join(dir, 'server.log'),
    `Nov 15 12:00 ${await endForLog(server.context.db, server.clock.at)}\nand more\n`,
  )
  expect(await verify(join(dir, 'server.log'))).toMatch(
    /Ends in backups that were compared: 1\.\nEnds in \S+server\.log that were compared: 1\./,
  )
  await cutAndChainAnew(3)
  await expect(verify(join(dir, 'server.log'))).rejects.toThrow(
    /The backup one\.backup has line 6 .*\nThe log has line 6 /,
  )
})

test.each([
  [
    'restored',
    'a backup was restored',
    (now: Date) =>
      auditCommand(server.context.db, settings, now, { action: 'restored', objectKind: 'backup' }),
  ],
  [
    'accepted',
    'the log was accepted as it was',
    (now: Date) => acceptCommand(server.context.db, settings, now),
  ],
])('a log that was %s goes on from there, and the check names it', async (_, words, act) => {
  await store()
  await cutAndChainAnew(3)
  server.wait(1000)
  await act(server.clock.at)
  await store()
  const verdict = await verify()
  expect(verdict).toContain('It contains line 5, which')
  expect(verdict).toContain('the chain was begun with this line')
  expect(verdict).toContain(words)
})

test('a restore from before does not explain what is cut later', async () => {
  await auditCommand(server.context.db, settings, server.clock.at, {
    action: 'restored',
    objectKind: 'backup',
  })
  await write(4)
  await store()
  await cutAndChainAnew(2)
  await expect(verify()).rejects.toThrow('KEYS_DIR has line 11')
})

test('a running server stores the end at its start and when it stops', async () => {
  const lines: string[] = []
  const { db, auditKeys, now } = server.context
  const keeper = keepEnd({ db, settings, auditKeys, now, log: (line) => lines.push(line) })
  await expect.poll(() => verify()).toContain('It contains line 6, which')
  await write(1)
  await keeper.stop()
  expect(await verify()).toContain('It contains line 7, which')
  expect(lines.at(-1)).toMatch(/^The audit log on \S+: 7 lines, hash/)
  await cutAndChainAnew(3)
  await keepEnd({ db, settings, auditKeys, now, log: (line) => lines.push(line) }).stop()
  expect(lines.filter((line) => line.startsWith('WARNING: the end of the audit log'))).toHaveLength(
    1,
  )
})
