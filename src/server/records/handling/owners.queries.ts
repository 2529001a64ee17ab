import { may, type StaffAccess } from '#contract/platform/roles.ts'
import type { AuditAction } from '#contract/records/audit-actions.ts'
import { type Owner, unknownOwner } from '#contract/records/owner.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { badRequest } from '#server/platform/errors.ts'

/** Who can take care of records that take this right. */
export async function listOwners(db: Db, access: StaffAccess): Promise<Owner[]> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'username as name', 'role'])
    .where('active', '=', 1)
    .orderBy('username')
    .execute()
  return users.filter(({ role }) => may(role, access)).map(({ id, name }) => ({ id, name }))
}

/** Refuses an owner who could not take care of such a record. Nobody is always allowed. */
export async function requireOwner(db: Db, ownerId: string | null, access: StaffAccess) {
  if (ownerId === null) return
  const owners = await listOwners(db, access)
  if (!owners.some(({ id }) => id === ownerId)) throw badRequest(unknownOwner)
}

/** What the audit log says when someone changes the owner. */
export function ownerAction(ownerId: string | null, by: string): AuditAction {
  if (ownerId === null) return 'released'
  return ownerId === by ? 'took' : 'assigned'
}
