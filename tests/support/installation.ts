import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { connect } from '#server/platform/db/connect.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { fillOffice } from './fill-office.ts'
import { administrator, builtProgram, startServer } from './server.ts'
import { type Kind, newDatabase } from './test-app.ts'

const run = promisify(execFile)

export type Env = { DATA_DIR: string; KEYS_DIR: string; DATABASE_URL?: string }

type Installation = Env & { dir: string }

/**
 * The settings of a new installation, which is deleted when the test is done. Its database has all tables already, because
 * making them takes a tenth of the first start on SQLite and a sixth on PostgreSQL.
 */
export async function newInstallation(kind: Kind = 'migrated'): Promise<Installation> {
  const made = await makeInstallation(kind)
  onTestFinished(() => rm(made.dir, { recursive: true, force: true }))
  return made
}

async function makeInstallation(kind: Kind): Promise<Installation> {
  const dir = await mkdtemp(join(tmpdir(), 'poplar-installation-'))
  const DATA_DIR = join(dir, 'data')
  const { databaseUrl } = await newDatabase(DATA_DIR, kind)
  const env = { dir, DATA_DIR, KEYS_DIR: join(dir, 'keys') }
  return databaseUrl === undefined ? env : { ...env, DATABASE_URL: databaseUrl }
}

/** An office that is filled once for the tests of a file. Each call returns a copy of it, whose server does not run. */
export function filledInstallation(): () => Promise<Installation> {
  let original: Installation
  beforeAll(async () => {
    original = await makeInstallation('migrated')
    const { dir: _, ...env } = original
    const server = await startServer(env)
    await fillOffice(server.url, administrator).finally(server.stop)
  })
  afterAll(() => rm(original.dir, { recursive: true, force: true }))
  return async () => {
    const copy = await newInstallation('empty')
    await cp(original.DATA_DIR, copy.DATA_DIR, { recursive: true })
    await cp(original.KEYS_DIR, copy.KEYS_DIR, { recursive: true })
    return copy
  }
}

/** Runs one of the server's commands, such as `office-command`. */
export const command = (env: Env, name: string, ...args: string[]) =>
  run(process.execPath, [builtProgram(name), ...args], { env: { ...process.env, ...env } })

export async function start(env: Record<string, string>) {
  const server = await startServer(env)
  onTestFinished(server.stop)
  return server
}

export async function withDatabase<T>(env: Env, act: (db: Db) => Promise<T>): Promise<T> {
  const db = connect({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL })
  return act(db).finally(() => db.destroy())
}
