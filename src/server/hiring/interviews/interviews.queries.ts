import type { Interview } from '#contract/hiring/interviews.ts'
import type { Complete } from '#contract/platform/common.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { providerZone } from '#server/platform/provider-zone.ts'
import { dayIn, startOfDay } from '#server/platform/time.ts'

/** The interviews of today and later, the earliest first. */
export async function listInterviews(db: Db, now: Date): Promise<Interview[]> {
  const today = startOfDay(providerZone(), dayIn(providerZone(), now)).toISOString()
  const rows = await scheduled(db).where('interview_at', '>=', today).execute()
  return withOwners(db, rows)
}

export async function findInterview(db: Db, id: string): Promise<Interview | undefined> {
  const rows = await scheduled(db).where('id', '=', id).where('interview_at', '!=', '').execute()
  return (await withOwners(db, rows))[0]
}

const scheduled = (db: Db) =>
  db
    .selectFrom('applications')
    .select([
      'id',
      'first_name',
      'last_name',
      'position',
      'location',
      'interview_at',
      'interview_place',
      'updated_at',
    ])
    .where('status', '=', 'interview_scheduled')
    .orderBy('interview_at')
    .orderBy('id')

async function withOwners(
  db: Db,
  rows: Awaited<ReturnType<ReturnType<typeof scheduled>['execute']>>,
) {
  if (rows.length === 0) return []
  const set = await db
    .selectFrom('application_status_history as h')
    .leftJoin('users as u', 'u.id', 'h.actor_id')
    .select(['h.application_id', 'u.username'])
    .where('h.status', '=', 'interview_scheduled')
    .where(
      'h.application_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('h.at')
    .orderBy('h.id')
    .execute()
  // The last one to set it takes the place of those before.
  const owners = new Map(set.map(({ application_id, username }) => [application_id, username]))
  return rows.map(
    (row): Complete<Interview> => ({
      id: row.id,
      name: `${row.first_name} ${row.last_name}`,
      position: row.position,
      location: row.location,
      interviewAt: row.interview_at,
      interviewPlace: row.interview_place,
      by: owners.get(row.id) ?? null,
      updatedAt: row.updated_at,
    }),
  )
}
