import type { FastifyRequest } from 'fastify'
import type { ClosedReason, ContactMessage, MessageStatus } from '#contract/messages/contact.ts'
import {
  contactHandlingCalls,
  contactHandlingSchemas,
} from '#contract/messages/contact-handling.ts'
import type { AuditAction } from '#contract/records/audit-actions.ts'
import { replyMessages } from '#contract/records/timeline.ts'
import type { Context } from '#server/platform/context.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { conflict } from '#server/platform/errors.ts'
import { getActor } from '#server/platform/http/access.ts'
import { type App, done, ok, routes } from '#server/platform/http/routes.ts'
import { audit, recordOpening } from '#server/records/audit/audit.queries.ts'
import { listOwners, ownerAction, requireOwner } from '#server/records/handling/handling.queries.ts'
import { noteHandling } from '#server/records/handling/handling.ts'
import { listReplies, takeBackReply } from '../replies/replies.queries.ts'
import { canMail, sendReply } from '../replies/send-reply.ts'
import { findMessage } from './contact.queries.ts'
import { changeMessage, messageReference, orNotFound, readTimeline } from './handling.queries.ts'

const objectKind = 'contact message'

/** What staff do with one message: read it, take it, answer it, write notes and close it. */
export async function contactHandlingRoutes(app: App, context: Context) {
  const { db, now, mail } = context
  const log = (db: Db, request: FastifyRequest, action: AuditAction, objectId: string) =>
    audit(db, request, now(), { action, objectKind, objectId })
  const notes = noteHandling({
    db,
    now,
    of: messageReference,
    find: async (db, id) => orNotFound(await findMessage(db, id)),
    log,
  })

  routes(app, contactHandlingCalls, contactHandlingSchemas, {
    owners: async () => ok(await listOwners(db, 'edit messages')),

    get: async (request) => {
      const { id } = request.params
      const message = orNotFound(await findMessage(db, id))
      await recordOpening(db, request, now(), { objectKind, objectId: id })
      const reader = getActor(request).user._id
      return ok({
        ...message,
        canMail: canMail(mail, message.email),
        timeline: await readTimeline(db, id, reader),
      })
    },

    setStatus: async (request) => {
      const { messages, status, closedReason } = request.body
      const changes = {
        status,
        closed_reason: status === 'closed' ? (closedReason ?? null) : null,
      }
      const by = getActor(request).user._id
      const changed = await transact(db, async (db) => {
        const states: State[] = []
        // Always in the same order, so that two people with the same messages cannot block each other.
        for (const message of messages.toSorted((a, b) => a.id.localeCompare(b.id))) {
          states.push(await setState(db, message, changes, by))
        }
        for (const { message, action } of states) {
          if (action) await log(db, request, action, message.id)
        }
        return states.map(({ message }) => message)
      })
      return ok(changed)
    },

    setOwner: async (request) => {
      const { id } = request.params
      const { ownerId: owner_id, updatedAt } = request.body
      const by = getActor(request).user._id
      const message = await transact(db, async (db) => {
        await requireOwner(db, owner_id, 'edit messages')
        const changes = { owner_id }
        const line = { change: 'owner' as const, owner_id }
        const after = await changeMessage(db, id, { changes, updatedAt, line }, now(), by)
        await log(db, request, ownerAction(owner_id, by), id)
        return after
      })
      return ok(message)
    },

    addNote: async (request, reply) => {
      const note = await notes.add(request, request.params.id, request.body.text)
      return reply.code(201).send(ok(note))
    },

    removeNote: async (request) => {
      await notes.remove(request, request.params)
      return done
    },

    reply: async (request, reply) => {
      const { id } = request.params
      const { updatedAt, ...text } = request.body
      const { user } = getActor(request)
      const entry = await transact(db, async (db) => {
        const { status, email } = orNotFound(await findMessage(db, id))
        const changes = status === 'new' ? { status: 'answered' as const } : {}
        await changeMessage(db, id, { changes, updatedAt }, now(), user._id)
        const to = { record: messageReference(id), address: email }
        const entry = await sendReply(db, context, to, text, user)
        await log(db, request, 'replied-to', id)
        return entry
      })
      return reply.code(201).send(ok(entry))
    },

    takeBackReply: async (request) => {
      const { id, entryId } = request.params
      await transact(db, async (db) => {
        const { status } = orNotFound(await findMessage(db, id))
        const by = getActor(request).user._id
        if (!(await takeBackReply(db, messageReference(id), entryId, by))) {
          throw conflict(replyMessages.tooLate)
        }
        const others = await listReplies(db, messageReference(id))
        const changes =
          status === 'answered' && others.length === 0 ? { status: 'new' as const } : {}
        await changeMessage(db, id, { changes, updatedAt: undefined }, now(), by)
        await log(db, request, 'took-back-reply', id)
      })
      return done
    },
  })

  async function setState(
    db: Db,
    { id, updatedAt }: { id: string; updatedAt?: string | undefined },
    changes: { status: MessageStatus; closed_reason: ClosedReason | null },
    by: string,
  ): Promise<State> {
    const message = orNotFound(await findMessage(db, id))
    const before = message.closedReason ?? message.status
    const change = changes.closed_reason ?? changes.status
    if (before === change) return { message }
    const line = { change }
    return {
      message: await changeMessage(db, id, { changes, updatedAt, line }, now(), by),
      action: `changed-status:${before}:${change}`,
    }
  }
}

/** A message, and what the audit log says if it was changed. */
type State = { message: ContactMessage; action?: AuditAction }
