import { sql } from 'kysely'
import { publishTimePassed } from '#contract/platform/date-and-time.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { badRequest } from '#server/platform/errors.ts'
import { providerZone } from '#server/platform/provider-zone.ts'
import { currentOccurrence } from '#server/platform/repeats.ts'
import { dayIn, shiftDay, startOfDay, toUtc } from '#server/platform/time.ts'

type Publishable = { status: string; publish_at: string | null }

/** A draft whose date has come counts as published, also before the task has marked it. */
export const isDue = ({ status, publish_at }: Publishable, now: Date) =>
  status === 'draft' && publish_at !== null && publish_at <= now.toISOString()

/** The rows that visitors see. */
export const isPublic = (now: Date) =>
  sql<boolean>`(status = 'published' or (status = 'draft' and publish_at <= ${now.toISOString()}))`

type PublishChange = { status?: string | undefined; publishAt?: string | undefined }

/** Refuses a date in the past: the draft would be on the site at once, which nobody expects of a draft. */
export function refusePassedTime({ status = 'draft', publishAt }: PublishChange, now: Date) {
  if (status !== 'draft' || !publishAt || new Date(publishAt) > now) return
  throw badRequest(publishTimePassed, { publishAt: publishTimePassed })
}

/**
 * What a change stores as `publish_at`; undefined leaves it as it is. Only a draft waits for a date, and
 * one that was published by its date is a plain draft when someone takes it back.
 */
export function publishAtAfter({ status, publishAt }: PublishChange, now: Date) {
  if (status !== undefined && status !== 'draft') return null
  if (publishAt === undefined) {
    if (status === undefined) return undefined
    return sql<string | null>`case when publish_at > ${now.toISOString()} then publish_at end`
  }
  return sql<
    string | null
  >`case when ${status ?? sql.ref('status')} = 'draft' then ${toUtc(publishAt)} end`
}

/**
 * When public pages change by themselves: at midnight, because past events come last, or earlier when
 * something is published by its date or an event ends.
 */
export async function nextContentChange(db: Db, now: Date): Promise<Date> {
  const timeZone = providerZone()
  const midnight = startOfDay(timeZone, shiftDay(dayIn(timeZone, now), 1))
  const at = now.toISOString()
  const next = sql`select min(publish_at) as at`
  const waiting = sql`where status = 'draft' and publish_at > ${at}`
  const { rows } = await sql<{ at: string | null }>`
    ${next} from jobs ${waiting} union all ${next} from events ${waiting}
    union all ${next} from site_texts where publish_at > ${at}`.execute(db)
  const ends = await listEnds(db, now)
  const times = [...rows.flatMap(({ at }) => at ?? []), ...ends.filter((end) => end > at)]
  return new Date(Math.min(midnight.getTime(), ...times.map((time) => Date.parse(time))))
}

/** When events are over next. A day ends at another time in another time zone. */
async function listEnds(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('events')
    .select(['starts_at', 'ends_at', 'time_zone', 'repeats', 'repeats_until'])
    .where((eb) =>
      eb.or([
        eb('ends_at', '>', now.toISOString()),
        eb('repeats', '<>', ''),
        eb.and([eb('time_zone', '<>', ''), eb('ends_at', 'is', null)]),
      ]),
    )
    .execute()
  return rows.flatMap(({ starts_at: startsAt, ends_at: endsAt, ...row }) => {
    if (!startsAt) return []
    const { time_zone, repeats, repeats_until: until } = row
    const timeZone = time_zone || providerZone()
    return currentOccurrence({ startsAt, endsAt, timeZone, repeats, until }, now).overAt
  })
}
