import type { FastifyRequest } from 'fastify'
import {
  type EnglishText,
  type SpanishState,
  type SpanishTexts,
  spanishCalls,
  spanishSchemas,
} from '#contract/records/spanish.ts'
import { spanishTextNames } from '#contract/records/spanish-reviews.ts'
import { onlyRecord, type VersionKind } from '#contract/records/versions.ts'
import type { Context } from '#server/platform/context.ts'
import { notifyContentChanged } from '#server/platform/db/content-notifications.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { badRequest, notFound } from '#server/platform/errors.ts'
import { actorMay, getActor, refuseUnlessMay } from '#server/platform/http/access.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import { audit } from '../audit/audit.queries.ts'
import type { AnyVersioned, Feature, Program } from '../feature.ts'
import { findRow, listRows, touchRow } from '../versions/history.queries.ts'
import { keepVersions } from '../versions/keep-versions.ts'
import { findSpanish, listSpanish, writeSpanish } from '../versions/translations.queries.ts'
import { conflictOrNotFound } from '../versions/versions.queries.ts'
import { englishOf, isUsed, kindsWithSpanish } from './record-texts.ts'
import { reviewRoutes } from './reviews.routes.ts'
import { cleanSpanish, compareSpanish } from './spanish.ts'

async function spanishRoutes(app: App, context: Context, program: Program) {
  const { db, now, responseCache, settings } = context
  const kinds = kindsWithSpanish(program)

  async function find(db: Db, request: FastifyRequest, record: { kind: VersionKind; id: string }) {
    const kind = kinds.find((each) => each.kind === record.kind)
    const row = kind && (await findRow(db, kind.table, record.id))
    if (!kind || !row) throw notFound('This record')
    refuseUnlessMay(request, kind.access(row))
    return { kind, row }
  }

  async function listKind(request: FastifyRequest, kind: AnyVersioned): Promise<SpanishState[]> {
    const spanish = await listSpanish(db, kind.kind)
    const states: SpanishState[] = []
    for (const row of (await listRows(db, kind.table)).filter(isUsed)) {
      if (!actorMay(request, kind.access(row))) continue
      const id = String(row.id)
      const { english, builtIn } = await englishOf(db, kind, row, now())
      const texts = JSON.parse(spanish.get(id) ?? '{}')
      const { missing, changed } = compareSpanish(english, texts, builtIn)
      const wanted = english.filter(({ isName }) => !isName)
      states.push({
        ...{ kind: kind.kind, id, name: kind.name(row), texts: wanted.length },
        missing: missing.map(({ label }) => label),
        changed: changed.map(({ label }) => label),
      })
    }
    return states
  }

  routes(app, spanishCalls, spanishSchemas, {
    list: async (request) => {
      const states: SpanishState[] = []
      for (const kind of kinds) states.push(...(await listKind(request, kind)))
      return ok(states.filter(({ texts }) => texts > 0))
    },

    get: async (request) => {
      const { kind } = await find(db, request, request.params)
      return ok(await findSpanish(db, kind.kind, request.params.id))
    },

    save: async (request) => {
      const { id } = request.params
      const by = getActor(request).user._id
      const at = now()
      const changed = await transact(db, async (db) => {
        const { kind, row } = await find(db, request, request.params)
        const { english } = await englishOf(db, kind, row, at)
        const sent = withEnglish(english, cleanSpanish(kind.kind, request.body.texts))
        const fault = kind.spanish?.refuse?.(row, sent)
        if (fault) throw badRequest(fault)
        await keepVersions(db, kind, { ids: [id], now: at, by }, async () => {
          const version = request.body.updatedAt
          if (!(await touchRow(db, kind.table, id, { version, now: at, by }))) {
            const current = (await kind.show(db, row, at)) as { id?: string; updatedAt: string }
            throw await conflictOrNotFound(db, kind.table, 'This record', current)
          }
          const texts = merge(await findSpanish(db, kind.kind, id), sent)
          await writeSpanish(db, kind.kind, id, JSON.stringify(texts))
        })
        if (settings.databaseUrl) await notifyContentChanged(db)
        const objectId = id === onlyRecord ? undefined : id
        await audit(db, request, at, { action: 'translated', objectKind: kind.kind, objectId })
        return kind
      })
      responseCache.clear()
      await changed.remember?.(context)
      return ok({ updatedAt: at.toISOString() })
    },
  })
}

/** With the English as it is stored: a form knows it only as it was typed. */
function withEnglish(english: EnglishText[], sent: SpanishTexts): SpanishTexts {
  const stored = new Map(english.map(({ path, en }) => [path, en]))
  const texts = Object.entries(sent).map(([path, { es }]) => {
    const en = stored.get(path)
    if (es && en === undefined) throw badRequest('This text has no English.')
    return [path, { en: en ?? '', es }]
  })
  return Object.fromEntries(texts)
}

const merge = (stored: SpanishTexts, sent: SpanishTexts): SpanishTexts =>
  Object.fromEntries(Object.entries({ ...stored, ...sent }).filter(([, { es }]) => es !== ''))

export const spanish: Feature = {
  calls: async (app, context, program) => {
    await spanishRoutes(app, context, program)
    reviewRoutes(app, context, program)
  },
  names: {
    'other text': async () => Object.entries(spanishTextNames).map(([id, name]) => ({ id, name })),
  },
}
