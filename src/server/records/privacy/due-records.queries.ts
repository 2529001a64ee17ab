import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { Db } from '#server/platform/db/transact.ts'

const batchSize = 500

/** Marks what is due, and removes the marks of what no longer is. Returns how many are newly marked. */
export async function markDue(db: Db, kind: RecordKind, due: string[], now: Date) {
  const isDue = new Set(due)
  const known = await db
    .selectFrom('due_records')
    .select('record_id')
    .where('kind', '=', kind)
    .execute()
  await forgetMarks(
    db,
    known.map(({ record_id }) => record_id).filter((id) => !isDue.has(id)),
  )
  const marked = new Set(known.map(({ record_id }) => record_id))
  const added = due.filter((id) => !marked.has(id))
  for (const ids of batches(added)) {
    const rows = ids.map((id) => ({ record_id: id, kind, marked_at: now.toISOString() }))
    await db
      .insertInto('due_records')
      .values(rows)
      .onConflict((on) => on.column('record_id').doNothing())
      .execute()
  }
  return added.length
}

export async function forgetMarks(db: Db, ids: string[]) {
  for (const some of batches(ids)) {
    await db.deleteFrom('due_records').where('record_id', 'in', some).execute()
  }
}

/** What was marked before this time. */
export async function listMarkedBefore(db: Db, kind: RecordKind, time: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('due_records')
    .select('record_id')
    .where('kind', '=', kind)
    .where('marked_at', '<', time.toISOString())
    .orderBy('record_id')
    .execute()
  return rows.map(({ record_id }) => record_id)
}

function* batches(ids: string[]) {
  for (let done = 0; done < ids.length; done += batchSize) yield ids.slice(done, done + batchSize)
}
