import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { provider } from '#content/provider.ts'
import type { AuditAction } from '#contract/records/audit-actions.ts'
import { referralRulesCalls, referralRulesSchemas } from '#contract/referrals/referral-rules.ts'
import {
  referralCalls,
  referralFormCalls,
  referralFormSchemas,
  referralSchemas,
} from '#contract/referrals/referrals.ts'
import type { Context } from '#server/platform/context.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { uploadPaths } from '#server/platform/files/documents.ts'
import { isStoredName } from '#server/platform/files/stored-name.ts'
import { getActor } from '#server/platform/http/access.ts'
import { limits } from '#server/platform/http/rate-limits.ts'
import { type App, done, ok, routes, toPagination } from '#server/platform/http/routes.ts'
import { dayIn, dayInWords } from '#server/platform/time.ts'
import type { Website } from '#server/platform/website.ts'
import { audit, recordOpening } from '#server/records/audit/audit.queries.ts'
import { fileRoute, sendDocument } from '#server/records/documents/send-document.ts'
import { eraseFiles } from '#server/records/documents/sweep.ts'
import {
  listOwners,
  markRead,
  ownerAction,
  requireOwner,
} from '#server/records/handling/handling.queries.ts'
import { noteHandling } from '#server/records/handling/handling.ts'
import { refuseIfHeld } from '#server/records/privacy/privacy.queries.ts'
import { respondToFormsWithPages } from '#server/website/pages/form-pages.ts'
import {
  changeReferral,
  nextStepColumns,
  orNotFound,
  readRetention,
  referralReference,
  referralTimeline,
  saveRetention,
  stageColumns,
} from './handling.queries.ts'
import { readNeeds, receiveReferral } from './refer.ts'
import {
  countReferrals,
  countViews,
  deleteReferral,
  findReferral,
  findReferralFile,
  listReferralFiles,
  listReferrals,
} from './referrals.queries.ts'

const objectKind = 'referral'
const right = 'edit referrals'

