import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AuditRow } from '#server/platform/db/tables/records.ts'
import type { Db } from '#server/platform/db/transact.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import { audit, commandLine, startChain } from '#server/records/audit/audit.queries.ts'
import { endForLog } from '#server/records/audit/stored-end.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { createBackup } from '../backup/backup.ts'
import { sealingKey } from '../backup/backup-keys.ts'
import { verifyCommand } from './audit-check.ts'

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
