import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'

type Position = { id: string; created_at: string }

export const pageSize = 100

/**
 * All rows of a query, newest first. Each page starts after the last row of the previous one, so that
 * late pages are as fast as early ones.
 */
export async function* inPages<T extends Position>(
  read: (olderThanLast: RawBuilder<boolean>) => { limit: (size: number) => Query<T> },
) {
  let page = await readAfter(undefined)
  while (page.length > 0) {
    yield page
    // SQLite runs synchronously, so other requests get a chance in between.
    await setImmediate()
    page = await readAfter(page.at(-1))
  }

  function readAfter(last: Position | undefined) {
    return read(olderThan(last)).limit(pageSize).execute()
  }
}

type Query<T> = { execute: () => Promise<T[]> }

const olderThan = (last: Position | undefined) =>
  last ? sql<boolean>`(created_at, id) < (${last.created_at}, ${last.id})` : sql<boolean>`1 = 1`
