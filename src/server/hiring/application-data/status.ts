import type { FastifyRequest } from 'fastify'
import type { ApplicationStatus } from '#contract/hiring/application-status.ts'
import type { Application } from '#contract/hiring/applications.ts'
import { checkTooEarly, decideFrom, isCheckReason } from '#contract/hiring/decisions.ts'
import { dayAndTimeIn } from '#contract/platform/time-zone.ts'
import type { AuditAction } from '#contract/records/audit-actions.ts'
import type { ApplicationRow } from '#server/platform/db/tables/hiring.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { badRequest } from '#server/platform/errors.ts'
import { providerZone } from '#server/platform/provider-zone.ts'
import { dayIn } from '#server/platform/time.ts'
import { audit } from '#server/records/audit/audit.queries.ts'
import { conflictOrNotFound } from '#server/records/versions/versions.queries.ts'
import { findApplication } from './applications.queries.ts'
import { isSameOffer } from './decisions.ts'
import { readWaitingDays } from './rules.queries.ts'
import { type ChangedStatus, changeStatus, type StatusChange } from './status.queries.ts'

/**
 * Changes the status of an application for whoever sent the request, with its line in the audit log.
 * Whoever is not signed in is the applicant. Every call that changes a status uses it, in a transaction. Refused when the application is gone or
 * someone else changed it first.
 */
export async function setStatus(
  db: Db,
  request: FastifyRequest,
  id: string,
  change: StatusChange,
  now: Date,
) {
  const found = change.reason ? await findApplication(db, id) : undefined
  if (found && (await isCheckTooEarly(db, found, change, now))) {
    throw badRequest(checkTooEarly, { reason: checkTooEarly })
  }
  const changed = await changeStatus(db, id, change, request.actor?.user ?? null, now)
  if (!changed) {
    throw await conflictOrNotFound(db, 'applications', 'Application', await findApplication(db, id))
  }
  for (const action of describeChange(changed)) {
    await audit(db, request, now, { action, objectKind: 'application', objectId: id })
  }
}

type Rejection = Pick<StatusChange, 'reason'> & {
  status?: ApplicationStatus | undefined
  afterCheck?: boolean | undefined
}

/** Whether a background check is the reason, and the person can still answer the first notice, or has none. */
export async function isCheckTooEarly(
  db: Db,
  before: Pick<Application, 'reason' | 'checkNoticeOn'>,
  { status, reason = '', afterCheck }: Rejection,
  now: Date,
) {
  const isReason = status === 'rejected' && reason !== before.reason && isCheckReason(reason)
  if (!afterCheck && !isReason) return false
  const noticeOn = before.checkNoticeOn
  const { waitingDays } = await readWaitingDays(db)
  return noticeOn === '' || dayIn(providerZone(), now) < decideFrom(noticeOn, waitingDays)
}

/** What the audit log says about a change of the status or of what belongs to it. */
export function describeChange({ before, after }: ChangedStatus): AuditAction[] {
  const actions: AuditAction[] = []
  if (before.status !== after.status) {
    actions.push(`changed-status:${before.status}:${after.status}`)
  } else if (before.notes !== after.notes) actions.push('noted')
  // That an offer ended is told by the new status.
  if (after.offer_made_on && !isSameOffer(before, after)) actions.push('recorded-offer')
  if (after.check_notice_on && after.check_notice_on !== before.check_notice_on) {
    actions.push('recorded-check-notice')
  }
  return actions.length > 0 ? actions : ['updated']
}

/** Interview scheduled */
export const statusInWords = (status: string) =>
  `${status.charAt(0).toUpperCase()}${status.slice(1).replaceAll('_', ' ')}`

/** Friday, November 20, 2026 at 10:00 AM, Main office; empty when nothing is known. */
export const interviewInWords = ({
  interview_at,
  interview_place,
}: Pick<ApplicationRow, 'interview_at' | 'interview_place'>) =>
  [interview_at && dayAndTimeIn(providerZone(), interview_at), interview_place]
    .filter(Boolean)
    .join(', ')
