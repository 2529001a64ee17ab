import type { Context } from '#server/platform/context.ts'
import { backupRuns, type DeletedKind, deleteOld } from '#server/records/privacy/delete-records.ts'
import { deleteApplication } from '../application-data/applications.queries.ts'
import {
  countWhere,
  isPastItsDay,
  lockOld,
  readRetention,
} from '../application-data/retention.queries.ts'

export const applicationKind: DeletedKind = {
  label: 'Applications',
  objectKind: 'application',
  remove: deleteApplication,
}

/**
 * Deletes applications whose last day has passed, once an owner has switched that on, and says what it
 * did. Undefined while it is off.
 */
export async function deleteOldApplications(
  context: Context,
  now: Date,
): Promise<string | undefined> {
  const { db } = context
  const rules = await readRetention(db)
  if (!rules.deletesByItself) return undefined
  const deleted = await deleteOld(context, now, applicationKind, (db, limit) =>
    lockOld(db, now, rules, limit),
  )
  if (deleted === undefined) return backupRuns
  const held = await countWhere(db, isPastItsDay(now, rules))
  return `Applications deleted: ${deleted}. On hold: ${held}.`
}
