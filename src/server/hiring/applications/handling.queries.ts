import { firstReasons } from '#content/application-reasons.ts'
import type { Reasons } from '#contract/hiring/application-handling.ts'
import type { Application } from '#contract/hiring/applications.ts'
import type { Job } from '#contract/hiring/jobs.ts'
import type { ApplicationRow } from '#server/platform/db/tables/applications.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { addChange } from '#server/records/handling/handling.queries.ts'
import { isNotHeld } from '#server/records/privacy/privacy.queries.ts'
import {
  type EditedLines,
  findLines,
  saveLines,
} from '#server/records/versions/versions.queries.ts'
import { applicationRecords } from '../application-data/applications.queries.ts'

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
  return addChange(
    db,
    applicationRecords.reference(id),
    { change: 'moved', detail: JSON.stringify(move) },
    now,
    by,
  )
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

const table = 'application_reasons'

export const findReasons = async (db: Db) => toReasons(await findLines(db, table, firstReasons))

export async function saveReasons(
  db: Db,
  reasons: string[],
  edit: Parameters<typeof saveLines>[3],
) {
  const saved = await saveLines(db, table, reasons, edit)
  return saved && toReasons(saved)
}

const toReasons = ({ lines: reasons, updatedAt }: EditedLines): Reasons => ({ reasons, updatedAt })

/** An application, and the name of who saved it last. */
export const findWithEditor = (
  db: Db,
  id: string,
): Promise<(ApplicationRow & { editor: string | null }) | undefined> =>
  db
    .selectFrom('applications as a')
    .leftJoin('users as u', 'u.id', 'a.updated_by')
    .selectAll('a')
    .select('u.username as editor')
    .where('a.id', '=', id)
    .executeTakeFirst()

/** Those of these applications that exist, by whether someone put them on hold. */
export async function listByHold(db: Db, ids: string[]) {
  const found = await db
    .selectFrom('applications')
    .select('id')
    .select((await isNotHeld(db)).as('free'))
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  const idsOf = (free: boolean) =>
    found.filter((each) => Boolean(each.free) === free).map(({ id }) => id)
  return { free: idsOf(true), held: idsOf(false) }
}
