import { createHash } from 'node:crypto'
import type { Db } from '../db/transact.ts'
import { minutes, seconds, timeAfter } from '../time.ts'
import { accountName } from '../users/users.queries.ts'

const longestWait = 15 * minutes
const attemptsWithoutWait = 3

/** Whether this email must wait after failed sign-ins. It does not matter whether the account exists. */
export async function isBlocked(db: Db, email: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_failures')
    .select('blocked_until')
    .where('account', '=', keyOf(email))
    .executeTakeFirst()
  return row !== undefined && row.blocked_until > now.toISOString()
}

/** After three attempts without a wait, the wait doubles from one second up to fifteen minutes. */
export async function noteFailure(db: Db, email: string, now: Date) {
  const account = keyOf(email)
  const { failures } = await db
    .insertInto('sign_in_failures')
    .values({ account, failures: 1, blocked_until: now.toISOString() })
    .onConflict((on) =>
      on
        .column('account')
        .doUpdateSet((eb) => ({ failures: eb('sign_in_failures.failures', '+', 1) })),
    )
    .returning('failures')
    .executeTakeFirstOrThrow()
  const wait =
    failures <= attemptsWithoutWait
      ? 0
      : Math.min(1 * seconds * 2 ** (failures - attemptsWithoutWait - 1), longestWait)
  await db
    .updateTable('sign_in_failures')
    .set({ blocked_until: timeAfter(now, wait).toISOString() })
    .where('account', '=', account)
    .execute()
}

export async function forgetFailures(db: Db, email: string) {
  await db.deleteFrom('sign_in_failures').where('account', '=', keyOf(email)).execute()
}

const keyOf = (email: string) => createHash('sha256').update(accountName(email)).digest('hex')
