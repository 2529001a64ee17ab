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

// The office and the command line manage administrators by the same rules.

export async function addUser(db: Db, user: NewUser, now: Date) {
  try {
    return await createUser(db, user, now)
  } catch (error) {
    if (isDuplicate(error)) throw conflict(userMessages.taken)
    throw error
  }
}

/** Ends the user's access immediately. At least one active user must remain. */
export async function deactivate(db: Db, id: string, now: Date) {
  const active = await lockActiveUsers(db)
  if (active.every((each) => each === id)) throw conflict(userMessages.last)
  await setActive(db, id, false, now)
  await revokeSessionsOf(db, id, now)
}

/** Ends the user's sessions, because someone else may have known the old password. */
export async function replacePassword(
  db: Db,
  id: string,
  password: { hash: string; generated: boolean },
  now: Date,
) {
  await setPasswordHash(db, id, password, now)
  await revokeSessionsOf(db, id, now)
}
