import {
  access,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  changeManifest,
  changeTable,
  filesIn,
  filesInManifest,
  rewrite,
  rowsIn,
  rowsInArchive,
} from '../../../tests/support/archives.ts'
import { fillOffice } from '../../../tests/support/fill-office.ts'
import { newPostgresDatabase, testApp, testUser } from '../../../tests/support/test-app.ts'
import { readCounts } from '../applications/applications.queries.ts'
import { sweepDocuments } from '../applications/sweep.ts'
import { createMessage, listMessages } from '../contact/contact.queries.ts'
import { connect } from '../db/connect.ts'
import { lastMigration, migrate, tableNames, toMigration } from '../db/migrate.ts'
import { newId } from '../db/portable.ts'
import { type Db, transact } from '../db/transact.ts'
import { addMails, forgetAllMails } from '../mail/outbox.queries.ts'
import type { Settings } from '../settings.ts'
import { openArchive } from './archive-reader.ts'
import { makeBackup } from './make-backup.ts'
import type { Report } from './progress.ts'
import { proveWhole } from './prove-whole.ts'
import { restoreBackup } from './restore-backup.ts'
import { insertRows } from './tables.ts'

const server = testApp()
const now = new Date('2026-11-15T12:00:00Z')
const quiet: Report = () => {}
let dir: string
let office: Awaited<ReturnType<typeof fillOffice>>
/** A good backup of the filled office. */
let good: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'poplar-backup-'))
  office = await fillOffice(await server.app.listen({ port: 0 }), testUser)
  good = join(dir, 'good.zip')
  await backup(good)
})
afterAll(() => rm(dir, { recursive: true, force: true }))

const empty = Buffer.alloc(0)
let places = 0

/** Somewhere else, with nothing in it. */
async function emptyPlace(): Promise<Settings> {
  places += 1
  const filesKey = `test:${Buffer.alloc(32, 7).toString('base64')}`
  const databaseUrl = await newPostgresDatabase()
  return {
    ...server.context.settings,
    dataDir: join(dir, `place-${places}`),
    databaseUrl,
    filesKey,
  }
}

const backup = (file: string, report = quiet, settings: Settings = server.context.settings) =>
  makeBackup(settings, file, { report, now, signal: new AbortController().signal })

const restore = (settings: Settings, file: string) =>
  restoreBackup(settings, file, { report: quiet, now })

async function within<T>(settings: Settings, act: (db: Db) => Promise<T>): Promise<T> {
  const db = connect(settings)
  try {
    return await act(db)
  } finally {
    await db.destroy()
  }
}

/** The rows of a backup, but for the marks that a restore makes. */
const unmarked = ({
  sessions = [],
  audit_log = [],
  ...tables
}: Awaited<ReturnType<typeof rowsIn>>) => ({
  ...tables,
  sessions: sessions.map((session) => ({ ...session, revoked_at: null })),
  audit_log: audit_log.filter((line) => line.object_kind !== 'backup'),
})

async function expectEmpty(settings: Settings) {
  const left = await readdir(settings.dataDir, { recursive: true }).catch(() => [])
  expect(left.filter((name) => !['pictures', 'documents'].includes(name))).toEqual([])
  if (settings.databaseUrl) expect(await within(settings, tableNames)).toEqual([])
}

