import { newPasswordFault } from '#contract/accounts/passwords.ts'
import type { Context } from '#server/platform/context.ts'
import { once } from '#server/platform/db/milestones.ts'
import { commonPasswordFault } from '../passwords/common-passwords.ts'
import { hashPassword, randomPassword } from '../passwords/passwords.ts'
import { createUser } from './users.queries.ts'

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
        username: 'admin',
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
