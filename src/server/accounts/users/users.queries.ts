import type { SignedInUser } from '#contract/accounts/auth.ts'
import type { User } from '#contract/accounts/users.ts'
import type { Complete } from '#contract/platform/common.ts'
import type { Role } from '#contract/platform/roles.ts'
import { newId, toFlag } from '#server/platform/db/portable.ts'
import type { UserRow } from '#server/platform/db/tables/accounts.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { accountName } from '../account-name.ts'

export type NewUser = {
  username: string
  email: string
  passwordHash: string
  passwordGenerated?: boolean
  role: Role
}

const owner: Role = 'admin'

/** When the user switched on a second factor, if at all, and whether everyone must have one. */
type FactorState = { factor_since: string | null; factor_required: 0 | 1 | null }

/** `invitations` counts those that the user has not accepted. */
export type UserWithFactor = UserRow & FactorState & { invitations: number; passkeys: number }

export function findUserByEmail(db: Db, email: string): Promise<UserWithFactor | undefined> {
  return usersWithFactor(db).where('u.email', '=', accountName(email)).executeTakeFirst()
}

export function findUser(db: Db, id: string): Promise<UserWithFactor | undefined> {
  return usersWithFactor(db).where('u.id', '=', id).executeTakeFirst()
}

export function listUsers(db: Db): Promise<UserWithFactor[]> {
  return usersWithFactor(db).orderBy('u.email').execute()
}

function usersWithFactor(db: Db) {
  return db
    .selectFrom('users as u')
    .selectAll('u')
    .leftJoin('second_factors as f', 'f.user_id', 'u.id')
    .leftJoin('sign_in_rules as r', (join) => join.onTrue())
    .select((eb) => [
      'f.switched_on_at as factor_since',
      'r.factor_required',
      eb
        .selectFrom('account_links as l')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('l.user_id', '=', 'u.id')
        .where('l.purpose', '=', 'invitation')
        .$asScalar()
        .$notNull()
        .as('invitations'),
      eb
        .selectFrom('passkeys as p')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('p.user_id', '=', 'u.id')
        .$asScalar()
        .$notNull()
        .as('passkeys'),
    ])
}

/** The active owner whose account is the oldest. */
export async function firstOwnerId(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('active', '=', 1)
    .where('role', '=', owner)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

export async function createUser(db: Db, user: NewUser, now: Date): Promise<UserWithFactor> {
  const at = now.toISOString()
  const row = await db
    .insertInto('users')
    .values({
      id: newId(),
      username: user.username,
      email: accountName(user.email),
      password_hash: user.passwordHash,
      password_generated: toFlag(user.passwordGenerated ?? false),
      role: user.role,
      signature: '',
      active: 1,
      last_sign_in_at: null,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...row, factor_since: null, factor_required: null, invitations: 0, passkeys: 0 }
}

export async function setActive(db: Db, id: string, active: boolean, now: Date) {
  await db
    .updateTable('users')
    .set({ active: toFlag(active), updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

export async function setUsername(db: Db, id: string, username: string, now: Date) {
  await db
    .updateTable('users')
    .set({ username, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

export async function setProfile(
  db: Db,
  id: string,
  profile: Pick<UserRow, 'username' | 'email' | 'signature'>,
  now: Date,
) {
  await db
    .updateTable('users')
    .set({ ...profile, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

export async function setRole(db: Db, id: string, role: Role, now: Date) {
  await db
    .updateTable('users')
    .set({ role, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

export async function setPasswordHash(
  db: Db,
  id: string,
  password: { hash: string; generated: boolean },
  now: Date,
) {
  await db
    .updateTable('users')
    .set({
      password_hash: password.hash,
      password_generated: toFlag(password.generated),
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .execute()
}

/** Records who in the office created or changed this account last. */
export async function setEditor(db: Db, id: string, by: string) {
  await db.updateTable('users').set({ updated_by: by }).where('id', '=', id).execute()
}

export async function recordSignIn(db: Db, id: string, now: Date) {
  await db
    .updateTable('users')
    .set({ last_sign_in_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

/**
 * The ids of all active owners. Locks their rows until the transaction ends, so that two of them cannot
 * deactivate each other, or take the role from each other, at the same time.
 */
export async function lockActiveOwners(db: Db): Promise<string[]> {
  const rows = await db
    .updateTable('users')
    .set({ active: 1 })
    .where('active', '=', 1)
    .where('role', '=', owner)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export function toUser(row: UserWithFactor): Complete<User> {
  return {
    ...toSignedInUser(row),
    id: row.id,
    active: row.active === 1,
    secondFactor: row.factor_since !== null,
    passkeys: row.passkeys,
    invited: row.invitations > 0,
    lastSignInAt: row.last_sign_in_at,
    createdAt: row.created_at,
  }
}

export function toSignedInUser(
  row: Pick<UserRow, 'id' | 'username' | 'email' | 'role' | 'signature' | 'password_generated'> &
    FactorState,
): SignedInUser {
  const { id, username, email, role, signature } = row
  const generated = row.password_generated === 1
  const factorNeeded = row.factor_required === 1 && row.factor_since === null
  return {
    _id: id,
    username,
    email,
    role,
    ...(signature && { signature }),
    ...(generated && { passwordGenerated: true }),
    ...(factorNeeded && { secondFactorNeeded: true }),
  }
}