describe('a backup', () => {
  test('holds every row and every file, for its owner alone', async () => {
    expect(unmarked(await rowsInArchive(good))).toEqual(unmarked(await rowsIn(server.context.db)))
    const archive = await openArchive(good)
    archive.close()
    expect(filesInManifest(archive.manifest)).toEqual(
      await filesIn(server.context.settings.dataDir),
    )
    expect(archive.manifest.files.length).toBeGreaterThan(8)
    expect((await stat(good)).mode & 0o777).toBe(0o600)
  })

  test('keeps the documents of an application that is deleted while it runs', async () => {
    const { dataDir } = server.context.settings
    const id = await office.apply({ email: 'leaving@example.org' })
    const file = join(dir, 'meanwhile.zip')
    const before = await filesIn(dataDir)
    await backup(file, async (what, done) => {
      if (what === 'Files' && done === 0) await office.remove(id)
    })
    const tables = await rowsInArchive(file)
    expect(tables.applications?.map((row) => row.id)).toContain(id)
    const archive = await openArchive(file)
    await proveWhole(archive, quiet)
    archive.close()
    expect(filesInManifest(archive.manifest)).toEqual(before)

    expect(await server.context.db.selectFrom('removed_files').selectAll().execute()).toHaveLength(
      2,
    )
    await sweepDocuments(server.context, new Date())
    expect(Object.keys(await filesIn(dataDir))).toHaveLength(Object.keys(before).length - 2)
  })

  test('that was killed holds up no deletion', async () => {
    const { dataDir } = server.context.settings
    const before = await filesIn(dataDir)
    const id = await office.apply({ email: 'killed@example.org' })
    const hold = join(dataDir, 'holds', newId())
    await writeFile(hold, '')
    await utimes(hold, now, new Date(Date.now() - 120_000))
    await office.remove(id)
    expect(await filesIn(dataDir)).toEqual(before)
  })

  test('is not made over a file that is there', async () => {
    const bytes = await readFile(good)
    await expect(backup(good)).rejects.toThrow('is there already')
    expect(await readFile(good)).toEqual(bytes)
    const file = join(dir, 'unfinished.zip')
    await writeFile(`${file}.part`, 'of another')
    await expect(backup(file)).rejects.toThrow('another backup is being written')
    expect(await readFile(`${file}.part`, 'utf8')).toBe('of another')
    await expect(access(file)).rejects.toThrow()
  })

  test('that fails leaves nothing behind', async () => {
    const { dataDir } = server.context.settings
    const place = join(dir, 'failing')
    await mkdir(place)
    const stop = new AbortController()
    const report: Report = (what) => {
      if (what === 'Files') stop.abort()
    }
    const options = { report, now, signal: stop.signal }
    await expect(
      makeBackup(server.context.settings, join(place, 'a.zip'), options),
    ).rejects.toThrow()

    const id = await office.apply({ email: 'lost@example.org' })
    const { stored_name } = await server.context.db
      .selectFrom('application_files')
      .select('stored_name')
      .where('application_id', '=', id)
      .executeTakeFirstOrThrow()
    await rm(join(dataDir, 'documents', stored_name))
    await expect(backup(join(place, 'b.zip'))).rejects.toThrow(
      `${stored_name} is not on the disk, but application ${id} needs it.`,
    )
    await office.remove(id)

    await expect(backup(join(dir, 'nowhere', 'c.zip'))).rejects.toThrow('ENOENT')
    await expect(backup(join(place, 'd.zip'), quiet, await emptyPlace())).rejects.toThrow(
      /There is no database|The database is empty/,
    )
    expect(await readdir(place)).toEqual([])
    expect(await readdir(join(dataDir, 'holds'))).toEqual([])
  })
})

describe('a row that names a file elsewhere', () => {
  test.each<[string, (db: Db) => Promise<unknown>]>([
    [
      'document',
      (db) => db.updateTable('application_files').set({ stored_name: '../../x' }).execute(),
    ],
    [
      'picture',
      (db) =>
        db
          .updateTable('hero_slides')
          .set({ picture: JSON.stringify({ path: '/a-1.webp', widths: ['/../../x'] }) })
          .execute(),
    ],
  ])('as a %s is not followed by a backup', async (what, change) => {
    const place = await emptyPlace()
    await restore(place, good)
    await within(place, async (db) => {
      // A stored name is there once.
      const { id } = await db.selectFrom('application_files').select('id').executeTakeFirstOrThrow()
      await db.deleteFrom('application_files').where('id', '!=', id).execute()
      await change(db)
    })
    await expect(backup(join(dir, `${what}.zip`), quiet, place)).rejects.toThrow(
      `A row names a ${what}`,
    )
  })
})

