import type { FastifyRequest } from 'fastify'
import { provider } from '#content/provider.ts'
import {
  contactCalls,
  contactFormCalls,
  contactFormSchemas,
  contactSchemas,
  contactSent,
} from '#contract/messages/contact.ts'
import { contactExportCalls, contactExportSchemas } from '#contract/messages/contact-handling.ts'
import type { AuditAction } from '#contract/records/audit-actions.ts'
import type { Context } from '#server/platform/context.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { notFound } from '#server/platform/errors.ts'
import { getActor } from '#server/platform/http/access.ts'
import { acceptPlainForms, isPlainForm } from '#server/platform/http/form-body.ts'
import { limits } from '#server/platform/http/rate-limits.ts'
import { type App, done, ok, routes, toPagination } from '#server/platform/http/routes.ts'
import type { Website } from '#server/platform/website.ts'
import { audit } from '#server/records/audit/audit.queries.ts'
import { countByHour } from '#server/records/counts/counts.queries.ts'
import { makeOverview, statsSince } from '#server/records/counts/stats.ts'
import { type ExportFormat, sendExport, timeColumn } from '#server/records/exports/exports.ts'
import { markRead } from '#server/records/handling/read-marks.queries.ts'
import { refuseIfHeld } from '#server/records/privacy/refuse-if-held.ts'
import { markRead } from '#server/records/handling/handling.queries.ts'
import { refuseIfHeld } from '#server/records/privacy/privacy.queries.ts'
import { respondToFormsWithPages } from '#server/website/pages/form-pages.ts'
import {
  allMessages,
  countByRead,
  countMessages,
  countViews,
  createMessage,
  deleteMessage,
  type ExportedMessage,
  findMessage,
  listMessages,
  type NewMessage,
} from './contact.queries.ts'

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
  ],
}

export async function contactRoutes(app: App, context: Context, website?: Website) {
  const { db, now, mail } = context
  const note = (db: Db, request: FastifyRequest, action: AuditAction, objectId: string) =>
    audit(db, request, now(), { action, objectKind: 'contact message', objectId })

  await app.register(async (scope: App) => {
    acceptPlainForms(scope)
    const sendResult = respondToFormsWithPages(scope, context, {
      form: 'contact',
      website,
      isPlainForm,
    })
    routes(scope, contactFormCalls, contactFormSchemas, {
      submit: {
        limit: limits.messages,
        handler: async (request, reply) => {
          if (!request.body.website) await receive(request.body)
          const body = { success: true, message: contactSent }
          return sendResult(request, reply.code(201), body, contactSent)
        },
      },
    })
  })

  routes(app, contactCalls, contactSchemas, {
    list: async (request) => {
      const me = getActor(request).user._id
      const { page, limit = 10, sort, ...query } = request.query
      const filter = { ...query, owner: query.owner === 'me' ? me : query.owner }
      const response = ok(await listMessages(db, { ...filter, sort, page, limit }))
      if (page === undefined) return response
      return {
        ...response,
        pagination: toPagination(page, limit, await countMessages(db, filter)),
        counts: await countViews(db, me),
      }
    },

    setRead: async (request) => {
      const { ids, read } = request.body
      await transact(db, async (db) => {
        const action = read ? 'marked-as-read' : 'marked-as-unread'
        for (const id of await markRead(db, 'contact_messages', ids, read))
          await note(db, request, action, id)
      })
      return done
    },

    remove: async (request) => {
      const { id } = request.params
      await transact(db, async (db) => {
        const message = await findMessage(db, id)
        if (message) await refuseIfHeld(db, message)
        if (!(await deleteMessage(db, id))) throw notFound('Contact message')
        await note(db, request, 'deleted', id)
      })
      return done
    },

    stats: async () => {
      const at = now()
      const byHour = await countByHour(db, 'contact_messages', statsSince(at))
      return ok(makeOverview(await countByRead(db), byHour, provider.timeZone, at))
    },
  })

  routes(app, contactExportCalls, contactExportSchemas, {
    exportAll: {
      stream: (request, reply) =>
        sendExport(context, request, reply, exportFormat, allMessages(db)),
    },
  })

  async function receive(message: NewMessage) {
    await transact(db, async (db) => {
      const id = await createMessage(db, message, now())
      await mail?.announce(db, { kind: 'message', id, email: message.email })
    })
    void mail?.wake()
  }
}
