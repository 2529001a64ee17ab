import { countSampleDetails } from '#content/sample-details.ts'
import {
  type SampleContent,
  type SampleKind,
  sampleKinds,
} from '#contract/website/sample-content.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'
import type { Db } from '#server/platform/db/transact.ts'

export async function markSample(db: Db, kind: SampleKind, { id }: { id: string }) {
  await db.insertInto('sample_records').values({ kind, record_id: id }).execute()
}

/** A sample that was edited or deleted no longer counts as sample content. */
export async function unmarkSample(db: Db, id: string) {
  await db.deleteFrom('sample_records').where('record_id', '=', id).execute()
}

export function listSamples(db: Db): Promise<{ kind: SampleKind; record_id: string }[]> {
  return db.selectFrom('sample_records').selectAll().execute()
}

export async function countSamples(db: Db, details: SiteDetails): Promise<SampleContent> {
  const rows = await listSamples(db)
  const countKind = (kind: SampleKind) => rows.filter((row) => row.kind === kind).length
  const counts = Object.fromEntries(sampleKinds.map((kind) => [kind, countKind(kind)]))
  const inDetails = countSampleDetails(details)
  return {
    total: rows.length + inDetails,
    counts: { ...counts, 'site detail': inDetails } as SampleContent['counts'],
  }
}

export async function unmarkAllSamples(db: Db) {
  await db.deleteFrom('sample_records').execute()
}

/** When a new database got them. */
export const samplesAdded = 'sample content'

/** When someone removed them. */
export const samplesRemoved = 'sample content removed'
