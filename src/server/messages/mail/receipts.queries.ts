import { createHash } from 'node:crypto'
import type { Db } from '#server/platform/db/transact.ts'
import { days, timeBefore } from '#server/platform/time.ts'

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

export async function forgetOldReceipts(db: Db, now: Date) {
  await db.deleteFrom('mail_receipts').where('sent_at', '<=', dayBefore(now)).execute()
}

const dayBefore = (now: Date) => timeBefore(now, 1 * days).toISOString()

const hashAddress = (address: string) =>
  createHash('sha256').update(`receipt:${address.toLowerCase()}`).digest('hex')
