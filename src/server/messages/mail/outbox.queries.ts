import { createHash } from 'node:crypto'
import { type NotNull, sql } from 'kysely'
import type { MailTrouble } from '#contract/office/overview.ts'
import type { Language } from '#contract/platform/language.ts'
import type { MailFailure } from '#contract/records/timeline.ts'
import { readMilestone, setMilestone } from '#server/platform/db/milestones.ts'
import { newId } from '#server/platform/db/portable.ts'
import type { MailRow } from '#server/platform/db/tables/messages.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { days, minutes, timeAfter, timeBefore } from '#server/platform/time.ts'
import { countWaiting } from '#server/records/counts/counts.queries.ts'
import { isEmail } from '#server/records/privacy/privacy.queries.ts'
import { failWaitingReplies, settleReply } from '../replies/replies.queries.ts'

export type NewMail = Pick<MailRow, 'kind' | 'position' | 'application_id' | 'message_id'> & {
  recipient: string
  referral_id?: string | null
  reply_id?: string
  language?: Language | undefined
}
export type ClaimedMail = MailRow & { recipient: string }

/** Longer than all timeouts of one attempt together. */
const lease = 15 * minutes
const failuresShownFor = 7 * days
/** A milestone: when the mail server took a mail last. */
export const lastSent = 'last mail sent'

/** Returns the ids of the mails. */
export async function addMails(
  db: Db,
  mails: NewMail[],
  now: Date,
  dueAt = now,
): Promise<string[]> {
  const at = now.toISOString()
  const rows = mails.map((mail) => ({
    ...mail,
    language: mail.language ?? 'en',
    id: newId(),
    created_at: at,
    attempts: 0,
    due_at: dueAt.toISOString(),
    failure: null,
  }))
  await db.insertInto('mail_outbox').values(rows).execute()
  return rows.map((row) => row.id)
}

/** Claims the mail that has waited longest. No other instance claims it until the lease ends. */
export function claimDueMail(db: Db, now: Date): Promise<ClaimedMail | undefined> {
  const at = now.toISOString()
  return (
    db
      .updateTable('mail_outbox')
      .set((eb) => ({
        due_at: timeAfter(now, lease).toISOString(),
        attempts: eb('attempts', '+', 1),
      }))
      .where('id', '=', (eb) =>
        eb
          .selectFrom('mail_outbox')
          .select('id')
          .where('recipient', 'is not', null)
          .where('due_at', '<=', at)
          .orderBy('due_at')
          .orderBy('id')
          .limit(1),
      )
      // Checked again on the row itself, because another instance may have claimed it in between.
      .where('due_at', '<=', at)
      .returningAll()
      .$narrowType<{ recipient: NotNull }>()
      .executeTakeFirst()
  )
}

/** Removes a mail that was sent. */
export async function removeSentMail(db: Db, mail: ClaimedMail, now: Date) {
  await dropMail(db, mail.id)
  await setMilestone(db, lastSent, now)
  if (mail.reply_id) await settleReply(db, mail.reply_id, 'sent')
}

/** Removes a mail that is not to be sent any more. Returns false when it was already gone. */
export async function dropMail(db: Db, id: string): Promise<boolean> {
  const gone = await db.deleteFrom('mail_outbox').where('id', '=', id).returning('id').execute()
  return gone.length > 0
}

export async function retryMail(db: Db, mail: ClaimedMail, failure: MailFailure, dueAt: Date) {
  await whileClaimed(db, mail).set({ failure, due_at: dueAt.toISOString() }).execute()
}

/** Makes a mail due again that was claimed and not sent. */
export async function releaseMail(db: Db, mail: ClaimedMail, now: Date) {
  await whileClaimed(db, mail).set({ due_at: now.toISOString() }).execute()
}

/** Keeps the reason, but not the recipient. */
export async function giveUpMail(db: Db, mail: ClaimedMail, failure: MailFailure) {
  const given = await whileClaimed(db, mail)
    .set({ failure, recipient: null })
    .returning('reply_id')
    .executeTakeFirst()
  if (given?.reply_id) await settleReply(db, given.reply_id, 'failed', failure)
}

