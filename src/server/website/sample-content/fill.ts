import type { Context } from '#server/platform/context.ts'
import { once } from '#server/platform/db/milestones.ts'
import type { Feature } from '#server/records/feature.ts'
import { markSample } from '../publishing/sample-content.queries.ts'

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
