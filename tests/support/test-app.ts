import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import type { Role } from '#contract/platform/roles.ts'
import { createUser, findUserByEmail } from '#server/accounts/users/users.queries.ts'
import { createApp } from '#server/app.ts'
import { recognizeFiles } from '#server/operations/installation/installation.ts'
import type { Context } from '#server/platform/context.ts'
import { connect, type DatabaseAddress, sqliteFile } from '#server/platform/db/connect.ts'
import { createDocuments } from '#server/platform/files/document-store.ts'
import { createPictures } from '#server/platform/files/pictures.ts'
import { openFileStore } from '#server/platform/files/stores/open-store.ts'
import { createVault } from '#server/platform/files/vault.ts'
import { createResponseCache } from '#server/platform/http/response-cache.ts'
import type { App } from '#server/platform/http/routes.ts'
import { readSettings, type Settings } from '#server/platform/settings/settings.ts'
import { auditKeys } from '#server/records/audit/chain.queries.ts'
import { createLookCache } from '#server/website/look/look-cache.ts'
import { nextContentChange } from '#server/website/publishing/publish-date.queries.ts'
import {
  createDetailsCache,
  unsavedDetails,
} from '#server/website/site-details/site-details.queries.ts'
import { createTextsCache } from '#server/website/site-texts/texts-cache.ts'
import { createSpanishCache } from '#server/website/spanish/spanish-cache.ts'
import { createDatabase, migratedDatabase } from './postgres.ts'
import { cheapHash, openSession } from './sign-in.ts'
import './sqlite.ts'

export const testUser = { email: 'maria@example.org', password: 'three green hills at dawn' }

const testKey = { name: 'test', key: Buffer.alloc(32, 7) }

export type Kind = 'empty' | 'migrated'

/** A new database of the tested engine, empty or with all tables, deleted after the tests of the file. */
export function testDatabase(kind: Kind = 'empty'): () => DatabaseAddress {
  let address: DatabaseAddress
  beforeAll(async () => {
    address = await newDatabase(await mkdtemp(join(tmpdir(), 'poplar-test-')), kind)
  })
  afterAll(() => rm(address.dataDir, { recursive: true, force: true }))
  return () => address
}

/** A complete app on a new database, whose clock moves only when a test moves it. */
export function testApp(changes: () => Partial<Settings> = () => ({})) {
  const address = testDatabase('migrated')
  const clock = { at: new Date('2026-11-15T12:00:00Z') }
  let app: App
  let context: Context

  beforeAll(async () => {
    const settings = {
      ...readSettings({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }),
      ...address(),
      auditKey: Buffer.alloc(32, 5).toString('base64'),
      backupKey: Buffer.alloc(32, 6).toString('base64'),
      ...changes(),
    }
    const db = connect(settings)
    const files = await openFileStore(settings)
    await recognizeFiles(db, files, clock.at)
    const vault = createVault([testKey])
    const details = createDetailsCache(db, unsavedDetails(settings))
    context = {
      settings,
      db,
      details,
      look: createLookCache(db),
      texts: createTextsCache(db, () => clock.at, details),
      spanish: createSpanishCache(db, settings),
      now: () => clock.at,
      responseCache: createResponseCache(
        () => clock.at,
        () => nextContentChange(db, clock.at),
      ),
      mail: undefined,
      files,
      pictures: createPictures(files),
      documents: createDocuments(files, vault),
      vault,
      jwtSecret: 'a secret that is used only in tests',
      auditKeys: await auditKeys(settings),
    }
    const { email, password } = testUser
    const passwordHash = cheapHash(password)
    await createUser(
      context.db,
      { username: 'maria', email, passwordHash, role: 'admin' },
      clock.at,
    )
    app = await createApp(context)
    await app.ready()
  })
  afterAll(async () => {
    await app.close()
    await context.db.destroy()
  })

  return {
    get app() {
      return app
    },
    get context() {
      return context
    },
    clock,
    /** Moves the clock forward. */
    wait: (milliseconds: number) => {
      clock.at = new Date(clock.at.getTime() + milliseconds)
    },
    signIn: () => signIn(app),
    /** Opens a session for someone with this role. */
    signInAs: (role: Role) => signInAs(context, role),
  }
}

/** Headers of a signed-in administrator. */
async function signIn(app: App) {
  const response = await app.inject({ method: 'POST', url: '/api/auth/login', body: testUser })
  return { authorization: `Bearer ${response.json().token}` }
}

async function signInAs(context: Context, role: Role) {
  const { db, now } = context
  const email = `${role}@example.org`
  const user =
    (await findUserByEmail(db, email)) ??
    (await createUser(db, { username: role, email, passwordHash: '-', role }, now()))
  return { userId: user.id, ...(await openSession(context, user.id)) }
}

/** A new database of the tested engine; one with all tables is a copy, which takes a tenth of making them. */
export async function newDatabase(dataDir: string, kind: Kind): Promise<DatabaseAddress> {
  const isMigrated = kind === 'migrated'
  const databaseUrl = await newPostgresDatabase(isMigrated ? migratedDatabase : undefined)
  const address = { dataDir, databaseUrl }
  if (isMigrated && !databaseUrl) {
    await mkdir(dataDir, { recursive: true })
    await copyFile(inject('migratedSqliteFile'), sqliteFile(address))
  }
  return address
}

/** Creates a database on the PostgreSQL server of the test run; undefined when SQLite is tested. */
export async function newPostgresDatabase(template?: string) {
  const server = inject('postgresUrl')
  if (!server) return undefined
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await createDatabase(server, name, template)
  return `${server}/${name}`
}