/** The office sees failures for a week. Addresses are also deleted when mail has been switched off. */
export async function forgetOldMails(db: Db, now: Date) {
  const before = timeBefore(now, failuresShownFor).toISOString()
  await db.deleteFrom('mail_outbox').where('created_at', '<', before).execute()
  await failWaitingReplies(db, 'unreachable', before)
  await forgetOldReceipts(db, now)
}

export async function forgetAllMails(db: Db) {
  await db.deleteFrom('mail_outbox').execute()
  await failWaitingReplies(db, 'unconfirmed')
}

/** Mail that could not be sent, by reason: given up, and waiting for another attempt. */
export async function listMailTroubles(db: Db): Promise<MailTrouble[]> {
  const groups = await db
    .selectFrom('mail_outbox')
    .select((eb) => [
      'failure as reason',
      eb.fn.countAll<number>().as('all'),
      eb.fn.count<number>('recipient').as('waiting'),
    ])
    .where('failure', 'is not', null)
    .groupBy('failure')
    .orderBy('failure')
    .$narrowType<{ reason: NotNull }>()
    .execute()
  return groups.map(({ reason, all, waiting }) => ({ reason, failed: all - waiting, waiting }))
}

export const countFailed = (db: Db) => countWaiting(db, 'mail_outbox', sql`failure is not null`)

export async function countWaitingMails(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom('mail_outbox')
    .select((eb) => eb.fn.count<number>('recipient').as('waiting'))
    .executeTakeFirstOrThrow()
  return waiting
}

export const lastMailSent = (db: Db) => readMilestone(db, lastSent)

/** A claim that outlived its lease must not change the row that another instance has claimed. */
const whileClaimed = (db: Db, { id, attempts }: ClaimedMail) =>
  db.updateTable('mail_outbox').where('id', '=', id).where('attempts', '=', attempts)

/** What waits to be sent to an address, oldest first. */
export const listMailsTo = (db: Db, address: string) =>
  db
    .selectFrom('mail_outbox')
    .selectAll()
    .where(isEmail('recipient', address))
    .orderBy('created_at')
    .orderBy('id')
    .execute()

const places = [1, 2, 3]

/**
 * Reserves one of the three receipts that an address may get in a day, because anyone can type another
 * person's address into a form. Two requests at the same time never get the same one.
 */
export async function reserveReceipt(db: Db, address: string, now: Date): Promise<boolean> {
  const recipient_hash = hashAddress(address)
  const sent_at = now.toISOString()
  for (const place of places) {
    const taken = await db
      .insertInto('mail_receipts')
      .values({ recipient_hash, place, sent_at })
      .onConflict((on) =>
        on
          .columns(['recipient_hash', 'place'])
          .doUpdateSet({ sent_at })
          .where('mail_receipts.sent_at', '<=', dayBefore(now)),
      )
      .returning('place')
      .executeTakeFirst()
    if (taken) return true
  }
  return false
}

/** The receipts that an address got since yesterday. */
export async function listReceiptsTo(db: Db, address: string) {
  const rows = await db
    .selectFrom('mail_receipts')
    .selectAll()
    .where('recipient_hash', '=', hashAddress(address))
    .orderBy('sent_at')
    .execute()
  return rows.map(({ recipient_hash, place, sent_at }) => ({
    id: `${recipient_hash}:${place}`,
    sentAt: sent_at,
  }))
}

/** Takes an id of `listReceiptsTo`. */
export async function deleteReceipt(db: Db, id: string): Promise<boolean> {
  const [hash = '', place] = id.split(':')
  const gone = await db
    .deleteFrom('mail_receipts')
    .where('recipient_hash', '=', hash)
    .where('place', '=', Number(place))
    .returning('place')
    .executeTakeFirst()
  return gone !== undefined
}

async function forgetOldReceipts(db: Db, now: Date) {
  await db.deleteFrom('mail_receipts').where('sent_at', '<=', dayBefore(now)).execute()
}

const dayBefore = (now: Date) => timeBefore(now, 1 * days).toISOString()

const hashAddress = (address: string) =>
  createHash('sha256').update(`receipt:${address.toLowerCase()}`).digest('hex')
