import { type SpanishSetting, spanishSettingMessages } from '#contract/website/spanish-setting.ts'
import { readMilestone } from '#server/platform/db/milestones.ts'
import type { Db } from '#server/platform/db/transact.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import { versionedSetting } from '#server/records/versions/settings.ts'
import { samplesRemoved } from '../publishing/sample-content.queries.ts'

declare module '#server/platform/db/schema.ts' {
  interface Schema {
    /** One row, or none while nobody has changed the setting. */
    spanish_setting: { id: number; is_on: 0 | 1; updated_at: string; updated_by: string | null }
  }
}

const setting = versionedSetting({
  setting: 'spanish',
  table: 'spanish_setting',
  access: 'owner',
  first: { is_on: 0 },
  show: ({ is_on }) => ({ on: is_on === 1 }),
})

export const saveSpanishSetting = setting.save

export const spanishVersions: typeof setting.versions = {
  ...setting.versions,
  // An owner reads who translated before turning it on, so no version does that.
  restore: async (db, { is_on: wanted }, how) => {
    const is_on = (await findIsOn(db)) ? wanted : 0
    await setting.save(db, { is_on }, how)
    return wanted > is_on ? spanishSettingMessages.stillOff : undefined
  },
}

async function findIsOn(db: Db) {
  const row = await db.selectFrom('spanish_setting').select('is_on').executeTakeFirst()
  return row?.is_on === 1
}

export async function readSpanishSetting(
  db: Db,
  { sampleContent }: Pick<Settings, 'sampleContent'>,
): Promise<SpanishSetting> {
  const samples = sampleContent && (await readMilestone(db, samplesRemoved)) === undefined
  return { on: await findIsOn(db), samples }
}
