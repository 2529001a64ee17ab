import { z } from 'zod'
import { pathIn } from '#contract/platform/language.ts'
import { replyMessages } from '#contract/records/timeline.ts'
import { easyReferralCalls, easyReferralSchemas } from '#contract/referrals/easy-referral.ts'
import { privateReferralPath } from '#contract/referrals/private-referral.ts'
import { referralRulesCalls, referralRulesSchemas } from '#contract/referrals/referral-rules.ts'
import {
  referralCalls,
  referralFormCalls,
  referralFormSchemas,
  referralSchemas,
} from '#contract/referrals/referrals.ts'
import { takeBackReply } from '#server/messages/replies/replies.queries.ts'
import { canMail, sendReply } from '#server/messages/replies/send-reply.ts'
import type { Context } from '#server/platform/context.ts'
import { transact } from '#server/platform/db/transact.ts'
import { conflict } from '#server/platform/errors.ts'
import { isStoredName, uploadPaths } from '#server/platform/files/documents.ts'
import { getActor } from '#server/platform/http/access.ts'
import { limits } from '#server/platform/http/rate-limits.ts'
import { type App, done, ok, routes, toPagination } from '#server/platform/http/routes.ts'
import { providerZone } from '#server/platform/provider-zone.ts'
import { dayIn } from '#server/platform/time.ts'
import type { Website } from '#server/platform/website.ts'
import { audit, recordChanger, recordOpening } from '#server/records/audit/audit.queries.ts'
import { fileRoute, sendDocument } from '#server/records/documents/send-document.ts'
import { eraseFiles } from '#server/records/documents/sweep.ts'
import { nextStepColumns, nextStepLine } from '#server/records/handling/handling.queries.ts'
import { recordCalls } from '#server/records/handling/handling.ts'
import { refuseIfHeld } from '#server/records/privacy/privacy.queries.ts'
import { listLinks, makeLink } from '#server/records/private-links/private-links.queries.ts'
import { settingChanger } from '#server/records/versions/settings.ts'
import { respondToFormsWithPages } from '#server/website/pages/form-pages.ts'
import {
  readRetention,
  referralRecords,
  referralTimeline,
  retention,
  stageColumns,
} from './handling.queries.ts'
import { readTexts, receiveEasyReferral, receiveReferral } from './refer.ts'
import {
  countReferrals,
  countViews,
  deleteReferral,
  findReferralFile,
  listReferralFiles,
  listReferrals,
} from './referrals.queries.ts'

const { objectKind } = referralRecords

export async function referralRoutes(app: App, context: Context, website?: Website) {
  const { db, now, documents, mail, settings } = context
  const today = () => dayIn(providerZone(), now())
  const change = recordChanger(objectKind, context)

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
          const { reference, language } = await referralRecords.get(db, id)
          // A repeat gets a link of its own, because no token is stored.
          const { token } = await makeLink(
            db,
            { recordId: id, purpose: 'referral', by: null },
            now(),
          )
          const link = `${settings.siteUrl}${pathIn(language, privateReferralPath(token))}`
          const sent = { message: reference, link }
          return sendResult(request, reply.code(201), ok({ reference, link }), sent)
        },
      },
    })
  })

  await app.register(async (scope: App) => {
    const sendResult = respondToFormsWithPages(scope, context, {
      form: 'easy',
      website,
      isPlainForm: ({ headers }) => headers.accept?.includes('text/html'),
    })
    routes(scope, easyReferralCalls, easyReferralSchemas, {
      submit: {
        limit: limits.refer,
        handler: async (request, reply) => {
          const id = await receiveEasyReferral(context, request)
          const { reference } = await referralRecords.get(db, id)
          return sendResult(request, reply.code(201), ok({ reference }), { message: 'help' })
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

    ...recordCalls(context, referralRecords, 'edit referrals'),

    get: async (request) => {
      const { id } = request.params
      const referral = await referralRecords.get(db, id)
      const sealed = await listReferralFiles(db, id)
      await recordOpening(db, request, now(), { objectKind, objectId: id })
      return ok({
        ...referral,
        ...(await readTexts(documents, sealed, (err) =>
          request.log.error({ err, referral: id }, 'what is sealed cannot be read'),
        )),
        files: sealed
          .filter(({ kind }) => kind === 'referral')
          .map((file) => ({
            id: file.id,
            path: `${uploadPaths.referral}/${file.stored_name}`,
            name: file.original_name,
            size: file.size,
            loadsExternal: file.loads_external === 1,
            addedAt: file.added_at,
          })),
        privateLinks: await listLinks(db, id, now()),
        canMail: canMail(mail, referral.email),
        timeline: await referralTimeline(db, id, getActor(request).user._id),
      })
    },

    setStage: async (request) => {
      const { id } = request.params
      const { stage, reason, updatedAt } = request.body
      const referral = await transact(db, async (db) => {
        const before = await referralRecords.get(db, id)
        if (before.stage === stage && before.declinedReason === reason) return before
        const changes = await stageColumns(db, id, { stage, reason }, now())
        const line = { change: stage, detail: changes.declined_reason }
        const by = getActor(request).user._id
        const after = await referralRecords.change(db, id, { changes, updatedAt, line }, now(), by)
        const action = `changed-status:${before.stage}:${stage}` as const
        await audit(db, request, now(), { action, objectKind, objectId: id })
        return after
      })
      return ok(referral)
    },

    reply: async (request, reply) => {
      const { id } = request.params
      const { updatedAt, ...text } = request.body
      const entry = await change(request, 'replied-to', id, async (db, user) => {
        const { email: address, language } = await referralRecords.get(db, id)
        await referralRecords.change(db, id, { changes: {}, updatedAt }, now(), user._id)
        const record = referralRecords.reference(id)
        const to = { record, address, language, purpose: 'referral' } as const
        return sendReply(db, context, to, text, user)
      })
      return reply.code(201).send(ok(entry))
    },

    takeBackReply: async (request) => {
      const { id, entryId } = request.params
      await change(request, 'took-back-reply', id, async (db, { _id: by }) => {
        await referralRecords.get(db, id)
        if (!(await takeBackReply(db, referralRecords.reference(id), entryId, by))) {
          throw conflict(replyMessages.tooLate)
        }
        await referralRecords.change(db, id, { changes: {}, updatedAt: undefined }, now(), by)
      })
      return done
    },

    setNextStep: async (request) => {
      const { id } = request.params
      const { nextStep, updatedAt } = request.body
      const referral = await change(request, 'planned-next-step', id, (db, user) => {
        const line = nextStepLine(nextStep)
        const changes = nextStepColumns(nextStep)
        return referralRecords.change(db, id, { changes, updatedAt, line }, now(), user._id)
      })
      return ok(referral)
    },

    remove: async (request) => {
      const { id } = request.params
      const names = await change(request, 'deleted', id, async (db) => {
        await refuseIfHeld(db, await referralRecords.get(db, id))
        return referralRecords.orNotFound(await deleteReferral(db, id, now()))
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

export async function referralRulesRoutes(app: App, context: Context) {
  const { db } = context
  const change = settingChanger(retention.versions, context)
  routes(app, referralRulesCalls, referralRulesSchemas, {
    read: async () => ok({ deleteAfterMonths: await readRetention(db) }),

    save: async (request) => {
      const { deleteAfterMonths } = request.body
      const values = { delete_after_months: deleteAfterMonths }
      await change(request, (db, how) => retention.save(db, values, how))
      return ok({ deleteAfterMonths })
    },
  })
}
