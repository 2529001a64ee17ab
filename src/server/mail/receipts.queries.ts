import { createHash } from 'node:crypto'
import type { Db } from '../db/transact.ts'
import { days, timeBefore } from '../time.ts'

const places = [1, 2, 3]

/**
 * Reserves one of the three receipts that an address may get in a day, because anyone can type another
 * person's address into a form. Two requests at the same time never get the same one.
 */
export async function reserveReceipt(db: Db, address: string, now: Date): Promise<boolean> {
  const recipient_hash = hashOf(address)
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

export async function forgetOldReceipts(db: Db, now: Date) {
  await db.deleteFrom('mail_receipts').where('sent_at', '<=', dayBefore(now)).execute()
}

const dayBefore = (now: Date) => timeBefore(now, 1 * days).toISOString()

const hashOf = (address: string) =>
  createHash('sha256').update(`receipt:${address.toLowerCase()}`).digest('hex')
