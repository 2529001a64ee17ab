import { seconds, timeBefore } from '../time.ts'
import type { InstanceRow } from './tables/operation.ts'
import type { Db } from './transact.ts'

/** An instance that has not told for this long that it runs was killed. */
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

/** Which instance is meant, in a sentence. */
export const describeInstance = ({ host, started_at, build }: InstanceRow) =>
  `on ${host}, since ${started_at}, build ${build}`
