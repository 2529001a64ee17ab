import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { sqliteFile } from '#server/platform/db/connect.ts'
import { migrate } from '#server/platform/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    migratedSqliteFile: string
  }
}

/** A database with all tables, which test files copy: making the tables again takes much longer. */
export default async function setup(project: TestProject) {
  const address = {
    dataDir: await mkdtemp(join(tmpdir(), 'poplar-migrated-')),
    databaseUrl: undefined,
  }
  await migrate(address)
  project.provide('migratedSqliteFile', sqliteFile(address))
  return () => rm(address.dataDir, { recursive: true, force: true })
}