export async function referralRoutes(app: App, context: Context, website?: Website) {
  const { db, now, documents } = context
  const today = () => dayIn(provider.timeZone, now())
  const log = (db: Db, request: FastifyRequest, action: AuditAction, objectId: string) =>
    audit(db, request, now(), { action, objectKind, objectId })
  const notes = noteHandling({
    db,
    now,
    of: referralReference,
    find: async (db, id) => orNotFound(await findReferral(db, id)),
    log,
  })

  await app.register(async (scope: App) => {
    const sendResult = respondToFormsWithPages(scope, context, {
      form: 'referral',
      website,
      isPlainForm: ({ headers }) => headers.accept?.includes('text/html'),
    })
    routes(scope, referralFormCalls, referralFormSchemas, {
      submit: {
        limit: limits.refer,
        handler: async (request, reply) => {
          const id = await receiveReferral(context, request)
          const { reference } = orNotFound(await findReferral(db, id))
          return sendResult(request, reply.code(201), ok({ reference }), reference)
        },
      },
    })
  })

  routes(app, referralCalls, referralSchemas, {
    list: async (request) => {
      const me = getActor(request).user._id
      const { page = 1, limit = 50, sort = '-date', ...query } = request.query
      const filter = { ...query, owner: query.owner === 'me' ? me : query.owner }
      const data = await listReferrals(db, { ...filter, sort, page, limit }, today())
      return {
        ...ok(data),
        pagination: toPagination(page, limit, await countReferrals(db, filter, today())),
        counts: await countViews(db, me, today()),
      }
    },

    counts: async (request) => ok(await countViews(db, getActor(request).user._id, today())),

    owners: async () => ok(await listOwners(db, right)),

    get: async (request) => {
      const { id } = request.params
      const referral = orNotFound(await findReferral(db, id))
      const sealed = await listReferralFiles(db, id)
      await recordOpening(db, request, now(), { objectKind, objectId: id })
      return ok({
        ...referral,
        needs: await readNeeds(documents, sealed, (err) =>
          request.log.error({ err, referral: id }, 'what is sealed cannot be read'),
        ),
        files: sealed
          .filter(({ kind }) => kind === 'referral')
          .map(({ id, stored_name, original_name: name, size }) => ({
            id,
            path: `${uploadPaths.referral}/${stored_name}`,
            name,
            size,
          })),
        timeline: await referralTimeline(db, id, getActor(request).user._id),
      })
    },

    setRead: async (request) => {
      const { ids, read } = request.body
      await transact(db, async (db) => {
        const action = read ? 'marked-as-read' : 'marked-as-unread'
        for (const id of await markRead(db, 'referrals', ids, read))
          await log(db, request, action, id)
      })
      return done
    },

    setStage: async (request) => {
      const { id } = request.params
      const { stage, reason, updatedAt } = request.body
      const referral = await transact(db, async (db) => {
        const before = orNotFound(await findReferral(db, id))
        if (before.stage === stage && before.declinedReason === reason) return before
        const changes = await stageColumns(db, id, { stage, reason }, now())
        const line = { change: stage, detail: changes.declined_reason }
        const by = getActor(request).user._id
        const after = await changeReferral(db, id, { changes, updatedAt, line }, now(), by)
        await log(db, request, `changed-status:${before.stage}:${stage}`, id)
        return after
      })
      return ok(referral)
    },

    setOwner: async (request) => {
      const { id } = request.params
      const { ownerId: owner_id, updatedAt } = request.body
      const by = getActor(request).user._id
      const referral = await transact(db, async (db) => {
        await requireOwner(db, owner_id, right)
        const line = { change: 'owner' as const, owner_id }
        const change = { changes: { owner_id }, updatedAt, line }
        const after = await changeReferral(db, id, change, now(), by)
        await log(db, request, ownerAction(owner_id, by), id)
        return after
      })
      return ok(referral)
    },

    setNextStep: async (request) => {
      const { id } = request.params
      const { nextStep, updatedAt } = request.body
      const by = getActor(request).user._id
      const referral = await transact(db, async (db) => {
        const detail = nextStep ? `${nextStep.text} (${dayInWords(nextStep.on)})` : ''
        const line = { change: 'next step' as const, detail }
        const changes = nextStepColumns(nextStep)
        const after = await changeReferral(db, id, { changes, updatedAt, line }, now(), by)
        await log(db, request, 'planned-next-step', id)
        return after
      })
      return ok(referral)
    },

    addNote: async (request, reply) => {
      const note = await notes.add(request, request.params.id, request.body.text)
      return reply.code(201).send(ok(note))
    },

    removeNote: async (request) => {
      await notes.remove(request, request.params)
      return done
    },

    remove: async (request) => {
      const { id } = request.params
      const names = await transact(db, async (db) => {
        await refuseIfHeld(db, orNotFound(await findReferral(db, id)))
        const names = orNotFound(await deleteReferral(db, id, now()))
        await log(db, request, 'deleted', id)
        return names
      })
      await eraseFiles(request, context, names)
      return done
    },
  })
}

/** Files of referrals, only for those who may read referrals. */
export async function referralFileRoutes(app: App, context: Context) {
  const address = `/${uploadPaths.referral}/:filename`
  app.route({
    ...fileRoute(address, z.object({ filename: z.string() }), 'referral file'),
    handler: async (request, reply) => {
      const { filename } = request.params
      // A name that the store never gives is not looked up.
      const file = isStoredName(filename) ? await findReferralFile(context.db, filename) : undefined
      const about = { objectKind: 'referral file' as const, objectId: file?.referral_id }
      return sendDocument(context, { request, reply, file, wanted: 'inline', about })
    },
  })
}

export async function referralRulesRoutes(app: App, { db, now }: Context) {
  routes(app, referralRulesCalls, referralRulesSchemas, {
    read: async () => ok({ deleteAfterMonths: await readRetention(db) }),

    save: async (request) => {
      const { deleteAfterMonths } = request.body
      await transact(db, async (db) => {
        await saveRetention(db, deleteAfterMonths)
        await audit(db, request, now(), { action: 'set-closed-retention', objectKind: 'referral' })
      })
      return ok({ deleteAfterMonths })
    },
  })
}
