import { firstReasons } from '#content/hiring.ts'
import type { ApplicationCare, Reasons } from '#contract/hiring/application-handling.ts'
import { statusNames } from '#contract/hiring/application-status.ts'
import type { Application } from '#contract/hiring/applications.ts'
import type { Job } from '#contract/hiring/jobs.ts'
import { actionWords, withDetails } from '#contract/records/audit-actions.ts'
import type { ChangeEntry, TimelineEntry } from '#contract/records/timeline.ts'
import { listReplies } from '#server/messages/replies/replies.queries.ts'
import type { ApplicationRow } from '#server/platform/db/tables/hiring.ts'
import type { HistoryRow } from '#server/platform/db/tables/records.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { notFound } from '#server/platform/errors.ts'
import { listLinesAbout } from '#server/records/audit/audit.queries.ts'
import {
  addChange,
  listChanges,
  listNotes,
  nextStepInWords,
} from '#server/records/handling/handling.queries.ts'
import { isNotHeld } from '#server/records/privacy/privacy.queries.ts'
import { listSetting } from '#server/records/versions/settings.ts'
import { listApplicationFiles } from '../application-data/application-files.queries.ts'
import { applicationRecords } from '../application-data/applications.queries.ts'
import { listHistory } from '../application-data/status.queries.ts'
import { interviewInWords } from '../application-data/status.ts'
import { listAcknowledgements } from '../disclosure/disclosure.queries.ts'

type Applicant = Pick<Application, 'id' | 'firstName' | 'lastName' | 'position'>

/** Everything that happened to an application, oldest first. */
export async function readTimeline(
  db: Db,
  applicant: Applicant,
  reader?: string,
): Promise<TimelineEntry[]> {
  const { id } = applicant
  const entries = [
    ...(await listStatuses(db, applicant)),
    ...(await listNotes(db, applicationRecords.reference(id), reader)),
    ...(await listReplies(db, applicationRecords.reference(id))),
    ...(await listLogged(db, applicant)),
    ...(await listDisclosed(db, applicant)),
    ...(await listChanges(db, applicationRecords.reference(id), changeInWords)),
  ]
  return entries.toSorted((a, b) => a.at.localeCompare(b.at))
}

async function listDisclosed(db: Db, applicant: Applicant): Promise<ChangeEntry[]> {
  const rows = await listAcknowledgements(db, applicant.id)
  return rows.map(({ id, at, name, version, language }) => ({
    kind: 'change',
    id,
    at,
    by: fullName(applicant),
    text: `acknowledged version ${version} of the disclosure${language === 'es' ? ' in Spanish' : ''} as ${name}`,
  }))
}

async function listStatuses(db: Db, applicant: Applicant): Promise<ChangeEntry[]> {
  const rows = await listHistory(db, applicant.id)
  const job = `for ${(await findFirstPosition(db, applicant.id)) ?? applicant.position}`
  return rows.map(({ id, at, by, actor_id, ...entry }, index) => {
    const change = { kind: 'change' as const, id, at, by }
    if (index > 0 && actor_id === null) {
      return { ...change, by: fullName(applicant), text: 'withdrew the application' }
    }
    if (index > 0) return { ...change, text: `set the status to ${inWords(entry)}` }
    return actor_id === null
      ? { ...change, by: fullName(applicant), text: `applied ${job}` }
      : { ...change, text: `entered an application on paper ${job}` }
  })
}

function changeInWords(change: HistoryRow['change'], detail: string) {
  if (change === 'decision') return detail
  if (change === 'next step') return nextStepInWords(detail)
  return change === 'moved' ? moveInWords(detail) : `recorded ${detail}`
}

const fullName = ({ firstName, lastName }: Applicant) => `${firstName} ${lastName}`

type Entry = Omit<Awaited<ReturnType<typeof listHistory>>[number], 'id' | 'at' | 'by' | 'actor_id'>

function inWords(entry: Entry): string {
  const { status } = entry
  const detail = status === 'interview_scheduled' ? interviewInWords(entry) : entry.reason
  return detail ? `${statusNames[status]}: ${detail}` : statusNames[status]
}

const fileKinds: Record<string, string> = {
  resume: 'the resume',
  'identification document': 'an ID document',
  'applicant document': 'a document',
}

/**
 * Corrections, private links, messages taken back, and who opened or added which file. Older lines do not
 * say which of several files it was.
 */
async function listLogged(db: Db, applicant: Applicant): Promise<ChangeEntry[]> {
  const files = await listApplicationFiles(db, [applicant.id])
  const names = new Map(files.map((file) => [file.id, file.original_name]))
  const kinds = ['application', ...Object.keys(fileKinds)]
  const lines = await listLinesAbout(db, [applicant.id, ...names.keys()], kinds)
  return lines.flatMap(({ id, at, by, action, details, actor_id, object_kind, object_id }) => {
    const { sentence, history } = actionWords(action)
    const file = names.get(object_id ?? '') ?? fileKinds[object_kind]
    const words = withDetails(history ?? sentence, details)
    const text = history ? words : file && words.replace('{record}', () => file)
    if (!text) return []
    // Someone who adds a file without being signed in is the applicant.
    const who = action === 'added' && actor_id === null ? fullName(applicant) : by
    return [{ kind: 'change' as const, id, at, by: who, text }]
  })
}

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
async function findFirstPosition(db: Db, applicationId: string) {
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
function moveInWords(detail: string) {
  const { from, to } = readMove(detail)
  return `moved it from ${jobName(from)} to ${jobName(to)}`
}

const readMove = (detail: string): Move => JSON.parse(detail)

const jobName = ({ position, location }: JobName) => [position, location].filter(Boolean).join(', ')

export const {
  find: findReasons,
  save: saveReasons,
  versions: reasonVersions,
} = listSetting({
  setting: 'reasons',
  table: 'application_reasons',
  access: 'edit applicants',
  first: firstReasons,
  toList: ({ lines: reasons, updatedAt }): Reasons => ({ reasons, updatedAt }),
})

/** Who takes care of an application, and what comes next. */
export async function findCare(db: Db, id: string): Promise<ApplicationCare> {
  const row = await db
    .selectFrom('applications as a')
    .leftJoin('users as u', 'u.id', 'a.owner_id')
    .select(['a.id', 'a.owner_id', 'a.next_step', 'a.next_step_on', 'a.updated_at'])
    .select('u.username as owner_name')
    .where('a.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('Application')
  const { owner_id, next_step: text, next_step_on: on } = row
  return {
    id,
    owner: owner_id ? { id: owner_id, name: row.owner_name ?? '' } : null,
    nextStep: on === null ? null : { text, on },
    updatedAt: row.updated_at,
  }
}

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
