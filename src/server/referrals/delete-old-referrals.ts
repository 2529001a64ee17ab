import { audit, commandLine } from '../audit/audit.queries.ts'
import type { Context } from '../context.ts'
import { newId } from '../db/portable.ts'
import { transact } from '../db/transact.ts'
import { listRemoved } from '../documents/document-rows.queries.ts'
import { eraseMarkedFiles } from '../documents/sweep.ts'
import { heldBecause } from '../privacy/holds.queries.ts'
import { addReceipt } from '../privacy/receipts.queries.ts'
import { monthsBefore } from '../time.ts'
import { deleteReferral } from './referrals.queries.ts'
import { listClosedBefore, readRetention } from './retention.queries.ts'

/** The action in the audit log, which nobody in the office did. */
const action = 'deleted after the set time'

/**
 * Deletes referrals that were closed long enough ago, with their files, and leaves a receipt that does not
 * say whose they were. Nothing happens until an owner has set a time, and holds are respected.
 */
export async function deleteOldReferrals(context: Context, now: Date): Promise<number> {
  const { db, auditKeys } = context
  const months = await readRetention(db)
  if (months === 0) return 0
  const deleted = await transact(db, async (db) => {
    let count = 0
    let documents = 0
    for (const { id, email, phone } of await listClosedBefore(db, monthsBefore(now, months))) {
      if ((await heldBecause(db, { email, phone })) !== undefined) continue
      const files = await deleteReferral(db, id, now)
      if (!files) continue
      count += 1
      documents += files.length
      await audit(db, commandLine(auditKeys), now, {
        action,
        objectKind: 'referral',
        objectId: id,
      })
    }
    if (count === 0) return 0
    const erased = [{ label: 'Referrals', count }]
    if (documents > 0) erased.push({ label: 'Documents', count: documents })
    await addReceipt(db, { id: newId(), at: now.toISOString(), actorId: '', erased })
    return count
  })
  await eraseMarkedFiles(context, await listRemoved(db))
  return deleted
}
