import { toFlag } from '#server/platform/db/portable.ts'
import type { Db } from '#server/platform/db/transact.ts'

/** Marks records as read or unread. Returns the ids of those that changed. */
export async function markRead(
  db: Db,
  table: 'contact_messages' | 'referrals',
  ids: string[],
  read: boolean,
): Promise<string[]> {
  const rows = await db
    .updateTable(table)
    .set({ is_read: toFlag(read) })
    .where('id', 'in', ids)
    .where('is_read', '=', toFlag(!read))
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}
