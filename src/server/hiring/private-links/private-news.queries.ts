import { sql } from 'kysely'
import { newsLimit } from '#contract/records/news.ts'
import type { Db } from '#server/platform/db/transact.ts'

const name = sql<string>`a.first_name || ' ' || a.last_name`.as('name')

/** Applicants who withdrew with their private link. */
export const listWithdrawals = (db: Db, since: string) =>
  db
    .selectFrom('application_status_history as h')
    .innerJoin('applications as a', 'a.id', 'h.application_id')
    .select(['a.id as recordId', 'h.at', name])
    .where('h.status', '=', 'withdrawn')
    .where('h.actor_id', 'is', null)
    .where('h.at', '>', since)
    .orderBy('h.at', 'desc')
    .limit(newsLimit)
    .execute()

/** Documents that applicants added with their private link; the log has no actor for them. */
export const listAddedDocuments = (db: Db, since: string) =>
  db
    .selectFrom('audit_log as l')
    .innerJoin('application_files as f', 'f.id', 'l.object_id')
    .innerJoin('applications as a', 'a.id', 'f.application_id')
    .select(['a.id as recordId', 'l.at', name])
    .where('l.object_kind', 'in', ['resume', 'identification document'])
    .where('l.action', '=', 'added')
    .where('l.actor_id', 'is', null)
    .where('l.at', '>', since)
    .orderBy('l.at', 'desc')
    .limit(newsLimit)
    .execute()

export const listAcknowledged = (db: Db, since: string) =>
  db
    .selectFrom('disclosure_acknowledgements as d')
    .innerJoin('applications as a', 'a.id', 'd.application_id')
    .select(['a.id as recordId', 'd.acknowledged_at as at', name])
    .where('d.acknowledged_at', '>', since)
    .orderBy('d.acknowledged_at', 'desc')
    .limit(newsLimit)
    .execute()
