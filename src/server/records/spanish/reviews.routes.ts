import type { FastifyRequest } from 'fastify'
import type { StaffAccess } from '#contract/platform/roles.ts'
import type { SpanishReview } from '#contract/records/spanish-reviews.ts'
import {
  reviewMessages,
  spanishReviewCalls,
  spanishReviewSchemas,
} from '#contract/records/spanish-reviews.ts'
import type { Context } from '#server/platform/context.ts'
import { notifyContentChanged } from '#server/platform/db/content-notifications.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { conflict, notFound } from '#server/platform/errors.ts'
import { actorMay, getActor, refuseUnlessMay } from '#server/platform/http/access.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import { audit } from '../audit/audit.queries.ts'
import type { Program, SpanishText } from '../feature.ts'
import { listRecordTexts } from './record-texts.ts'
import { addMark, listMarks, removeMark } from './reviews.queries.ts'
import { hashOf } from './spanish-texts.ts'

/** The marks that say a person has reviewed the Spanish. */
export function reviewRoutes(app: App, context: Context, program: Program) {
  const { db, now, responseCache, settings } = context

  async function listTexts(db: Db, request: FastifyRequest): Promise<SpanishText[]> {
    const all = await listRecordTexts(db, program, now())
    for (const { spanishTexts } of program.features) {
      all.push(...((await spanishTexts?.(db, program)) ?? []))
    }
    return all.filter(({ texts, access }) => texts.length > 0 && actorMay(request, access))
  }

  async function findText(db: Db, request: FastifyRequest, id: string): Promise<SpanishText> {
    const found = (await listTexts(db, request)).find((text) => text.id === id)
    if (!found) throw notFound('This text')
    return found
  }

  async function reviewer(db: Db, request: FastifyRequest) {
    const findMark = await listMarks(db)
    return (text: SpanishText): SpanishReview => {
      const { id, name, from, critical, texts } = text
      const hash = hashOf(texts)
      const mayMark = actorMay(request, markers(text))
      return { id, name, from, critical, hash, mayMark, reviewed: findMark({ id, hash }) ?? null }
    }
  }

  routes(app, spanishReviewCalls, spanishReviewSchemas, {
    list: async (request) => {
      const texts = await listTexts(db, request)
      return ok(texts.map(await reviewer(db, request)))
    },

    get: async (request) => {
      const text = await findText(db, request, request.params.id)
      const show = await reviewer(db, request)
      return ok({ ...show(text), texts: text.texts })
    },

    mark: async (request) => {
      const { hash, reviewed } = request.body
      const by = getActor(request).user._id
      const marked = await transact(db, async (db) => {
        const text = await findText(db, request, request.params.id)
        refuseUnlessMay(request, markers(text))
        if (hash !== hashOf(text.texts)) throw conflict(reviewMessages.changed)
        const version = { id: text.id, hash }
        if (reviewed) await addMark(db, version, now(), by)
        else await removeMark(db, version)
        const show = await reviewer(db, request)
        if (settings.databaseUrl) await notifyContentChanged(db)
        const { kind: objectKind, id: objectId } = text.record
        const action = reviewed ? 'reviewed-spanish' : 'withdrew-spanish-review'
        await audit(db, request, now(), { action, objectKind, objectId })
        return show(text)
      })
      responseCache.clear()
      return ok(marked)
    },
  })
}

/** Who may mark a text. */
const markers = ({ critical, access }: SpanishText): StaffAccess => (critical ? 'owner' : access)
