import { type ChangeCounts, changeKinds } from '#contract/changes.ts'
import type { Db } from '../db/transact.ts'

/** How often records of each kind were changed. Triggers keep the counts up to date. */
export async function readChangeCounts(db: Db): Promise<ChangeCounts> {
  const rows = await db.selectFrom('change_counts').selectAll().execute()
  const known = Object.fromEntries(rows.map((row) => [row.kind, row.count]))
  const entries = changeKinds.map((kind) => [kind, known[kind] ?? 0])
  return Object.fromEntries(entries)
}
