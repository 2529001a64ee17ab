import type { FastifyRequest } from 'fastify'
import {
  type ClosedReason,
  type ContactMessage,
  contactCalls,
  contactFormCalls,
  contactFormSchemas,
  contactSchemas,
  contactSent,
  type MessageStatus,
} from '#contract/messages/contact.ts'
import {
  contactExportCalls,
  contactExportSchemas,
  contactHandlingCalls,
  contactHandlingSchemas,
} from '#contract/messages/contact-handling.ts'
import { isUrgent } from '#contract/messages/easy-message.ts'
import { languageNames } from '#contract/platform/language.ts'
import { may } from '#contract/platform/roles.ts'
import type { AuditAction } from '#contract/records/audit-actions.ts'
import { replyMessages } from '#contract/records/timeline.ts'
import type { Context } from '#server/platform/context.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { conflict } from '#server/platform/errors.ts'
import { getActor } from '#server/platform/http/access.ts'
import { acceptPlainForms, isPlainForm } from '#server/platform/http/form-body.ts'
import { limits } from '#server/platform/http/rate-limits.ts'
import { type App, done, ok, routes, toPagination } from '#server/platform/http/routes.ts'
import { providerZone } from '#server/platform/provider-zone.ts'
import type { Website } from '#server/platform/website.ts'
import { audit, recordChanger, recordOpening } from '#server/records/audit/audit.queries.ts'
import { countByHour } from '#server/records/counts/counts.queries.ts'
import { makeOverview, statsSince } from '#server/records/counts/stats.ts'
import { type ExportFormat, sendExport, timeColumn } from '#server/records/exports/exports.ts'
import { recordCalls } from '#server/records/handling/handling.ts'
import { refuseIfHeld } from '#server/records/privacy/privacy.queries.ts'
import { respondToFormsWithPages } from '#server/website/pages/form-pages.ts'
import { listReplies, takeBackReply } from '../replies/replies.queries.ts'
import { canMail, sendReply } from '../replies/send-reply.ts'
import {
  allMessages,
  countByRead,
  countMessages,
  countViews,
  deleteMessage,
  type ExportedMessage,
  listMessages,
  messageRecords,
  readTimeline,
} from './contact.queries.ts'
import { receiveMessage } from './receive-message.ts'

const exportFormat: ExportFormat<ExportedMessage> = {
  kind: 'contact message',
  file: 'contact-messages',
  columns: [
    timeColumn('Received', (row) => row.created_at),
    { heading: 'Name', cell: (row) => row.name },
    { heading: 'Email', cell: (row) => row.email },
    { heading: 'Phone', cell: (row) => row.phone },
    { heading: 'Message', cell: (row) => row.message },
    { heading: 'Read', cell: (row) => (row.is_read === 1 ? 'Yes' : 'No') },
    { heading: 'Language', cell: (row) => languageNames[row.language] },
  ],
}

const access = 'edit messages'

