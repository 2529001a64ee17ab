import { sql } from 'kysely'
import { provider } from '#content/provider.ts'
import type { Statistics } from '#contract/stats.ts'
import type { Db } from './db/transact.ts'
import { dayIn } from './time.ts'

/** The tables that have a status and a time of making. */
type Counted = 'jobs' | 'applications'

const days = 90
const dayLength = 24 * 60 * 60 * 1000

/** How many rows a table has, by status and by the provider's days. */
export async function readStatistics(
  db: Db,
  table: Counted,
  statuses: readonly string[],
  now: Date,
): Promise<Statistics> {
  const byStatus = Object.fromEntries(statuses.map((status) => [status, 0]))
  for (const { status, count } of await countByStatus(db, table)) byStatus[status] = count

  const perDay = new Map(lastDays(now).map((date) => [date, 0]))
  const since = new Date(now.getTime() - (days + 1) * dayLength).toISOString()
  for (const { hour, count } of await countByHour(db, table, since)) {
    const date = dayIn(provider.timeZone, new Date(`${hour}:00:00Z`))
    const known = perDay.get(date)
    if (known !== undefined) perDay.set(date, known + count)
  }

  const series = [...perDay].map(([date, count]) => ({ date, count }))
  const today = dayIn(provider.timeZone, now)
  const from = (first: string) => sum(series.filter(({ date }) => date >= first))
  return {
    total: Object.values(byStatus).reduce((total, count) => total + count, 0),
    byStatus,
    today: from(today),
    thisWeek: from(mondayOf(today)),
    thisMonth: from(`${today.slice(0, 8)}01`),
    series,
  }
}

function countByStatus(db: Db, table: Counted) {
  return db
    .selectFrom(table)
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
}

/** Counted by hour, because a day begins at another hour where the provider is. */
function countByHour(db: Db, table: Counted, since: string) {
  const hour = sql<string>`substr(created_at, 1, 13)`
  return db
    .selectFrom(table)
    .select((eb) => [hour.as('hour'), eb.fn.countAll<number>().as('count')])
    .where('created_at', '>=', since)
    .groupBy(hour)
    .execute()
}

/** From noon to noon, so that no change of the clocks skips or repeats a date. */
function lastDays(now: Date) {
  const noon = Date.parse(`${dayIn(provider.timeZone, now)}T12:00:00Z`)
  return Array.from({ length: days }, (_, index) =>
    new Date(noon - (days - 1 - index) * dayLength).toISOString().slice(0, 10),
  )
}

function mondayOf(date: string) {
  const noon = new Date(`${date}T12:00:00Z`)
  const sinceMonday = (noon.getUTCDay() + 6) % 7
  return new Date(noon.getTime() - sinceMonday * dayLength).toISOString().slice(0, 10)
}

const sum = (counts: { count: number }[]) => counts.reduce((total, { count }) => total + count, 0)
