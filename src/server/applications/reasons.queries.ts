import { firstReasons } from '#content/application-reasons.ts'
import type { Reasons } from '#contract/application-handling.ts'
import type { Db } from '../db/transact.ts'
import { isVersion } from '../versions.queries.ts'

/** The reasons that staff saved, or those that come with the product until then. */
export async function findReasons(db: Db): Promise<Reasons> {
  const row = await db.selectFrom('application_reasons').selectAll().executeTakeFirst()
  return row ? toReasons(row) : { reasons: firstReasons, updatedAt: '' }
}

/** Saves the reasons, unless `version` is given and the stored one is newer. */
export async function saveReasons(
  db: Db,
  reasons: string[],
  version: string | undefined,
  now: Date,
  by: string,
): Promise<Reasons | undefined> {
  const values = {
    reasons: JSON.stringify(reasons),
    updated_at: now.toISOString(),
    updated_by: by,
  }
  const row = await db
    .insertInto('application_reasons')
    .values({ id: 1, ...values })
    .onConflict((stored) =>
      stored
        .column('id')
        .doUpdateSet(values)
        .where(isVersion(version, 'application_reasons.updated_at')),
    )
    .returningAll()
    .executeTakeFirst()
  return row && toReasons(row)
}

const toReasons = (row: { reasons: string; updated_at: string }): Reasons => ({
  reasons: JSON.parse(row.reasons),
  updatedAt: row.updated_at,
})
