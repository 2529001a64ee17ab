import { type ChangeCounts, type ChangeKind, changeKinds } from '#contract/office/changes.ts'
import type { Db } from '#server/platform/db/transact.ts'

/** How often records of each kind were changed. Triggers keep the counts up to date. */
export async function readChangeCounts(db: Db): Promise<ChangeCounts> {
  const rows = await db.selectFrom('change_counts').selectAll().execute()
  const known = Object.fromEntries(rows.map((row) => [row.kind, row.count]))
  const entries = changeKinds.map((kind) => [kind, known[kind] ?? 0])
  return Object.fromEntries(entries)
}

/**
 * For a change that updates another count too, such as that of a status: each transaction must lock this one first.
 * On PostgreSQL, two that lock them in different orders would wait for each other.
 */
export async function lockChangeCount(db: Db, kind: ChangeKind) {
  await db
    .updateTable('change_counts')
    .set((eb) => ({ count: eb.ref('count') }))
    .where('kind', '=', kind)
    .execute()
}
