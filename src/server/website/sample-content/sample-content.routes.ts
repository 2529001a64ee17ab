import { withoutSamples } from '#content/sample-details.ts'
import { pairTexts } from '#contract/records/spanish.ts'
import { spanishFields } from '#contract/records/spanish-fields.ts'
import { sampleContentCalls, sampleContentSchemas } from '#contract/website/sample-content.ts'
import type { Context } from '#server/platform/context.ts'
import { once, setMilestone } from '#server/platform/db/milestones.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import type { Feature, Program } from '#server/records/feature.ts'
import { deleteVersions } from '#server/records/versions/history.queries.ts'
import { deleteSpanish, writeSpanish } from '#server/records/versions/translations.queries.ts'
import { contentChanger } from '../publishing/content-changes.ts'
import {
  countSamples,
  listSamples,
  markSample,
  samplesAdded,
  samplesRemoved,
  unmarkAllSamples,
} from '../publishing/sample-content.queries.ts'
import {
  findDetails,
  lockDetails,
  saveDetails,
  unsavedDetails,
} from '../site-details/site-details.queries.ts'

/** Fills a new database with sample content, and marks those records as samples. */
export async function fillSampleContent(
  { db, now }: Pick<Context, 'db' | 'now'>,
  features: Feature[],
): Promise<boolean> {
  return once(db, samplesAdded, now(), async (db) => {
    for (const { kind, add, spanish } of features.flatMap(({ samples }) => samples ?? [])) {
      for (const [index, record] of (await add(db, now())).entries()) {
        await markSample(db, kind, record)
        const texts = pairTexts(spanishFields[kind] ?? {}, record, spanish[index] ?? {})
        await writeSpanish(db, kind, record.id, JSON.stringify(texts))
      }
    }
  })
}

async function sampleContentRoutes(app: App, context: Context, { features }: Program) {
  const { db, now, details, settings } = context
  const unsaved = unsavedDetails(settings)
  const change = contentChanger('sample content', context)
  const kinds = features.flatMap(({ samples }) => samples ?? [])

  routes(app, sampleContentCalls, sampleContentSchemas, {
    get: async () => ok(await countSamples(db, await details.read())),

    remove: async (request) => {
      const data = await change(request, 'removed', async (db, by) => {
        await lockDetails(db)
        const { updatedAt: _, ...saved } = await findDetails(db, unsaved)
        const removed = await countSamples(db, saved)
        for (const { kind, record_id } of await listSamples(db)) {
          await kinds.find((each) => each.kind === kind)?.remove(db, record_id, now())
          await deleteVersions(db, { kind, id: record_id })
          await deleteSpanish(db, kind, record_id)
        }
        await unmarkAllSamples(db)
        const own = withoutSamples(saved)
        await saveDetails(db, own, { unsaved, version: undefined, now: now(), by })
        await setMilestone(db, samplesRemoved, now())
        return removed
      })
      await details.read()
      return ok(data)
    },
  })
}

export const sampleContent: Feature = { calls: sampleContentRoutes }
