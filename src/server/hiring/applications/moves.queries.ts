import type { Application } from '#contract/hiring/applications.ts'
import type { Job } from '#contract/hiring/jobs.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { addChange } from '#server/records/handling/history.queries.ts'

// The moves of applications from one job to another, as their history has them.

type JobName = Pick<Application, 'position' | 'location'>
type Move = { from: JobName; to: JobName }

export function addMove(
  db: Db,
  { id, position, location }: Pick<Application, 'id' | 'position' | 'location'>,
  job: Pick<Job, 'title' | 'location'>,
  now: Date,
  by: string,
) {
  const move: Move = {
    from: { position, location },
    to: { position: job.title, location: job.location },
  }
  const record = { column: 'application_id' as const, id }
  return addChange(db, record, { change: 'moved', detail: JSON.stringify(move) }, now, by)
}

/** What someone applied for, if the application was moved to another job since. */
export async function findFirstPosition(db: Db, applicationId: string) {
  const first = await db
    .selectFrom('record_history')
    .select('detail')
    .where('application_id', '=', applicationId)
    .where('change', '=', 'moved')
    .orderBy('at')
    .orderBy('id')
    .executeTakeFirst()
  return first && readMove(first.detail).from.position
}

/** moved it from Cook, Smyrna, TN to Driver, Lebanon, TN */
export function moveInWords(detail: string) {
  const { from, to } = readMove(detail)
  return `moved it from ${jobName(from)} to ${jobName(to)}`
}

const readMove = (detail: string): Move => JSON.parse(detail)

const jobName = ({ position, location }: JobName) => [position, location].filter(Boolean).join(', ')