/** What visitors send, and what staff do with it: read it, take it, answer it, write notes and close it. */
export async function contactRoutes(app: App, context: Context, website?: Website) {
  const { db, now, mail } = context
  const change = recordChanger(messageRecords.objectKind, context)
  const calls = recordCalls(context, messageRecords, access)

  await app.register(async (scope: App) => {
    acceptPlainForms(scope)
    const sendResult = respondToFormsWithPages(scope, context, {
      form: 'message',
      website,
      isPlainForm,
    })
    routes(scope, contactFormCalls, contactFormSchemas, {
      submit: {
        limit: limits.messages,
        handler: async (request, reply) => {
          if (!request.body.website) await receiveMessage(context, request.body)
          const body = { success: true, message: contactSent }
          return sendResult(request, reply.code(201), body, { message: contactSent })
        },
      },
    })
  })

  routes(app, contactCalls, contactSchemas, {
    list: async (request) => {
      const me = getActor(request).user._id
      const { page, limit = 10, sort, ...query } = request.query
      const withoutUrgent = !seesUrgent(request)
      const owner = query.owner === 'me' ? me : query.owner
      const filter = { ...query, owner, withoutUrgent }
      const response = ok(await listMessages(db, { ...filter, sort, page, limit }))
      if (page === undefined) return response
      return {
        ...response,
        pagination: toPagination(page, limit, await countMessages(db, filter)),
        counts: await countViews(db, me, { withoutUrgent }),
      }
    },

    setRead: calls.setRead,

    remove: async (request) => {
      const { id } = request.params
      await change(request, 'deleted', id, async (db) => {
        await refuseIfHeld(db, await messageRecords.get(db, id))
        messageRecords.orNotFound(await deleteMessage(db, id))
      })
      return done
    },

    stats: async () => {
      const at = now()
      const byHour = await countByHour(db, 'contact_messages', statsSince(at))
      return ok(makeOverview(await countByRead(db), byHour, providerZone(), at))
    },
  })

  routes(app, contactExportCalls, contactExportSchemas, {
    exportAll: {
      stream: (request, reply) =>
        sendExport(context, request, reply, exportFormat, allMessages(db, !seesUrgent(request))),
    },
  })

  routes(app, contactHandlingCalls, contactHandlingSchemas, {
    ...calls,

    get: async (request) => {
      const { id } = request.params
      const found = await messageRecords.get(db, id)
      const hidden = isUrgent(found.easyForm) && !seesUrgent(request)
      const message = messageRecords.orNotFound(hidden ? undefined : found)
      await recordOpening(db, request, now(), {
        objectKind: messageRecords.objectKind,
        objectId: id,
      })
      const reader = getActor(request).user._id
      return ok({
        ...message,
        canMail: canMail(mail, message.email),
        timeline: await readTimeline(db, id, reader),
      })
    },

    setStatus: async (request) => {
      const { messages: wanted, status, closedReason } = request.body
      const changes = {
        status,
        closed_reason: status === 'closed' ? (closedReason ?? null) : null,
      }
      const by = getActor(request).user._id
      const changed = await transact(db, async (db) => {
        const states: State[] = []
        // Always in the same order, so that two people with the same messages cannot block each other.
        for (const message of wanted.toSorted((a, b) => a.id.localeCompare(b.id))) {
          states.push(await setState(db, message, changes, by))
        }
        for (const { message, action } of states) {
          const line = { objectKind: messageRecords.objectKind, objectId: message.id }
          if (action) await audit(db, request, now(), { action, ...line })
        }
        return states.map(({ message }) => message)
      })
      return ok(changed)
    },

    reply: async (request, reply) => {
      const { id } = request.params
      const { updatedAt, ...text } = request.body
      const entry = await change(request, 'replied-to', id, async (db, user) => {
        const { status, email, language } = await messageRecords.get(db, id)
        const changes = status === 'new' ? { status: 'answered' as const } : {}
        await messageRecords.change(db, id, { changes, updatedAt }, now(), user._id)
        const to = { record: messageRecords.reference(id), address: email, language }
        return sendReply(db, context, to, text, user)
      })
      return reply.code(201).send(ok(entry))
    },

    takeBackReply: async (request) => {
      const { id, entryId } = request.params
      await change(request, 'took-back-reply', id, async (db, { _id: by }) => {
        const { status } = await messageRecords.get(db, id)
        if (!(await takeBackReply(db, messageRecords.reference(id), entryId, by))) {
          throw conflict(replyMessages.tooLate)
        }
        const others = await listReplies(db, messageRecords.reference(id))
        const changes =
          status === 'answered' && others.length === 0 ? { status: 'new' as const } : {}
        await messageRecords.change(db, id, { changes, updatedAt: undefined }, now(), by)
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
    const message = await messageRecords.get(db, id)
    const before = message.closedReason ?? message.status
    const change = changes.closed_reason ?? changes.status
    if (before === change) return { message }
    const line = { change }
    return {
      message: await messageRecords.change(db, id, { changes, updatedAt, line }, now(), by),
      action: `changed-status:${before}:${change}`,
    }
  }
}

/** Those who may only read messages see no complaints. */
const seesUrgent = (request: FastifyRequest) => may(getActor(request).user.role, access)

/** A message, and what the audit log says if it was changed. */
type State = { message: ContactMessage; action?: AuditAction }
