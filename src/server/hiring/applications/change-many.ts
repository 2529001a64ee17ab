import type { FastifyRequest } from 'fastify'
import type {
  BulkChange,
  BulkMessage,
  BulkProblem,
  BulkResult,
} from '#contract/hiring/application-bulk.ts'
import type { AuditAction } from '#contract/records/audit-actions.ts'
import type { SenderDetails } from '#server/messages/mail/mail-texts.ts'
import { takeBackReply } from '#server/messages/replies/replies.queries.ts'
import { canMail, sendReply } from '#server/messages/replies/send-reply.ts'
import type { Context } from '#server/platform/context.ts'
import type { ApplicationRow } from '#server/platform/db/tables/hiring.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { getActor } from '#server/platform/http/access.ts'
import { audit } from '#server/records/audit/audit.queries.ts'
import {
  applicationRecord,
  findWithEditor,
  touchApplication,
} from '../application-data/applications.queries.ts'
import { describeChange } from '../application-data/set-status.ts'
import { changeStatus } from '../application-data/status.queries.ts'
import { messageTo } from './message-to.ts'

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
export async function changeMany(
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
    const filled = message && messageTo(message, found, { ...sender, username: user.username })
    if (message && !filled) return problem('no interview')
    const action = await changeRow(change)
    if (action === undefined) return problem('changed', await findWithEditor(db, id))
    const record = applicationRecord(id)
    const sent =
      filled &&
      (await sendReply(
        db,
        context,
        { record, address: found.email },
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
  async function changeRow({ id, status, reason, updatedAt }: BulkChange) {
    if (!status) return (await touchApplication(db, id, updatedAt, now, user._id)) ? [] : undefined
    const changed = await changeStatus(db, id, { status, reason, updatedAt }, user, now)
    return changed && [describeChange(changed)]
  }
}

type Found = Awaited<ReturnType<typeof findWithEditor>>

const problem = (cause: BulkProblem['cause'], found?: Found) => ({
  problem: { cause, status: found?.status ?? null, by: found?.editor ?? null },
})
