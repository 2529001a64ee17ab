import { createHash } from 'node:crypto'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { tooMany } from '#server/platform/errors.ts'
import { hours, minutes, seconds, timeAfter, timeBefore } from '#server/platform/time.ts'
import { accountName } from './account-name.ts'

/** What failed attempts are counted for, and how many there may be. */
export type Counter = {
  key: string
  /** Further attempts are refused until a failure is forgiven. */
  mostFailures: number
  /** Failures are forgiven one after the other, each in this time. */
  forgiveWithin: number
  /** From the fourth failure on, the next attempt has to wait, longer each time. */
  growingWait: boolean
}

const longestWait = 15 * minutes
const longestForgiving = 6 * hours
const failuresWithoutWait = 3

const forOne = { mostFailures: 20, forgiveWithin: 1 * hours, growingWait: true }
const forEveryone = { mostFailures: 50, forgiveWithin: 30 * minutes, growingWait: false }

/**
 * For the browsers at an address that have not signed in before. One address alone cannot fail often enough to
 * keep others out of the account. It does not matter whether the account exists.
 */
export const addressCounter = (email: string, sender: string): Counter => ({
  key: makeKey('address', accountName(email), sender),
  ...forOne,
})

/** For all browsers together that have not signed in before. When it is full, the account is locked for them. */
export const accountCounter = (email: string): Counter => ({
  key: makeKey('account', accountName(email)),
  ...forEveryone,
})

export const browserCounters = (userId: string, browserId: string): Counter[] => [
  { key: makeKey('browser', userId, browserId), ...forOne },
]

/**
 * For codes of the second factor from browsers that have not signed in before. Only someone who knows the
 * password can fill it, so it may be strict.
 */
export const codeCounters = (userId: string): Counter[] => [
  {
    key: makeKey('code', userId),
    mostFailures: 10,
    forgiveWithin: longestForgiving,
    growingWait: true,
  },
]

/**
 * Counts for a wrong password while the account is locked, only so that it takes as long as the right one, whose code
 * is counted.
 */
export const decoyCounters = (email: string): Counter[] => [
  {
    key: makeKey('decoy', accountName(email)),
    mostFailures: 1_000_000,
    forgiveWithin: 1 * seconds,
    growingWait: false,
  },
]

/** For a signed-in user who is asked for the password again. */
export const signedInCounters = (userId: string): Counter[] => [
  { key: makeKey('signed in', userId), ...forOne },
]

const makeKey = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** Throws when the next attempt has to wait. */
export async function refuseBlocked(db: Db, counters: Counter[], now: Date) {
  const wait = await findWait(db, counters, now)
  if (wait > 0) throw tooMany(wait)
}

/** How long the next attempt has to wait, or 0. */
export async function findWait(db: Db, counters: Counter[], now: Date): Promise<number> {
  const rows = await db
    .selectFrom('sign_in_failures')
    .select('blocked_until')
    .where('account', 'in', listKeys(counters))
    .execute()
  return Math.max(0, ...rows.map((row) => waitUntil(row.blocked_until, now)))
}

/**
 * Counts an attempt as failed before its password is checked, so that many attempts at the same time
 * cannot all pass. Forget the failures when the attempt succeeds. Throws when it has to wait.
 */
export function countAttempt(db: Db, counters: Counter[], now: Date) {
  return transact(db, async (db) => {
    for (const counter of counters) {
      const { blocked_until, forgiven_at } = await lockCounter(db, counter, now)
      const wait = waitUntil(blocked_until, now)
      if (wait > 0) throw tooMany(wait)
      await db
        .updateTable('sign_in_failures')
        .set(afterFailure(counter, new Date(forgiven_at), now))
        .where('account', '=', counter.key)
        .execute()
    }
  })
}

export async function forgetFailures(db: Db, counters: Counter[]) {
  await db.deleteFrom('sign_in_failures').where('account', 'in', listKeys(counters)).execute()
}

/** Deletes what no longer counts. */
export async function forgetForgiven(db: Db, now: Date) {
  await db.deleteFrom('sign_in_failures').where('forgiven_at', '<', now.toISOString()).execute()
}

/** The row of the counter. It stays locked until the transaction ends. */
function lockCounter(db: Db, { key }: Counter, now: Date) {
  const at = now.toISOString()
  return db
    .insertInto('sign_in_failures')
    .values({ account: key, forgiven_at: at, blocked_until: at })
    .onConflict((on) => on.column('account').doUpdateSet({ account: key }))
    .returning(['forgiven_at', 'blocked_until'])
    .executeTakeFirstOrThrow()
}

function afterFailure(counter: Counter, forgivenBefore: Date, now: Date) {
  const { mostFailures, forgiveWithin, growingWait } = counter
  const latest = timeAfter(now, mostFailures * forgiveWithin)
  const counts = forgivenBefore > now && forgivenBefore <= latest
  const forgiven = timeAfter(counts ? forgivenBefore : now, forgiveWithin)
  const failures = Math.ceil((forgiven.getTime() - now.getTime()) / forgiveWithin)
  const waited = timeAfter(now, growingWait ? waitAfter(failures) : 0)
  const oneForgiven = timeBefore(forgiven, (mostFailures - 1) * forgiveWithin)
  const blocked = oneForgiven > waited ? oneForgiven : waited
  return { forgiven_at: forgiven.toISOString(), blocked_until: blocked.toISOString() }
}

const waitAfter = (failures: number) =>
  failures <= failuresWithoutWait
    ? 0
    : Math.min(1 * seconds * 2 ** (failures - failuresWithoutWait - 1), longestWait)

/** No wait is longer than the longest rule. A longer one was stored while the clock was ahead. */
function waitUntil(blockedUntil: string, now: Date) {
  const wait = Date.parse(blockedUntil) - now.getTime()
  return wait > 0 && wait <= longestForgiving ? wait : 0
}

const listKeys = (counters: Counter[]) => counters.map(({ key }) => key)
