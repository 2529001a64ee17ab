import { dayAndTimeIn } from '#contract/platform/time-zone.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/portable.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { providerZone } from '#server/platform/provider-zone.ts'
import { isLoopback } from '#server/platform/settings/settings.ts'
import { days, seconds } from '#server/platform/time.ts'
import {
  readClock,
  readDatabaseTime,
  readLastLineTime,
  rememberTime,
  stopDeleting,
} from './clock.queries.ts'

type Dependencies = Pick<Context, 'db' | 'files' | 'settings'>

/** More than a time zone or a weekend explains. */
const mostDifference = 2 * days

/** What a task says that did nothing because of the clock. */
export const clockInDoubt =
  'Nothing was deleted, because the clock of the server may be wrong. An owner is asked on the page “Status”.'

/**
 * Whether what is old by the clock may be deleted. After a jump it may not, until an owner has confirmed the
 * clock. What a person asks for never depends on this.
 */
export async function mayDeleteByClock(context: Dependencies, now: Date): Promise<boolean> {
  const { db } = context
  const clock = await readClock(db)
  if (clock?.stopped_at) return false
  const offset = (clock?.offset_seconds ?? 0) * seconds
  const reason = await findJump(context, { seenAt: clock?.seen_at, offset }, now)
  if (reason === undefined) await rememberTime(db, now)
  else await stopDeleting(db, reason, now)
  return reason === undefined
}

/** Why nothing is deleted by the clock; empty when it is right. */
export async function readClockDoubt(db: Db): Promise<string> {
  return (await readClock(db))?.reason ?? ''
}

/** How many seconds our clock is ahead of the other one. */
export async function readOffset(context: Dependencies, now: Date): Promise<number> {
  const other = await readOtherClock(context)
  return other ? Math.round((now.getTime() - other.time.getTime()) / seconds) : 0
}

async function findJump(
  context: Dependencies,
  { seenAt, offset }: { seenAt: string | undefined; offset: number },
  now: Date,
): Promise<string | undefined> {
  const other = await readOtherClock(context)
  if (other && Math.abs(now.getTime() - other.time.getTime() - offset) > mostDifference) {
    return `The clock of the server says ${inWords(now)}, and ${other.name} says ${inWords(other.time)}.`
  }
  const lastLine = await readLastLineTime(context.db)
  const lastRun = seenAt ?? lastLine
  if (lastRun === undefined) return undefined
  const newest = lastLine && lastLine > lastRun ? lastLine : lastRun
  if (Date.parse(newest) - now.getTime() > mostDifference) {
    return `The clock of the server says ${inWords(now)}, but it was ${inWords(new Date(newest))} before.`
  }
  // A server that was off for a month has not jumped when another clock agrees.
  if (other || now.getTime() - Date.parse(lastRun) <= mostDifference) return undefined
  return `The clock of the server says ${inWords(now)}, and the server knows of nothing after ${inWords(new Date(lastRun))}. It was off, or its clock was set ahead.`
}

const inWords = (time: Date) => dayAndTimeIn(providerZone(), time.toISOString())

/** The clock of another machine. One that is on this machine is wrong when ours is. */
async function readOtherClock({ db, files, settings }: Dependencies) {
  const { databaseUrl, s3 } = settings
  if (databaseUrl && !isOnThisMachine(databaseUrl)) {
    return { name: 'the database server', time: await readDatabaseTime(db) }
  }
  if (!s3 || (s3.endpoint && isOnThisMachine(s3.endpoint))) return undefined
  const name = `checks/${newId()}`
  await files.put(name, Buffer.alloc(0))
  const time = await files.storedAt(name).finally(() => files.remove(name))
  return time && { name: 'the store for files', time }
}

function isOnThisMachine(url: string): boolean {
  const { hostname } = new URL(url)
  return hostname === '' || isLoopback(hostname.replace(/^\[|\]$/g, ''))
}
