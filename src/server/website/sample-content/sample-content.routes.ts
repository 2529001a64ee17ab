import { sampleContentCalls, sampleContentSchemas } from '#contract/website/sample-content.ts'
import type { Context } from '#server/platform/context.ts'
import { once } from '#server/platform/db/milestones.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import type { Feature, Program } from '#server/records/feature.ts'
import { contentChanger } from '../publishing/content-changes.ts'
import {
  countSamples,
  listSamples,
  markSample,
  unmarkAllSamples,
} from '../publishing/sample-content.queries.ts'

/** Fills a new database with sample content, and marks those records as samples. */
export async function fillSampleContent(
  { db, now }: Pick<Context, 'db' | 'now'>,
  features: Feature[],
): Promise<boolean> {
  return once(db, 'sample content', now(), async (db) => {
    for (const { samples } of features) {
      for (const record of (await samples?.add(db, now())) ?? []) {
        if (samples) await markSample(db, samples.kind, record)
      }
    }
  })
}

async function sampleContentRoutes(app: App, context: Context, { features }: Program) {
  const { db, now } = context
  const change = contentChanger('sample content', context)
  const kinds = features.flatMap(({ samples }) => samples ?? [])

  routes(app, sampleContentCalls, sampleContentSchemas, {
    get: async () => ok(await countSamples(db)),

    remove: async (request) => {
      const data = await change(request, 'removed', async (db) => {
        const removed = await countSamples(db)
        for (const { kind, record_id } of await listSamples(db)) {
          await kinds.find((each) => each.kind === kind)?.remove(db, record_id, now())
        }
        await unmarkAllSamples(db)
        return removed
      })
      return ok(data)
    },
  })
}

export const sampleContent: Feature = { calls: sampleContentRoutes }
