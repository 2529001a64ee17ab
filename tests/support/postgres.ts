import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/platform/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** One PostgreSQL server for the test run; each test file creates its own database on it. */
export default async function setup(project: TestProject) {
  const server = await startPostgres()
  await createDatabase(server.url, migratedDatabase)
  await migrate({ dataDir: '', databaseUrl: `${server.url}/${migratedDatabase}` })
  project.provide('postgresUrl', server.url)
  return server.stop
}

/** A database with all tables. Copying it is much faster than making the tables again. */
export const migratedDatabase = 'migrated'

export async function createDatabase(server: string, name: string, template = 'template1') {
  const client = new pg.Client(`${server}/postgres`)
  await client.connect()
  await client.query(`create database ${name} template ${template} strategy file_copy`)
  await client.end()
}

export async function startPostgres() {
  const child = fork(join(import.meta.dirname, 'postgres-process.ts'))
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(String(message)))
    child.once('exit', () => reject(new Error('PostgreSQL did not start')))
  })
  return {
    url,
    stop: async () => {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
