import { provider } from '#content/provider.ts'
import type { Context } from '#server/platform/context.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { dayIn, startOfDay } from '#server/platform/time.ts'

/** Mails the office that the backup failed, at most once a day: it is tried again every two hours. */
export async function warnOfFailedBackup({ db, mail, now }: Pick<Context, 'db' | 'mail' | 'now'>) {
  if (!mail) return
  await transact(db, async (db) => {
    if (await isFirstToday(db, now())) await mail.announceFailedBackup(db)
  })
}

async function isFirstToday(db: Db, now: Date): Promise<boolean> {
  const today = startOfDay(provider.timeZone, dayIn(provider.timeZone, now))
  const first = await db
    .insertInto('milestones')
    .values({ name: 'last warning of a failed backup', reached_at: now.toISOString() })
    .onConflict((on) =>
      on
        .column('name')
        .doUpdateSet((eb) => ({ reached_at: eb.ref('excluded.reached_at') }))
        .where('milestones.reached_at', '<', today.toISOString()),
    )
    .returning('name')
    .executeTakeFirst()
  return first !== undefined
}
