import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { seconds, timeBefore } from '../time.ts'
import { type DatabaseAddress, getEngine } from './connect.ts'
import { isLocked } from './database-errors.ts'
import type { InstanceRow } from './tables/operations.ts'
import type { Db } from './transact.ts'

/** An instance that has not reported for this long is treated as killed. */
export const aliveFor = 30 * seconds

/** The instances that use this database, oldest first. With SQLite there is only one, which is not listed. */
export function listRunning(db: Db, now: Date): Promise<InstanceRow[]> {
  return db
    .selectFrom('instances')
    .selectAll()
    .where('seen_at', '>', timeBefore(now, aliveFor).toISOString())
    .orderBy('started_at')
    .execute()
}

/** Reports to the others that this instance is running. */
export async function saveInstance(db: Db, instance: InstanceRow) {
  await db
    .insertInto('instances')
    .values(instance)
    .onConflict((on) => on.column('id').doUpdateSet({ seen_at: instance.seen_at }))
    .execute()
}

export async function forgetInstance(db: Db, id: string) {
  await db.deleteFrom('instances').where('id', '=', id).execute()
}

export async function forgetInstancesExcept(db: Db, ids: string[]) {
  await db
    .deleteFrom('instances')
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .execute()
}

/** Which instance is meant, in a sentence. */
export const describeInstance = ({ host, started_at, build }: InstanceRow) =>
  `on ${host}, since ${started_at}, build ${build}`

/**
 * Refuses a second server on the same SQLite database, whose response cache and mail would not know
 * of the first one's. The lock is a transaction on a file of its own: the operating system ends it
 * with the process, however that ends. Keep what is returned, because an unused one is closed.
 */
export function lockDataFolder(address: DatabaseAddress): DatabaseSync | undefined {
  // Also with PostgreSQL, because backups are proved there.
  mkdirSync(address.dataDir, { recursive: true })
  if (getEngine(address) === 'postgres') return undefined
  const lock = new DatabaseSync(join(address.dataDir, 'server.lock'))
  try {
    // Nothing is ever written, and a full disk has no space for a journal.
    lock.exec('pragma journal_mode = memory')
    lock.exec('begin exclusive')
  } catch (error) {
    if (!isLocked(error)) throw error
    throw new Error(
      `Another server is already running on the data folder ${address.dataDir}. Stop it, or set another DATA_DIR.`,
    )
  }
  return lock
}