describe('a restore', () => {
  test('brings every row, file and document back, and ends the sessions', async () => {
    const place = await emptyPlace()
    const { manifest, shut } = await restore(place, good)
    expect(shut).toEqual([])
    const rows = await within(place, rowsIn)
    expect(unmarked(rows)).toEqual(unmarked(await rowsInArchive(good)))
    expect(rows.sessions?.map((session) => session.revoked_at)).not.toContain(null)
    expect(rows.audit_log).toContainEqual(
      expect.objectContaining({ action: 'restored', object_kind: 'backup' }),
    )
    expect(await filesIn(place.dataDir)).toEqual(filesInManifest(manifest))
    expect(await within(place, readCounts)).toMatchObject({ pending: 1, shortlisted: 1 })
    expect(await readdir(place.dataDir)).not.toContain('.restoring')
  })

  test('sends no mail that waited at the time of the backup', async () => {
    const { db } = server.context
    const mail = { kind: 'testimonial-notice' as const, position: '', recipient: 'a@example.org' }
    await addMails(db, [{ ...mail, application_id: null, message_id: null }], now)
    const file = join(dir, 'with-mail.zip')
    await backup(file)
    await forgetAllMails(db)
    const place = await emptyPlace()
    await restore(place, file)
    expect((await rowsInArchive(file)).mail_outbox).toHaveLength(1)
    expect((await within(place, rowsIn)).mail_outbox ?? []).toEqual([])
  })

  test('says which key is missing', async () => {
    const place = { ...(await emptyPlace()), filesKey: undefined, keysDir: join(dir, 'no-keys') }
    expect((await restore(place, good)).shut).toEqual(['test'])
    await expect(access(place.keysDir)).rejects.toThrow()
  })

  test('writes over nothing', async () => {
    const withFiles = await emptyPlace()
    await mkdir(join(withFiles.dataDir, 'documents'), { recursive: true })
    await writeFile(join(withFiles.dataDir, 'documents', 'a.pdf'), 'mine')
    await expect(restore(withFiles, good)).rejects.toThrow('documents is not empty. Move DATA_DIR')
    const withTables = await emptyPlace()
    await migrate(withTables)
    await expect(restore(withTables, good)).rejects.toThrow('The database is not empty')
  })

  test('of an older database brings it to the newest shape', async () => {
    const old = await emptyPlace()
    await within(old, (db) =>
      transact(db, async (db) => {
        await toMigration(db, '008-applications')
        await insertRows(db, 'milestones', [{ name: 'old', reached_at: 'then' }])
      }),
    )
    const file = join(dir, 'old.zip')
    expect((await backup(file, quiet, old)).migration).toBe('008-applications')
    const place = await emptyPlace()
    await restore(place, file)
    const rows = await within(place, rowsIn)
    expect(rows.milestones).toEqual([{ name: 'old', reached_at: 'then' }])
    expect(await within(place, lastMigration)).not.toBe('008-applications')
  })

  test.runIf(inject('postgresUrl'))('goes from one engine to the other and back', async () => {
    const onSqlite = { ...(await emptyPlace()), databaseUrl: undefined }
    await restore(onSqlite, good)
    const file = join(dir, 'from-sqlite.zip')
    expect((await backup(file, quiet, onSqlite)).engine).toBe('sqlite')
    const onPostgres = await emptyPlace()
    await restore(onPostgres, file)
    expect(unmarked(await within(onPostgres, rowsIn))).toEqual(unmarked(await rowsInArchive(good)))
    expect(await filesIn(onPostgres.dataDir)).toEqual(await filesIn(onSqlite.dataDir))
  })

  test('takes NUL out of the rows that PostgreSQL could not store', async () => {
    const file = join(dir, 'nul.zip')
    const onSqlite: Settings = { ...(await emptyPlace()), databaseUrl: undefined }
    await restore(onSqlite, good)
    const message = { name: 'Ann\0', email: 'a\0@example.org', phone: '', message: 'Hello' }
    await within(onSqlite, (db) => createMessage(db, message, now))
    await backup(file, quiet, onSqlite)

    const place = await emptyPlace()
    const { cleaned } = await restore(place, file)
    const [found] = await within(place, (db) => listMessages(db, { page: 1, limit: 1 }))
    const expected = place.databaseUrl ? { name: 'Ann', email: 'a@example.org' } : message
    expect(found).toMatchObject(expected)
    expect(cleaned).toBe(place.databaseUrl ? 1 : 0)
  })

  test('that fails in the middle leaves the place empty, and ready for the next', async () => {
    const place = await emptyPlace()
    const bad = join(dir, 'orphans.zip')
    await rewrite(good, bad, (entries) =>
      changeTable(entries, 'application_files', (text) =>
        text.replaceAll(/"application_id":"[^"]+"/g, '"application_id":"nobody"'),
      ),
    )
    await expect(restore(place, bad)).rejects.toThrow(/foreign key/i)
    await expectEmpty(place)
    await restore(place, good)
  })
})

