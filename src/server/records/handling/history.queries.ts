import type { ChangeEntry, TimelineEntry } from '#contract/records/timeline.ts'
import { newId } from '#server/platform/db/portable.ts'
import type { HistoryRow } from '#server/platform/db/tables/records.ts'
import type { Db } from '#server/platform/db/transact.ts'
import type { RecordReference } from '../notes/notes.queries.ts'

export type HistoryLine = Pick<HistoryRow, 'change'> &
  Partial<Pick<HistoryRow, 'detail' | 'owner_id'>>

export async function addChange(
  db: Db,
  { column, id }: RecordReference,
  { change, detail = '', owner_id = null }: HistoryLine,
  now: Date,
  by: string,
) {
  const line = { id: newId(), change, detail, owner_id, at: now.toISOString(), actor_id: by }
  await db
    .insertInto('record_history')
    .values({ ...line, [column]: id })
    .execute()
}

/** What was changed in a record, oldest first. `inWords` follows the name of the person. */
export async function listChanges(
  db: Db,
  { column, id }: RecordReference,
  inWords: (change: Exclude<HistoryRow['change'], 'owner'>, detail: string) => string,
): Promise<ChangeEntry[]> {
  const rows = await db
    .selectFrom('record_history as h')
    .leftJoin('users as a', 'a.id', 'h.actor_id')
    .leftJoin('users as o', 'o.id', 'h.owner_id')
    .select(['h.id', 'h.at', 'h.change', 'h.detail', 'h.owner_id', 'h.actor_id'])
    .select(['a.username as by', 'o.username as owner'])
    .where(`h.${column}`, '=', id)
    .orderBy('h.at')
    .orderBy('h.id')
    .execute()
  return rows.map(({ id, at, by, change, detail, ...owner }) => ({
    kind: 'change',
    id,
    at,
    by,
    text: change === 'owner' ? ownerInWords(owner) : inWords(change, detail),
  }))
}

type OwnerChange = Pick<HistoryRow, 'owner_id' | 'actor_id'> & { owner: string | null }

function ownerInWords({ owner_id, actor_id, owner }: OwnerChange) {
  if (owner_id === null) return 'put it back for anyone to take'
  return owner_id === actor_id ? 'took it' : `gave it to ${owner}`
}

/** Oldest first. */
export const inOrder = (entries: TimelineEntry[]) =>
  entries.toSorted((a, b) => a.at.localeCompare(b.at))
