import { type ApplicationStatus, canHaveReason } from '#contract/hiring/application-status.ts'
import type { Offer } from '#contract/hiring/decisions.ts'
import { newId } from '#server/platform/db/portable.ts'
import type { ApplicationRow } from '#server/platform/db/tables/hiring.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { sameClockTime, toUtc } from '#server/platform/time.ts'
import type { ZoneMove } from '#server/records/feature.ts'
import { addChange, addNote } from '#server/records/handling/handling.queries.ts'
import { matchesVersion } from '#server/records/versions/versions.queries.ts'
import { decisionsInWords } from './decisions.ts'

/** What is undefined stays as it is. */
export type StatusChange = {
  status: ApplicationStatus
  /** Empty text removes the newest notes from the application, but not from its history. */
  notes?: string | undefined
  reason?: string | undefined
  interviewAt?: string | undefined
  interviewPlace?: string | undefined
  /** Null ends it. */
  offer?: Offer | null | undefined
  checkNoticeOn?: string | undefined
  /** The version that was edited. If the row has a newer one, nothing is changed. */
  updatedAt?: string | undefined
}

const stateColumns = [
  'status',
  'notes',
  'reason',
  'interview_at',
  'interview_place',
  'offer_made_on',
  'offer_answer',
  'offer_answered_on',
  'check_notice_on',
] as const
type State = Pick<ApplicationRow, (typeof stateColumns)[number]>

export type ChangedStatus = { before: State; after: State }

/**
 * Changes the status with what belongs to it, and adds it to the history. Returns what was stored
 * before and after, or undefined when the row is gone or has a newer version. `by` is null when the
 * applicant does it.
 */
export async function changeStatus(
  db: Db,
  id: string,
  change: StatusChange,
  by: { _id: string; username: string } | null,
  now: Date,
): Promise<ChangedStatus | undefined> {
  // This locks the row: of two changes at the same time, the second one sees what the first one stored.
  const before = await db
    .updateTable('applications')
    .set({ updated_at: now.toISOString(), updated_by: by?._id ?? null })
    .where('id', '=', id)
    .where(matchesVersion(change.updatedAt))
    .returning(stateColumns)
    .executeTakeFirst()
  if (!before) return undefined
  if (by) await recordFirstLook(db, id, now)
  const after = stateAfter(before, change)
  await db.updateTable('applications').set(after).where('id', '=', id).execute()
  await recordChange(db, id, before, after, by?._id ?? null, now)
  for (const detail of by ? decisionsInWords(before, after) : []) {
    const line = { change: 'decision' as const, detail }
    await addChange(db, { column: 'application_id', id }, line, now, by?._id ?? '')
  }
  if (by && after.notes !== '' && after.notes !== before.notes) {
    await addNote(db, { column: 'application_id', id }, after.notes, now, by)
  }
  return { before, after }
}

function stateAfter(before: State, change: StatusChange): State {
  const { status, notes, reason, ...interview } = change
  const kept = status === before.status ? before.reason : ''
  const { interviewAt, interviewPlace } = interview
  return {
    status,
    notes: notes ?? before.notes,
    reason: canHaveReason(status) ? (reason ?? kept) : '',
    interview_at: interviewAt === undefined ? before.interview_at : (toUtc(interviewAt) ?? ''),
    interview_place: interviewPlace ?? before.interview_place,
    ...offerAfter(before, change),
    check_notice_on: change.checkNoticeOn ?? noticeAfter(before, status),
  }
}

const noOffer = { offer_made_on: '', offer_answer: '', offer_answered_on: '' } as const

/** Another status than the one that an offer stands beside ends it. */
function offerAfter(before: State, { status, offer }: StatusChange) {
  if (status !== 'interview_completed' || offer === null) return noOffer
  if (offer === undefined) {
    const { offer_made_on, offer_answer, offer_answered_on } = before
    return { offer_made_on, offer_answer, offer_answered_on }
  }
  const { madeOn, answer, answeredOn } = offer
  return { offer_made_on: madeOn, offer_answer: answer, offer_answered_on: answeredOn }
}

/** The notice stays with a rejection, which it led to. Any other decision ends it. */
const noticeAfter = (before: State, status: ApplicationStatus) =>
  status === before.status || status === 'rejected' ? before.check_notice_on : ''

/**
 * An interview that was moved is one more entry. Another reason is not, because the time of the
 * decision stays the same.
 */
async function recordChange(
  db: Db,
  id: string,
  before: State,
  after: State,
  actorId: string | null,
  now: Date,
) {
  const { status, reason, interview_at, interview_place } = after
  const moved = interview_at !== before.interview_at || interview_place !== before.interview_place
  if (status !== before.status || (moved && status === 'interview_scheduled')) {
    const entry = { status, reason, interview_at, interview_place }
    await addToHistory(db, id, entry, actorId, now)
  } else if (reason !== before.reason) {
    await db
      .updateTable('application_status_history')
      .set({ reason })
      .where('id', '=', (eb) =>
        eb
          .selectFrom('application_status_history')
          .select('id')
          .where('application_id', '=', id)
          .orderBy('at', 'desc')
          .orderBy('id', 'desc')
          .limit(1),
      )
      .execute()
  }
}

export async function addToHistory(
  db: Db,
  id: string,
  entry: Pick<State, 'status' | 'reason' | 'interview_at' | 'interview_place'>,
  actorId: string | null,
  now: Date,
) {
  await db
    .insertInto('application_status_history')
    .values({
      id: newId(),
      application_id: id,
      ...entry,
      at: now.toISOString(),
      actor_id: actorId,
    })
    .execute()
}

/** Every status an application has had, oldest first. */
export function listHistory(db: Db, id: string) {
  return db
    .selectFrom('application_status_history as h')
    .leftJoin('users as u', 'u.id', 'h.actor_id')
    .selectAll('h')
    .select('u.username as by')
    .where('h.application_id', '=', id)
    .orderBy('h.at')
    .orderBy('h.id')
    .execute()
}

/** Remembers when someone in the office looked at an application for the first time. */
export async function recordFirstLook(db: Db, id: string, now: Date) {
  await db
    .updateTable('applications')
    .set({ first_look_at: now.toISOString() })
    .where('id', '=', id)
    .where('first_look_at', 'is', null)
    .execute()
}

/** Interviews that are still to come stay at the time that the applicant was told. */
export async function keepInterviewClock(db: Db, { from, to, now }: ZoneMove) {
  const rows = await db
    .selectFrom('applications')
    .select(['id', 'interview_at'])
    .where('interview_at', '>=', now.toISOString())
    .execute()
  for (const { id, interview_at } of rows) {
    await db
      .updateTable('applications')
      .set({ interview_at: sameClockTime(interview_at, from, to) })
      .where('id', '=', id)
      .execute()
  }
}