describe('a damaged archive', () => {
  const refuse = async (name: string, message: string | RegExp) => {
    const place = await emptyPlace()
    await expect(restore(place, join(dir, name))).rejects.toThrow(message)
    await expectEmpty(place)
  }

  test('is refused when it is cut off, or no archive at all', async () => {
    const bytes = await readFile(good)
    await writeFile(join(dir, 'cut.zip'), bytes.subarray(0, -1000))
    await refuse('cut.zip', 'cut.zip is not a whole backup')
    await writeFile(join(dir, 'words.zip'), 'Only words.')
    await refuse('words.zip', 'words.zip is not a whole backup')
    await refuse('nothing.zip', 'ENOENT')
  })

  test.each<[string, Parameters<typeof rewrite>[2], string | RegExp]>([
    ['a missing table', (e) => e.delete('tables/users.jsonl'), 'users.jsonl is not in'],
    ['a missing manifest', (e) => e.delete('manifest.json'), 'manifest.json is not in'],
    ['a stranger', (e) => e.set('files/pictures/a.sh', Buffer.from('x')), 'does not belong'],
    [
      'another content',
      (e) => e.set('tables/users.jsonl', Buffer.from('{}\n')),
      'users.jsonl in the backup is damaged',
    ],
    [
      'another number of rows',
      (e) => changeTable(e, 'jobs', (text) => text + text),
      'jobs.jsonl in the backup is damaged',
    ],
    [
      'a name that climbs out',
      (e) => changeManifest(e, ({ files }) => Object.assign(files[0] ?? {}, { name: '../x.webp' })),
      'manifest.json is wrong at files.0.name',
    ],
    [
      'a document elsewhere',
      (e) =>
        changeTable(e, 'application_files', (text) =>
          text.replaceAll(/"stored_name":"/g, '"stored_name":"../../'),
        ),
      'A row of application_files names a file in a way that is not ours',
    ],
    [
      'a file elsewhere to remove',
      (e) => {
        changeTable(e, 'removed_files', () => '{"stored_name":"../../x","removed_at":"x"}\n')
        changeManifest(e, ({ tables }) =>
          Object.assign(tables.find(({ name }) => name === 'removed_files') ?? {}, { rows: 1 }),
        )
      },
      'A row of removed_files names a file in a way that is not ours',
    ],
    [
      'a picture elsewhere',
      (e) =>
        changeTable(e, 'hero_slides', (text) => text.replaceAll(/\[[\d,]+\]/g, '[\\"/../../x\\"]')),
      'A row of hero_slides names a file in a way that is not ours',
    ],
    [
      'a table that the database keeps itself',
      (e) => {
        e.set('tables/application_counts.jsonl', e.get('tables/sample_records.jsonl') ?? empty)
        changeManifest(e, ({ tables }) => {
          const like = tables.find(({ name }) => name === 'sample_records')
          if (like) tables.push({ ...like, name: 'application_counts' })
        })
      },
      'application_counts is not a table that a backup has',
    ],
    [
      'a manifest of more than it seems',
      (e) => changeManifest(e, (m) => Object.assign(m, { more: ' '.repeat(64 * 1024 * 1024) })),
      'manifest.json is too large',
    ],
    [
      'a line of more than it seems',
      (e) =>
        changeTable(e, 'jobs', (text) =>
          text.replace('"title":"', `"title":"${' '.repeat(9_000_000)}`),
        ),
      'jobs.jsonl in the backup is damaged',
    ],
    [
      'a migration to come',
      (e) => changeManifest(e, (manifest) => Object.assign(manifest, { migration: '999-later' })),
      'newer than this program',
    ],
    [
      'a format to come',
      (e) => changeManifest(e, (manifest) => Object.assign(manifest, { format: 2 })),
      'a kind that this program does not know',
    ],
  ])('is refused with %s', async (what, change, message) => {
    await rewrite(good, join(dir, `${what}.zip`), change)
    await refuse(`${what}.zip`, message)
  })

  test('is refused with an entry that climbs out', async () => {
    const text = (await readFile(good)).toString('latin1')
    const climbing = text.replaceAll('files/documents/', '../../../docume/')
    await writeFile(join(dir, 'climbing.zip'), climbing, 'latin1')
    await refuse('climbing.zip', 'invalid relative path')
  })

  test('never passes with a content that was changed', async () => {
    const bytes = await readFile(good)
    const whole = await openArchive(good)
    whole.close()
    const file = join(dir, 'flipped.zip')
    for (let at = 7; at < bytes.length; at += Math.ceil(bytes.length / 150)) {
      const flipped = Buffer.from(bytes)
      flipped[at] = (flipped[at] ?? 0) ^ 0x10
      await writeFile(file, flipped)
      const manifest = await openArchive(file)
        .then(
          async (archive) => {
            await proveWhole(archive, quiet).finally(archive.close)
            return archive.manifest
          },
          () => 'refused',
        )
        .catch(() => 'refused')
      expect([whole.manifest, 'refused']).toContainEqual(manifest)
    }
  })
})
