import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { addMails } from '#server/messages/mail/outbox.queries.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import { rowsIn } from '../../../../tests/support/archives.ts'
import { backedUpOffice, now, quiet, withDatabase } from '../../../../tests/support/backups.ts'
import { newPostgresDatabase } from '../../../../tests/support/test-app.ts'
import { moveCommand, moveInstallation } from './move.ts'

const setup = backedUpOffice()
const source = () => setup.server.context.settings

async function target(databaseUrl?: string): Promise<Settings> {
  const dataDir = await mkdtemp(join(tmpdir(), 'poplar-move-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return { ...(await setup.emptyTarget()), dataDir, databaseUrl }
}

/** Without the audit log, which gets a line, and without what each database keeps for itself. */
async function readRows(settings: Settings) {
  const rows = await withDatabase(settings, rowsIn)
  const own = ['audit_log', 'audit_chain', 'audit_chain_end', 'scheduled_tasks', 'scheduled_runs']
  const others = ['backups', 'instances', 'rate_limits', 'change_counts', 'milestones']
  for (const name of [...own, ...others, 'kysely_migration', 'kysely_migration_lock']) {
    delete rows[name]
  }
  return rows
}

const move = (from: Settings, to: Settings) => moveInstallation(from, to, { report: quiet, now })

test('everything is copied to the other database and back, with sessions and waiting mail', async () => {
  const mail = { kind: 'message-notice', recipient: 'a@example.org', position: '' } as const
  const none = { application_id: null, message_id: null }
  await addMails(setup.server.context.db, [{ ...mail, ...none }], now)
  const before = await readRows(source())
  expect(before.mail_outbox).toHaveLength(1)
  expect(before.sessions?.some((row) => row.revoked_at === null)).toBe(true)

  const there = await target(inject('postgresUrl') ? undefined : await newPostgresDatabase())
  const moved = await move(source(), there)
  expect(moved.rows).toBeGreaterThan(0)
  expect(moved.files).toBeGreaterThan(0)
  expect(await readRows(there)).toEqual(before)
  const back = await target(await newPostgresDatabase())
  await move(there, back)
  expect(await readRows(back)).toEqual(before)
  for (const folder of ['pictures', 'documents']) {
    const names = async ({ dataDir }: Settings) => (await readdir(join(dataDir, folder))).sort()
    expect(await names(back)).toEqual(await names(source()))
  }
  expect((await readdir(source().dataDir)).filter((name) => name.startsWith('moving'))).toEqual([])
})

test('an installation whose server never ran is moved too', async () => {
  const from = await target(await newPostgresDatabase())
  await migrate(from)
  expect(await move(from, await target())).toMatchObject({ files: 0 })
})

test('a target that is not empty is refused, and stays as it is', async () => {
  const to = await target()
  await mkdir(join(to.dataDir, 'documents'))
  await writeFile(join(to.dataDir, 'documents', 'a.pdf'), 'mine')
  await expect(move(source(), to)).rejects.toThrow('is not empty')
  expect(await readdir(join(to.dataDir, 'documents'))).toEqual(['a.pdf'])
})

test('a server that runs is not left behind', async () => {
  const { db } = setup.server.context
  const file = join(setup.dir, 'target.env')
  await writeFile(file, `DATA_DIR=${join(setup.dir, 'new')}\n`)
  const at = now.toISOString()
  await db
    .insertInto('instances')
    .values({ id: '1', host: 'other', build: '1', keys: '{}', started_at: at, seen_at: at })
    .execute()
  await expect(moveCommand(db, source(), file, now)).rejects.toThrow('Stop the server first')
  await db.deleteFrom('instances').execute()
  await writeFile(file, '')
  await expect(moveCommand(db, source(), file, now)).rejects.toThrow('needs DATA_DIR')
})
