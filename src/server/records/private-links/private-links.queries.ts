import { createHash, randomBytes } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import { disclosurePath } from '#contract/hiring/disclosure.ts'
import { privateApplicationPath } from '#contract/hiring/private-application.ts'
import { type LinkPurpose, linkDays, type PrivateLink } from '#contract/records/private-links.ts'
import { privateReferralPath } from '#contract/referrals/private-referral.ts'
import { newId } from '#server/platform/db/portable.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import type { PrivateLinkRow } from '#server/platform/db/tables/records.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { providerZone } from '#server/platform/provider-zone.ts'
import { clockTimeIn, days, timeAfter } from '#server/platform/time.ts'

const lifetime = linkDays * days

/** The address of the page that a link opens. */
export const linkPath: Record<LinkPurpose, (token: string) => string> = {
  application: privateApplicationPath,
  disclosure: disclosurePath,
  referral: privateReferralPath,
}

/** The column that names the record of a link. */
const columnOf = {
  application: 'application_id',
  disclosure: 'application_id',
  referral: 'referral_id',
} as const satisfies Record<LinkPurpose, string>

type NewLink = {
  /** The application or the referral. */
  recordId: string
  purpose: LinkPurpose
  /** The user who makes it; null when the server does. */
  by: string | null
  /** The mail that will take it to the person. */
  mailId?: string | undefined
}

/** Makes a link. The token is in the response alone; what is stored cannot be used. */
export async function makeLink(
  db: Db,
  { recordId, purpose, by, mailId }: NewLink,
  now: Date,
): Promise<{ id: string; token: string; expiresAt: string }> {
  const { token, ...fresh } = newToken(now, lifetime)
  const row = { id: newId(), ...fresh }
  await db
    .insertInto('private_links')
    .values({
      ...row,
      purpose,
      [columnOf[purpose]]: recordId,
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

/** Deletes the link of a mail that will not be sent, which nobody has. */
export async function dropMailedLink(db: Db, mailId: string) {
  await db.deleteFrom('private_links').where('mail_id', '=', mailId).execute()
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
): Promise<{ id: string; recordId: string } | undefined> {
  return working(db, now)
    .select((eb) => ['id', eb.ref(columnOf[purpose]).$notNull().as('recordId')])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst()
}

/** Whether a link was or will be sent by mail. */
export async function hasMailedLink(db: Db, recordId: string): Promise<boolean> {
  const link = await db
    .selectFrom('private_links')
    .select('id')
    .where(ofRecord(recordId))
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

/** The links of a record that work, oldest first. */
export async function listLinks(db: Db, recordId: string, now: Date): Promise<PrivateLink[]> {
  const rows = await working(db, now)
    .leftJoin('users as u', 'u.id', 'created_by')
    .selectAll('private_links')
    .select('u.username as by')
    .where(ofRecord(recordId))
    .orderBy('private_links.created_at')
    .orderBy('private_links.id')
    .execute()
  return rows.map(toLink)
}

/** Every link that a record had, oldest first. */
function listAllLinks(db: Db, recordId: string): Promise<PrivateLinkRow[]> {
  return db
    .selectFrom('private_links')
    .selectAll()
    .where(ofRecord(recordId))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** What is stored about the links of a record, as the export of a person has it. */
export async function privateLinksInWords(db: Db, recordId: string): Promise<string> {
  const at = (iso: string) => clockTimeIn(providerZone(), iso)
  return (await listAllLinks(db, recordId))
    .map(({ created_at, expires_at, last_used_at }) =>
      [
        `made ${at(created_at)}`,
        `expires ${at(expires_at)}`,
        last_used_at && `last used ${at(last_used_at)}`,
      ]
        .filter(Boolean)
        .join(', '),
    )
    .join('; ')
}

/** Returns false when the record has no such link that works. */
export async function revokeLink(
  db: Db,
  recordId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const revoked = await db
    .updateTable('private_links')
    .set({ revoked_at: now.toISOString() })
    .where('id', '=', id)
    .where(ofRecord(recordId))
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return revoked !== undefined
}

/** No two records have the same id. */
const ofRecord = (id: string) => (eb: ExpressionBuilder<Schema, 'private_links'>) =>
  eb.or([eb('application_id', '=', id), eb('referral_id', '=', id)])

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

/** A new token of a link with what is stored about it, which cannot be used to open the link. */
export function newToken(now: Date, lifetime: number) {
  const token = randomBytes(32).toString('base64url')
  const expires_at = timeAfter(now, lifetime).toISOString()
  return { token, token_hash: hashToken(token), expires_at }
}

/** Without a salt, because nobody can guess 256 random bits. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
