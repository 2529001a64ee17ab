import type { FastifyRequest } from 'fastify'
import { shownName } from '#content/provider.ts'
import { closingOf } from '#contract/accounts/signature.ts'
import {
  applicationBulkCalls,
  applicationBulkSchemas,
  type BulkChange,
  type BulkMessage,
  type BulkProblem,
  type BulkResult,
} from '#contract/hiring/application-bulk.ts'
import { fillMessage, linkPlaceholder, unfilledPlaceholders } from '#contract/messages/templates.ts'
import { dayAndTimeIn } from '#contract/platform/time-zone.ts'
import type { AuditAction } from '#contract/records/audit-actions.ts'
import { replyMessages } from '#contract/records/timeline.ts'
import type { SenderDetails } from '#server/messages/mail/visitor-mail-kinds.ts'
import { takeBackReply } from '#server/messages/replies/replies.queries.ts'
import { canMail, sendReply } from '#server/messages/replies/send-reply.ts'
import type { Context } from '#server/platform/context.ts'
import type { ApplicationRow } from '#server/platform/db/tables/hiring.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { badRequest } from '#server/platform/errors.ts'
import { getActor } from '#server/platform/http/access.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import { providerZone } from '#server/platform/provider-zone.ts'
import { toUtc } from '#server/platform/time.ts'
import { audit } from '#server/records/audit/audit.queries.ts'
import { eraseFiles } from '#server/records/documents/sweep.ts'
import { changeRecord } from '#server/records/handling/handling.queries.ts'
import { deleteRecords } from '#server/records/privacy/delete-records.ts'
import { applicationRecords } from '../application-data/applications.queries.ts'
import { findSpanishPosition } from '../application-data/spanish-positions.ts'
import { changeStatus } from '../application-data/status.queries.ts'
import { describeChange, isCheckTooEarly } from '../application-data/status.ts'
import { applicationKind } from './application-rules.routes.ts'
import { findWithEditor, listByHold } from './handling.queries.ts'

/** What staff do with several applications at once. */
export async function applicationBulkRoutes(app: App, context: Context) {
  const { db, mail, details, now } = context

  routes(app, applicationBulkCalls, applicationBulkSchemas, {
    change: async (request) => {
      const { applications: changes, message } = request.body
      if (message && !mail) throw badRequest(replyMessages.noMail)
      const found = await details.read()
      const sender = { ...found, name: shownName(found) }
      const result = await transact(db, (db) =>
        changeMany(db, request, context, { changes, message, sender }),
      )
      return ok(result)
    },

    remove: async (request) => {
      const { deleted, held, files } = await transact(db, async (db) => {
        const { free, held } = await listByHold(db, request.body.ids)
        const by = { caller: request, action: 'deleted' as const, now: now() }
        const result = await deleteRecords(db, applicationKind, free, by)
        return { ...result, held }
      })
      await eraseFiles(request, context, files)
      return ok({ deleted, held })
    },
  })
}

type Bulk = { changes: BulkChange[]; message: BulkMessage | undefined; sender: SenderDetails }

type Outcome = {
  changed?: BulkResult['changed'][number]
  problem?: Omit<BulkProblem, 'id'> | undefined
  /** What the audit log says about it. */
  actions?: AuditAction[]
}

/**
 * Changes several applications, in the transaction of the caller. One that someone else changed or
 * deleted meanwhile, or that the message cannot be sent to, is left out and reported.
 */
