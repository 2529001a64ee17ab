import type { NewsKind } from '#contract/records/news.ts'
import type { NewsSettingsRow } from '#server/platform/db/tables/records.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { days, hours, timeBefore } from '#server/platform/time.ts'

/** How far back the news goes for someone who has not looked yet. */
const firstLook = 14 * days
const betweenMails = 1 * hours

export async function seenUntil(db: Db, userId: string, now: Date): Promise<string> {
  const row = await findSettings(db, userId)
  return row?.seen_at ?? timeBefore(now, firstLook).toISOString()
}

const findSettings = (db: Db, userId: string) =>
  db.selectFrom('news_settings').selectAll().where('user_id', '=', userId).executeTakeFirst()

export const saveSeen = (db: Db, userId: string, until: string) =>
  saveSettings(db, userId, { seen_at: until })

/** When someone last opened each of these records. */
export async function findOpenings(db: Db, userId: string, ids: string[], since: string) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('audit_log')
    .select((eb) => ['object_id', eb.fn.max('at').as('at')])
    .where('actor_id', '=', userId)
    .where('action', '=', 'opened')
    .where('object_id', 'in', ids)
    .where('at', '>', since)
    .groupBy('object_id')
    .execute()
  return new Map(rows.map(({ object_id, at }) => [object_id ?? '', at]))
}

export async function readMailKinds(db: Db, userId: string): Promise<NewsKind[]> {
  return readKinds((await findSettings(db, userId))?.mail_kinds)
}

const readKinds = (stored = '[]'): NewsKind[] => JSON.parse(stored)

/** What happened before someone asked for mail is not mailed. */
export async function saveMailKinds(db: Db, userId: string, kinds: NewsKind[], now: Date) {
  const before = await readMailKinds(db, userId)
  await saveSettings(db, userId, {
    mail_kinds: JSON.stringify(kinds),
    ...(before.length === 0 && { mail_from: now.toISOString() }),
  })
}

/** Those who get mail about news and have had none for an hour. */
export async function listReaders(db: Db, now: Date) {
  const rows = await db
    .selectFrom('news_settings as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['u.id', 'u.email', 'u.role', 's.seen_at', 's.mail_kinds', 's.mail_from'])
    .where('u.active', '=', 1)
    .where('s.mail_kinds', '<>', '[]')
    .where((eb) =>
      eb.or([
        eb('s.mailed_at', 'is', null),
        eb('s.mailed_at', '<=', timeBefore(now, betweenMails).toISOString()),
      ]),
    )
    .execute()
  return rows.map(({ seen_at, mail_kinds, mail_from, ...user }) => ({
    ...user,
    kinds: readKinds(mail_kinds),
    since: [seen_at ?? '', mail_from ?? ''].toSorted().at(-1) ?? '',
  }))
}

export const saveMailed = (db: Db, userId: string, until: string, now: Date) =>
  saveSettings(db, userId, { mail_from: until, mailed_at: now.toISOString() })

async function saveSettings(db: Db, userId: string, changes: Partial<NewsSettingsRow>) {
  const fresh = { seen_at: null, mail_kinds: '[]', mail_from: null, mailed_at: null }
  await db
    .insertInto('news_settings')
    .values({ ...fresh, ...changes, user_id: userId })
    .onConflict((on) => on.column('user_id').doUpdateSet(changes))
    .execute()
}
