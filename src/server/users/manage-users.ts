import { userMessages } from '#contract/users.ts'
import { revokeSessionsOf } from '../auth/sessions.queries.ts'
import { isDuplicate } from '../db/portable.ts'
import type { Db } from '../db/transact.ts'
import { conflict } from '../errors.ts'
import {
  createUser,
  lockActiveUsers,
  type NewUser,
  setActive,
  setPasswordHash,
} from './users.queries.ts'

// What the office and the command line do with administrators, by the same rules.

export async function addUser(db: Db, user: NewUser, now: Date) {
  try {
    return await createUser(db, user, now)
  } catch (error) {
    if (isDuplicate(error)) throw conflict(userMessages.taken)
    throw error
  }
}

/** Shuts someone out at once. Somebody must be left who can sign in. */
export async function deactivate(db: Db, id: string, now: Date) {
  const active = await lockActiveUsers(db)
  if (active.every((each) => each === id)) throw conflict(userMessages.last)
  await setActive(db, id, false, now)
  await revokeSessionsOf(db, id, now)
}

/** Whoever knew the old password is out. */
export async function replacePassword(
  db: Db,
  id: string,
  password: { hash: string; madeUp: boolean },
  now: Date,
) {
  await setPasswordHash(db, id, password, now)
  await revokeSessionsOf(db, id, now)
}
