import type { Db } from '#server/platform/db/transact.ts'
import type { Versioned } from '../feature.ts'
import { addDeleted, addVersion, haveSameContent, lockRows } from './history.queries.ts'
import { deleteSpanish, withSpanish } from './translations.queries.ts'

/**
 * Changes or deletes records, and keeps what they were before. Call it in the transaction of the change. What
 * only moved in its list has no new version.
 */
export async function keepVersions<T>(
  db: Db,
  { kind, table, setting, addFirst }: Pick<Versioned, 'kind' | 'table' | 'setting' | 'addFirst'>,
  { ids, now, by }: { ids: string[]; now: Date; by: string | null },
  act: () => Promise<T>,
): Promise<T> {
  await addFirst?.(db)
  const read = async () => withSpanish(db, kind, await lockRows(db, table, ids))
  const before = await read()
  const result = await act()
  const after = new Map((await read()).map((row) => [row.id, row]))
  for (const row of before) {
    const next = after.get(row.id)
    if (!next) {
      await addDeleted(db, kind, row, now, by)
      await deleteSpanish(db, kind, String(row.id))
    } else if (!haveSameContent(table, row, next)) await addVersion(db, kind, row, now, setting)
  }
  return result
}
