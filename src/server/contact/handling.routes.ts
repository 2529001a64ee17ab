import type { FastifyRequest } from 'fastify'
import type { ClosedReason, ContactMessage, MessageStatus } from '#contract/contact.ts'
import {
  contactHandlingCalls,
  contactHandlingSchemas,
  unknownOwner,
} from '#contract/contact-handling.ts'
import { replyMessages } from '#contract/timeline.ts'
import { audit } from '../audit/audit.queries.ts'
import type { Context } from '../context.ts'
import { type Db, transact } from '../db/transact.ts'
import { badRequest, conflict, notFound } from '../errors.ts'
import { actorOf } from '../http/access.ts'
import { type App, done, ok, routes } from '../http/routes.ts'
import { addNote, deleteOwnNote } from '../notes/notes.queries.ts'
import { refuseIfHeld } from '../privacy/refuse-if-held.ts'
import { listReplies, takeBackReply } from '../replies/replies.queries.ts'
import { canMail, sendReply } from '../replies/send-reply.ts'
import { findMessage } from './contact.queries.ts'
import { changeMessage, existing, listOwners } from './handling.queries.ts'
import { messageOf, timelineOf } from './timeline.ts'

/** What staff do with one message: read it, take it, answer it, write notes and close it. */
export async function contactHandlingRoutes(app: App, context: Context) {
  const { db, now, mail } = context
  const log = (db: Db, request: FastifyRequest, action: string, objectId: string) =>
    audit(db, request, now(), { action, objectKind: 'contact message', objectId })

  routes(app, contactHandlingCalls, contactHandlingSchemas, {
    owners: async () => ok(await listOwners(db)),

    get: async (request) => {
      const { id } = request.params
      const message = existing(await findMessage(db, id))
      const reader = actorOf(request).user._id
      return ok({
        ...message,
        canMail: canMail(mail, message.email),
        timeline: await timelineOf(db, id, reader),
      })
    },

    setStatus: async (request) => {
      const { messages, status, closedReason } = request.body
      const changes = {
        status,
        closed_reason: status === 'closed' ? (closedReason ?? null) : null,
      }
      const changed = await transact(db, async (db) => {
        const after: ContactMessage[] = []
        for (const message of messages) after.push(await setState(db, request, message, changes))
        return after
      })
      return ok(changed)
    },

    setOwner: async (request) => {
      const { id } = request.params
      const { ownerId: owner_id, updatedAt } = request.body
      const by = actorOf(request).user._id
      const message = await transact(db, async (db) => {
        const owners = await listOwners(db)
        if (owner_id && !owners.some((owner) => owner.id === owner_id)) {
          throw badRequest(unknownOwner)
        }
        const changes = { owner_id }
        const line = { change: 'owner' as const, owner_id }
        const after = await changeMessage(db, id, { changes, updatedAt, line }, now(), by)
        const action = owner_id === by ? 'took' : owner_id ? 'assigned' : 'released'
        await log(db, request, action, id)
        return after
      })
      return ok(message)
    },

    addNote: async (request, reply) => {
      const { id } = request.params
      const note = await transact(db, async (db) => {
        existing(await findMessage(db, id))
        const { user } = actorOf(request)
        const note = await addNote(db, messageOf(id), request.body.text, now(), user)
        await log(db, request, 'wrote a note on', id)
        return note
      })
      return reply.code(201).send(ok(note))
    },

    removeNote: async (request) => {
      const { id, entryId } = request.params
      await transact(db, async (db) => {
        await refuseIfHeld(db, existing(await findMessage(db, id)))
        const author = actorOf(request).user._id
        if (!(await deleteOwnNote(db, messageOf(id), entryId, author))) throw notFound('Your note')
        await log(db, request, 'deleted a note on', id)
      })
      return done
    },

    reply: async (request, reply) => {
      const { id } = request.params
      const { updatedAt, ...answer } = request.body
      const { user } = actorOf(request)
      const entry = await transact(db, async (db) => {
        const { status, email } = existing(await findMessage(db, id))
        const changes = status === 'new' ? { status: 'answered' as const } : {}
        await changeMessage(db, id, { changes, updatedAt }, now(), user._id)
        const to = { record: messageOf(id), address: email }
        const entry = await sendReply(db, context, to, answer, user)
        await log(db, request, 'replied to', id)
        return entry
      })
      return reply.code(201).send(ok(entry))
    },

    takeBackReply: async (request) => {
      const { id, entryId } = request.params
      await transact(db, async (db) => {
        const { status } = existing(await findMessage(db, id))
        const by = actorOf(request).user._id
        if (!(await takeBackReply(db, messageOf(id), entryId, by))) {
          throw conflict(replyMessages.tooLate)
        }
        const others = await listReplies(db, messageOf(id))
        const changes =
          status === 'answered' && others.length === 0 ? { status: 'new' as const } : {}
        await changeMessage(db, id, { changes, updatedAt: undefined }, now(), by)
        await log(db, request, 'took back a reply to', id)
      })
      return done
    },
  })

  async function setState(
    db: Db,
    request: FastifyRequest,
    { id, updatedAt }: { id: string; updatedAt?: string | undefined },
    changes: { status: MessageStatus; closed_reason: ClosedReason | null },
  ): Promise<ContactMessage> {
    const message = existing(await findMessage(db, id))
    const before = message.closedReason ?? message.status
    const change = changes.closed_reason ?? changes.status
    if (before === change) return message
    const line = { change, owner_id: null }
    const by = actorOf(request).user._id
    const after = await changeMessage(db, id, { changes, updatedAt, line }, now(), by)
    await log(db, request, `${asOneWord(before)} to ${asOneWord(change)}`, id)
    return after
  }
}

/** As the audit log has it, where a change is one word to another. */
const asOneWord = (status: string) => status.replaceAll(' ', '-')
