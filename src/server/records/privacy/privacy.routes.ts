import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { shownName } from '#content/provider.ts'
import type { AuditAction } from '#contract/records/audit-actions.ts'
import {
  type Person,
  personalExportName,
  privacyCalls,
  privacySchemas,
} from '#contract/records/privacy.ts'
import type { Context } from '#server/platform/context.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { notFound } from '#server/platform/errors.ts'
import { getActor } from '#server/platform/http/access.ts'
import { type App, done, ok, routes } from '#server/platform/http/routes.ts'
import { providerZone } from '#server/platform/provider-zone.ts'
import { dayIn } from '#server/platform/time.ts'
import { audit, recordChanger } from '../audit/audit.queries.ts'
import { listRemoved } from '../documents/documents.queries.ts'
import { eraseFiles } from '../documents/sweep.ts'
import type { Feature, Program } from '../feature.ts'
import { describe, erasePersonalData, type Found, findPersonalData, recordsIn } from './erase.ts'
import { personalArchive } from './export.ts'
import { addHold, listHolds, listReceipts, releaseHold } from './privacy.queries.ts'

async function privacyRoutes(app: App, context: Context, { features }: Program) {
  const { db, now, documents, details } = context
  const change = recordChanger('personal data', context)
  const kinds = features.flatMap(({ personalData = [] }) => personalData)

  routes(app, privacyCalls, privacySchemas, {
    find: async (request) => {
      const found = await findPersonalData(db, kinds, request.body)
      await recordAccess(request, 'opened', found)
      return ok(await describe(db, kinds, request.body, found))
    },

    exportAll: { stream: (request, reply) => sendArchive(request, reply, request.body) },

    erase: async (request) => {
      const { user } = getActor(request)
      const by = { user, request, now: now() }
      const receipt = await transact(db, (db) => erasePersonalData(db, kinds, request.body, by))
      await eraseFiles(request, context, await listRemoved(db))
      return ok(receipt)
    },

    listReceipts: async () => ok(await listReceipts(db)),

    listHolds: async () => ok(await listHolds(db)),

    hold: async (request, reply) => {
      const hold = await change(
        request,
        'put-on-hold',
        ({ id }: { id: string }) => id,
        async (db, user) => {
          const id = await addHold(db, request.body, user._id, now())
          return { ...request.body, id, by: user.username, at: now().toISOString() }
        },
      )
      return reply.code(201).send(ok(hold))
    },

    release: async (request) => {
      const { id } = request.params
      await change(request, 'released-from-hold', id, async (db) => {
        if (!(await releaseHold(db, id))) throw notFound('This hold')
      })
      return done
    },
  })

  async function sendArchive(request: FastifyRequest, reply: FastifyReply, person: Person) {
    const stored = await findPersonalData(db, kinds, person)
    if (stored.length === 0) throw notFound('Data of this person')
    const found = await describe(db, kinds, person, stored)
    // Written before the first byte is sent, so that no export is missing from the log.
    await recordAccess(request, 'exported', stored)
    const archive: Readable = personalArchive({
      documents,
      records: recordsIn(stored),
      found,
      provider: shownName(details.last()),
      madeAt: now().toISOString(),
      onUnreadable: (err, file) => request.log.error({ err, file }, 'a stored file cannot be read'),
    })
    const closed = new Promise((resolve) => archive.once('close', resolve))
    const name = personalExportName(dayIn(providerZone(), now()))
    reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('application/zip')
      .send(archive)
    await closed
  }

  /** One line for each record, by its id. */
  function recordAccess(request: FastifyRequest, action: AuditAction, found: Found[]) {
    return transact(db, async (db: Db) => {
      for (const { data, records } of found) {
        const { auditKind } = data
        if (!auditKind) continue
        for (const { id } of records) {
          await audit(db, request, now(), { action, objectKind: auditKind, objectId: id })
        }
      }
    })
  }
}

export const privacy: Feature = { calls: privacyRoutes }