async function changeMany(
  db: Db,
  request: FastifyRequest,
  context: Pick<Context, 'mail' | 'now'>,
  { changes, message, sender }: Bulk,
): Promise<BulkResult> {
  const { user } = getActor(request)
  const now = context.now()
  const outcomes: (Outcome & { id: string })[] = []
  // Always in the same order, so that two people with the same applications cannot block each other.
  for (const change of changes.toSorted((a, b) => a.id.localeCompare(b.id))) {
    outcomes.push({ id: change.id, ...(await changeOne(change)) })
  }
  for (const { id: objectId, actions = [] } of outcomes) {
    for (const action of actions) {
      await audit(db, request, now, { action, objectKind: 'application', objectId })
    }
  }
  return {
    changed: outcomes.flatMap(({ changed }) => changed ?? []),
    problems: outcomes.flatMap(({ id, problem }) => (problem ? [{ id, ...problem }] : [])),
  }

  async function changeOne(change: BulkChange): Promise<Outcome> {
    const { id, takeBack } = change
    const found = await findWithEditor(db, id)
    if (!found) return problem('deleted')
    if (message && !canMail(context.mail, found.email)) return problem('no address')
    const before = { reason: found.reason, checkNoticeOn: found.check_notice_on }
    if (await isCheckTooEarly(db, before, change, now)) return problem('waiting')
    const planned = withInterview(found, change)
    if (message?.language === 'es') {
      planned.position = (await findSpanishPosition(db, found)) ?? found.position
    }
    const filled =
      message && messageTo(message, planned, { ...sender, closing: closingOf(user, sender.name) })
    if (message && !filled) return problem('no interview')
    const action = await changeRow(change)
    if (action === undefined) return problem('changed', await findWithEditor(db, id))
    const record = applicationRecords.reference(id)
    const sent =
      filled &&
      (await sendReply(
        db,
        context,
        { record, address: found.email, language: found.language, purpose: 'application' },
        { ...filled, way: 'mail' },
        user,
      ))
    const isTakenBack = takeBack && (await takeBackReply(db, record, takeBack, user._id))
    return {
      changed: { id, updatedAt: now.toISOString(), messageId: sent?.id ?? null },
      actions: [
        ...action,
        ...(sent ? ['wrote-to' as const] : []),
        ...(isTakenBack ? ['took-back-message' as const] : []),
      ],
      ...(takeBack && !isTakenBack && problem('sent')),
    }
  }

  /** What the audit log says, which is nothing when only the version changed; undefined when it was refused. */
  async function changeRow({ id, status, takeBack: _, afterCheck: __, ...change }: BulkChange) {
    if (!status) {
      const version = { updatedAt: change.updatedAt, now, by: user._id }
      return (await changeRecord(db, 'applications', id, {}, version)) ? [] : undefined
    }
    const changed = await changeStatus(db, id, { status, ...change }, user, now)
    return changed && describeChange(changed)
  }
}

type Found = Awaited<ReturnType<typeof findWithEditor>>

const problem = (cause: BulkProblem['cause'], found?: Found) => ({
  problem: { cause, status: found?.status ?? null, by: found?.editor ?? null },
})

type Applicant = Pick<
  ApplicationRow,
  'first_name' | 'last_name' | 'position' | 'location' | 'interview_at' | 'interview_place'
>

/** An applicant with the interview that the change plans. */
const withInterview = (
  found: Applicant,
  { interviewAt, interviewPlace }: Pick<BulkChange, 'interviewAt' | 'interviewPlace'>,
): Applicant => ({
  ...found,
  interview_at: interviewAt === undefined ? found.interview_at : (toUtc(interviewAt) ?? ''),
  interview_place: interviewPlace ?? found.interview_place,
})

/** The message to one applicant. Undefined when it needs something that is not known, such as an interview. */
function messageTo(
  message: BulkMessage,
  { first_name, last_name, position, location, interview_at, interview_place }: Applicant,
  { name, phone, email, closing }: SenderDetails & { closing: string },
): BulkMessage | undefined {
  const values: Record<string, string> = {
    name: `${first_name} ${last_name}`,
    job: position,
    ...(location && { town: location }),
    ...(interview_at && {
      interview: dayAndTimeIn(providerZone(), interview_at, message.language),
    }),
    ...(interview_place && { place: interview_place }),
    provider: name,
    phone,
    email,
    sender: closing,
  }
  const needed = unfilledPlaceholders('application', `${message.subject} ${message.text}`)
  const known = (typed: string) => typed === linkPlaceholder || values[typed.slice(1, -1)]
  if (!needed.every(known)) return undefined
  return fillMessage(message, values)
}
