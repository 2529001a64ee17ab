import type { Db } from '../db/transact.ts'
import { timeAfter } from '../time.ts'

/** Counts one more request, and begins at one again when the time is over. */
export async function addToLimit(db: Db, key: string, now: Date, window: number) {
  const at = now.toISOString()
  const ends_at = timeAfter(now, window).toISOString()
  const row = await db
    .insertInto('rate_limits')
    .values({ key, count: 1, ends_at })
    .onConflict((on) =>
      on.column('key').doUpdateSet((eb) => {
        const isOver = eb.or([
          eb('rate_limits.ends_at', '<=', at),
          // It was stored while the clock was ahead.
          eb('rate_limits.ends_at', '>', ends_at),
        ])
        return {
          count: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('rate_limits.count', '+', 1))
            .end(),
          ends_at: eb.case().when(isOver).then(ends_at).else(eb.ref('rate_limits.ends_at')).end(),
        }
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow()
  return { count: row.count, endsAt: new Date(row.ends_at) }
}

/** Deletes what no longer counts. */
export async function forgetEndedLimits(db: Db, now: Date) {
  await db.deleteFrom('rate_limits').where('ends_at', '<', now.toISOString()).execute()
}
