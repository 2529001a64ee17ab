import { newsLimit } from '#contract/records/news.ts'
import type { Db } from '#server/platform/db/transact.ts'

/** What the holder of a link may know, and who takes care of the referral. */
export const findPrivateReferral = (db: Db, id: string) =>
  db
    .selectFrom('referrals as r')
    .leftJoin('users as u', 'u.id', 'r.owner_id')
    .select(['r.reference', 'r.stage', 'r.missing', 'u.username', 'u.signature'])
    .where('r.id', '=', id)
    .executeTakeFirst()

/** What senders did with their private links. */
export const listReferralNews = (db: Db, since: string) =>
  db
    .selectFrom('record_history as h')
    .innerJoin('referrals as r', 'r.id', 'h.referral_id')
    .select(['r.id as recordId', 'h.at', 'r.person_name as name'])
    .where('h.actor_id', '=', '')
    .where('h.at', '>', since)
    .orderBy('h.at', 'desc')
    .limit(newsLimit)
    .execute()
