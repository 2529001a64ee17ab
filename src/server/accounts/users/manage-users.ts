import { newPasswordFault } from '#contract/accounts/passwords.ts'
import { firstUsername } from '#contract/accounts/signature.ts'
import { userMessages } from '#contract/accounts/users.ts'
import type { Role } from '#contract/platform/roles.ts'
import type { Context } from '#server/platform/context.ts'
import { isDuplicate } from '#server/platform/db/database-errors.ts'
import { once } from '#server/platform/db/milestones.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { conflict } from '#server/platform/errors.ts'
import { deleteLinks } from '../account-links/account-links.queries.ts'
import { commonPasswordFault, hashPassword, randomPassword } from '../passwords/passwords.ts'
import { revokeUserSessions } from '../sessions/sessions.queries.ts'
import { accountCounter, forgetFailures } from '../sign-in-failures.queries.ts'
import {
  createUser,
  findUser,
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
  await deleteLinks(db, id, ['reset', 'unlock'])
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

/**
 * Ends the user's sessions and links, because someone else may have known the old password. Wrong tries for the
 * old password no longer lock the account.
 */
export async function replacePassword(
  db: Db,
  id: string,
  password: { hash: string; generated: boolean },
  now: Date,
) {
  await setPasswordHash(db, id, password, now)
  await revokeUserSessions(db, id, now)
  await deleteLinks(db, id)
  const user = await findUser(db, id)
  if (user) await forgetFailures(db, [accountCounter(user.email)])
}

type Dependencies = Pick<Context, 'db' | 'now' | 'settings'>
export type FirstUser = { email: string; password: string | undefined }

/** Creates the first administrator, once. Returns the password only when it was generated here. */
export async function ensureFirstUser({
  db,
  now,
  settings,
}: Dependencies): Promise<FirstUser | undefined> {
  const { adminEmail: email, adminPassword: given } = settings
  if (given !== undefined) refuse(newPasswordFault(given))
  const password = given ?? randomPassword()
  const passwordHash = await hashPassword(password)
  const created = await once(db, 'first administrator', now(), async (db) => {
    if (given !== undefined) refuse(await commonPasswordFault(given))
    await createUser(
      db,
      {
        username: firstUsername,
        email,
        passwordHash,
        passwordGenerated: given === undefined,
        role: 'admin',
      },
      now(),
    )
  })
  return created ? { email, password: given === undefined ? password : undefined } : undefined
}

function refuse(fault: string | undefined) {
  if (fault) throw new Error(`Setting ADMIN_PASSWORD: ${fault}`)
}
