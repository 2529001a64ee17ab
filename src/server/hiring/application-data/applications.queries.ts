import { applicationReference } from '#contract/hiring/application-status.ts'
import type { Application, ApplicationDetails } from '#contract/hiring/applications.ts'
import type { Job } from '#contract/hiring/jobs.ts'
import type { Complete } from '#contract/platform/common.ts'
import type { Language } from '#contract/platform/language.ts'
import { makeSearchText, searchable } from '#contract/platform/search.ts'
import type { ApplicationFileRow, ApplicationRow } from '#server/platform/db/tables/hiring.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { uploadPaths } from '#server/platform/files/documents.ts'
import { lockChangeCount } from '#server/records/counts/counts.queries.ts'
import { forgetClaims, markRemoved } from '#server/records/documents/documents.queries.ts'
import { records } from '#server/records/handling/handling.ts'
import { listApplicationFiles, toResume } from './application-files.queries.ts'
import { toOffer } from './decisions.ts'
import { keepUntil, readRetention } from './rules.queries.ts'
import { findSpanishPosition } from './spanish-positions.ts'
import { addToHistory, listHistory } from './status.queries.ts'

export type NewApplication = {
  id: string
  jobId: string
  position: string
  location: string
  firstName: string
  lastName: string
  email: string
  phone: string
  language?: Language
}

export async function findApplication(db: Db, id: string): Promise<ApplicationDetails | undefined> {
  const row = await db
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const files = await listApplicationFiles(db, [id])
  const history = await listHistory(db, id)
  const spanishPosition = row.language === 'es' ? await findSpanishPosition(db, row) : undefined
  const changedAt = history.at(-1)?.at ?? row.created_at
  return {
    ...toApplication(row, files, keepUntil(changedAt, await readRetention(db)), spanishPosition),
    history: history.map(({ status, at, by }) => ({ status, at, by })),
  }
}

export const applicationRecords = records({
  name: 'Application',
  objectKind: 'application',
  table: 'applications',
  find: findApplication,
})

/** `by` is the user who entered it; null for one that someone sent themselves. */
export async function createApplication(
  db: Db,
  application: NewApplication,
  now: Date,
  by: string | null = null,
) {
  const { id, firstName, lastName, email, position, location } = application
  const at = now.toISOString()
  const state = {
    status: 'pending' as const,
    reason: '',
    interview_at: '',
    interview_place: '',
  }
  await lockChangeCount(db, 'applications')
  await db
    .insertInto('applications')
    .values({
      id,
      job_id: application.jobId,
      position,
      location,
      first_name: firstName,
      last_name: lastName,
      email,
      phone: application.phone,
      language: application.language ?? 'en',
      ...state,
      offer_made_on: '',
      offer_answer: '',
      offer_answered_on: '',
      check_notice_on: '',
      next_step: '',
      notes: '',
      experience: '',
      education: '',
      has_resume: 0,
      has_identification: 0,
      ...searchColumns(application),
      created_at: at,
      updated_at: at,
    })
    .execute()
  await addToHistory(db, id, state, by, now)
}

/** What is searched and sorted. */
const searchColumns = ({
  id,
  firstName,
  lastName,
  email,
  phone,
  position,
  location,
}: Omit<NewApplication, 'jobId'>) => ({
  search_text: makeSearchText(
    [firstName, lastName, email, position, location, applicationReference(id)],
    phone,
  ),
  sort_name: searchable(`${lastName} ${firstName}`),
})

/** Corrects who applied. Call it after the change to a new version, which locks the row. */
export async function correctApplicant(
  db: Db,
  { id, position, location }: Pick<Application, 'id' | 'position' | 'location'>,
  applicant: Pick<Application, 'firstName' | 'lastName' | 'email' | 'phone'>,
) {
  const { firstName, lastName, email, phone } = applicant
  await db
    .updateTable('applications')
    .set({
      first_name: firstName,
      last_name: lastName,
      email,
      phone,
      ...searchColumns({ ...applicant, id, position, location }),
    })
    .where('id', '=', id)
    .execute()
}

/** Gives an application to another job. Call it after the change to a new version, which locks the row. */
export async function setJob(
  db: Db,
  application: Pick<Application, 'id' | 'firstName' | 'lastName' | 'email' | 'phone'>,
  { id: job_id, title: position, location }: Pick<Job, 'id' | 'title' | 'location'>,
) {
  await db
    .updateTable('applications')
    .set({ job_id, position, location, ...searchColumns({ ...application, position, location }) })
    .where('id', '=', application.id)
    .execute()
}

/** Stores the newest of the notes. Returns false when the application does not exist. */
export async function setNotes(db: Db, id: string, notes: string): Promise<boolean> {
  const found = await db
    .updateTable('applications')
    .set({ notes })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Deletes an application and returns the names of its files, which are recorded to be deleted from the
 * disk. Undefined when it does not exist: of two people who delete it at the same time, only the first
 * finds the row and records the files.
 */
export async function deleteApplication(
  db: Db,
  id: string,
  now: Date,
): Promise<string[] | undefined> {
  const names = (await listApplicationFiles(db, [id])).map((file) => file.stored_name)
  await forgetClaims(db, id)
  await lockChangeCount(db, 'applications')
  const gone = await db
    .deleteFrom('applications')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!gone) return undefined
  await markRemoved(db, names, now)
  return names
}

export function toApplication(
  row: ApplicationRow,
  allFiles: ApplicationFileRow[],
  keepUntil: string,
  spanishPosition: string | undefined,
): Complete<Application> {
  const files = allFiles.filter((file) => file.application_id === row.id)
  // One that was asked for later takes the place of the first.
  const resume = files.findLast((file) => file.kind === 'resume')
  return {
    _id: row.id,
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    language: row.language,
    position: row.position,
    spanishPosition,
    location: row.location,
    status: row.status,
    reason: row.reason,
    interviewAt: row.interview_at,
    interviewPlace: row.interview_place,
    offer: toOffer(row),
    checkNoticeOn: row.check_notice_on,
    resume: resume ? toResume(resume) : null,
    identificationDocuments: files
      .filter((file) => file.kind === 'identification')
      .map((file) => ({
        _id: file.id,
        id: file.id,
        path: `${uploadPaths.identification}/${file.stored_name}`,
        originalName: file.original_name,
        size: file.size,
      })),
    documentsCount: files.length,
    experience: row.experience,
    education: row.education,
    notes: row.notes,
    jobId: row.job_id,
    keepUntil,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
