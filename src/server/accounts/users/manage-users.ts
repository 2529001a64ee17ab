import { userMessages } from '#contract/accounts/users.ts'
import type { Role } from '#contract/platform/roles.ts'
import { isDuplicate } from '#server/platform/db/database-errors.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { conflict } from '#server/platform/errors.ts'
import { revokeUserSessions } from '../sessions/sessions.queries.ts'
import {
  createUser,
  lockActiveOwners,
  type NewUser,
  setActive,
  setPasswordHash,
  setRole,
} from './users.queries.ts'

// The office and the command line manage administrators by the same rules.

export async function addUser(db: Db, user: NewUser, now: Date) {
  try {
    return await createUser(db, user, now)
  } catch (error) {
    if (isDuplicate(error)) throw conflict(userMessages.taken)
    throw error
  }
}

/** Ends the user's access immediately. */
export async function deactivate(db: Db, id: string, now: Date) {
  await refuseLastOwner(db, id)
  await setActive(db, id, false, now)
  await revokeUserSessions(db, id, now)
}

/** The user's sessions go on: the role is read again in each request. */
export async function changeRole(db: Db, id: string, role: Role, now: Date) {
  if (role !== 'admin') await refuseLastOwner(db, id)
  await setRole(db, id, role, now)
}

/** At least one active owner must remain, because nobody else can give roles. */
async function refuseLastOwner(db: Db, id: string) {
  const [owner, ...others] = await lockActiveOwners(db)
  if (owner === id && others.length === 0) throw conflict(userMessages.last)
}

/** Ends the user's sessions, because someone else may have known the old password. */
export async function replacePassword(
  db: Db,
  id: string,
  password: { hash: string; generated: boolean },
  now: Date,
) {
  await setPasswordHash(db, id, password, now)
  await revokeUserSessions(db, id, now)
}
