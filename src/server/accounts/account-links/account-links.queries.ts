import { type AccountLinkPurpose, accountLinkHours } from '#contract/accounts/account-links.ts'
import { newId } from '#server/platform/db/portable.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { hours, timeBefore } from '#server/platform/time.ts'
import { hashToken, newToken } from '#server/records/private-links/private-links.queries.ts'

const lifetimeOf = (purpose: AccountLinkPurpose) => accountLinkHours[purpose] * hours

type NewLink = {
  userId: string
  purpose: AccountLinkPurpose
  /** The owner who makes it; null when someone asked for it without being signed in. */
  by: string | null
  /** The mail that will take it to the user. */
  mailId?: string | undefined
}

/** Makes a link. The token is in the response alone; what is stored cannot be used. */
export async function makeAccountLink(
  db: Db,
  { userId, purpose, by, mailId }: NewLink,
  now: Date,
): Promise<{ token: string; expiresAt: string }> {
  const { token, ...fresh } = newToken(now, lifetimeOf(purpose))
  if (purpose === 'invitation') await deleteLinks(db, userId, ['invitation'])
  await db
    .insertInto('account_links')
    .values({
      ...fresh,
      id: newId(),
      purpose,
      user_id: userId,
      mail_id: mailId ?? null,
      created_at: now.toISOString(),
      created_by: by,
    })
    .execute()
  return { token, expiresAt: fresh.expires_at }
}

/**
 * Gives the link of a mail a new token, because the one before was stored nowhere. Undefined when the link
 * was used or deleted.
 */
export async function renewMailedAccountLink(
  db: Db,
  mailId: string,
  purpose: AccountLinkPurpose,
  now: Date,
): Promise<string | undefined> {
  const { token, ...fresh } = newToken(now, lifetimeOf(purpose))
  const link = await db
    .updateTable('account_links')
    .set(fresh)
    .where('mail_id', '=', mailId)
    .where('purpose', '=', purpose)
    .returning('id')
    .executeTakeFirst()
  return link && token
}

/** Whose link it is and what for. Undefined for every token that does not work, whatever the reason. */
export function findAccountLink(db: Db, token: string, now: Date) {
  return db
    .selectFrom('account_links as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select(['l.purpose', 'l.user_id as userId', 'u.username', 'u.email'])
    .where('l.token_hash', '=', hashToken(token))
    .where('l.expires_at', '>', now.toISOString())
    .where('u.active', '=', 1)
    .executeTakeFirst()
}

/** Uses a link up. Of several requests with the same token, one gets it. */
export async function takeAccountLink(
  db: Db,
  token: string,
  purposes: AccountLinkPurpose[],
  now: Date,
) {
  const link = await findAccountLink(db, token, now)
  if (!link || !purposes.includes(link.purpose)) return undefined
  const taken = await db
    .deleteFrom('account_links')
    .where('token_hash', '=', hashToken(token))
    .returning('id')
    .executeTakeFirst()
  return taken && link
}

/** Whether someone asked for such a link, without being signed in, after this time. */
export async function wasRequestedAfter(
  db: Db,
  userId: string,
  purpose: AccountLinkPurpose,
  after: Date,
): Promise<boolean> {
  const link = await db
    .selectFrom('account_links')
    .select('id')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_by', 'is', null)
    .where('created_at', '>', after.toISOString())
    .limit(1)
    .executeTakeFirst()
  return link !== undefined
}

export async function deleteLinks(db: Db, userId: string, purposes?: AccountLinkPurpose[]) {
  await db
    .deleteFrom('account_links')
    .where('user_id', '=', userId)
    .$if(purposes !== undefined, (query) => query.where('purpose', 'in', purposes ?? []))
    .execute()
}

/** Invitations stay until they are accepted, because the list of users says who was invited. */
export async function forgetExpiredLinks(db: Db, now: Date) {
  // A mail that waits gives its link a new token when it is sent.
  const before = timeBefore(now, 72 * hours).toISOString()
  await db
    .deleteFrom('account_links')
    .where('purpose', '!=', 'invitation')
    .where('expires_at', '<', before)
    .execute()
}
