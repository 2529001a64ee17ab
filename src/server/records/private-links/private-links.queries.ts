import { disclosurePath } from '#contract/hiring/disclosure.ts'
import { privateApplicationPath } from '#contract/hiring/private-application.ts'
import { type LinkPurpose, linkDays, type PrivateLink } from '#contract/records/private-links.ts'
import { newId } from '#server/platform/db/portable.ts'
import type { PrivateLinkRow } from '#server/platform/db/tables/records.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { days } from '#server/platform/time.ts'
import { hashToken, newToken } from './link-tokens.ts'

const lifetime = linkDays * days

/** The address of the page that a link opens. */
export const linkPath: Record<LinkPurpose, (token: string) => string> = {
  application: privateApplicationPath,
  disclosure: disclosurePath,
}

type NewLink = {
  applicationId: string
  purpose: LinkPurpose
  /** The user who makes it; null when the server does. */
  by: string | null
  /** The mail that will take it to the applicant. */
  mailId?: string | undefined
}

/** Makes a link. The token is in the response alone; what is stored cannot be used. */
export async function makeLink(
  db: Db,
  { applicationId, purpose, by, mailId }: NewLink,
  now: Date,
): Promise<{ id: string; token: string; expiresAt: string }> {
  const { token, ...fresh } = newToken(now, lifetime)
  const row = { id: newId(), ...fresh }
  await db
    .insertInto('private_links')
    .values({
      ...row,
      purpose,
      application_id: applicationId,
      mail_id: mailId ?? null,
      created_at: now.toISOString(),
      created_by: by,
    })
    .execute()
  return { id: row.id, token, expiresAt: row.expires_at }
}

/**
 * Gives the link of a mail a new token, because the one before was stored nowhere. Undefined when the
 * mail has no link, or it was revoked.
 */
export async function renewMailedLink(db: Db, mailId: string, now: Date) {
  const { token, ...fresh } = newToken(now, lifetime)
  const link = await db
    .updateTable('private_links')
    .set(fresh)
    .where('mail_id', '=', mailId)
    .where('revoked_at', 'is', null)
    .returning('purpose')
    .executeTakeFirst()
  return link && { token, purpose: link.purpose }
}

/**
 * The link with this token. A token that was never given, has expired, was revoked or is for something
 * else takes the same one query, so that nothing tells them apart.
 */
export async function findLink(
  db: Db,
  token: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<{ id: string; applicationId: string } | undefined> {
  return working(db, now)
    .select(['id', 'application_id as applicationId'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst()
}

/** Whether a link was or will be sent to the applicant by mail. */
export async function hasMailedLink(db: Db, applicationId: string): Promise<boolean> {
  const link = await db
    .selectFrom('private_links')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('mail_id', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return link !== undefined
}

export async function recordUse(db: Db, id: string, now: Date) {
  await db
    .updateTable('private_links')
    .set({ last_used_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

/** The links of an application that work, oldest first. */
export async function listLinks(db: Db, applicationId: string, now: Date): Promise<PrivateLink[]> {
  const rows = await working(db, now)
    .leftJoin('users as u', 'u.id', 'created_by')
    .selectAll('private_links')
    .select('u.username as by')
    .where('application_id', '=', applicationId)
    .orderBy('private_links.created_at')
    .orderBy('private_links.id')
    .execute()
  return rows.map(toLink)
}

/** Every link that an application had, oldest first. */
export function listAllLinks(db: Db, applicationId: string): Promise<PrivateLinkRow[]> {
  return db
    .selectFrom('private_links')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Returns false when the application has no such link that works. */
export async function revokeLink(
  db: Db,
  applicationId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const revoked = await db
    .updateTable('private_links')
    .set({ revoked_at: now.toISOString() })
    .where('id', '=', id)
    .where('application_id', '=', applicationId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return revoked !== undefined
}

const working = (db: Db, now: Date) =>
  db
    .selectFrom('private_links')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString())

const toLink = (row: PrivateLinkRow & { by: string | null }): PrivateLink => ({
  id: row.id,
  purpose: row.purpose,
  createdAt: row.created_at,
  by: row.by,
  expiresAt: row.expires_at,
  lastUsedAt: row.last_used_at,
})
