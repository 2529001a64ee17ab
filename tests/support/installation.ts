import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { connect } from '#server/platform/db/connect.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { builtProgram, startServer } from './server.ts'
import { newPostgresDatabase } from './test-app.ts'

const run = promisify(execFile)

export type Env = { DATA_DIR: string; KEYS_DIR: string; DATABASE_URL?: string }

/** The settings of a new installation, which is deleted when the test is done. */
export async function newInstallation(): Promise<Env & { dir: string }> {
  const dir = await mkdtemp(join(tmpdir(), 'poplar-installation-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return { dir, DATA_DIR: join(dir, 'data'), KEYS_DIR: join(dir, 'keys'), ...(await newDatabase()) }
}

/** The setting of another database: none with SQLite. */
export async function newDatabase() {
  const url = await newPostgresDatabase()
  return url === undefined ? {} : { DATABASE_URL: url }
}

/** Runs one of the server's commands, such as `office-command`. */
export const command = (env: Env, name: string, ...args: string[]) =>
  run(process.execPath, [builtProgram(name), ...args], { env: { ...process.env, ...env } })

export async function start(env: Env) {
  const server = await startServer(env)
  onTestFinished(server.stop)
  return server
}

export async function withDatabase<T>(env: Env, act: (db: Db) => Promise<T>): Promise<T> {
  const db = connect({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL })
  return act(db).finally(() => db.destroy())
}
