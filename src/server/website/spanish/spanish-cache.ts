import type { SpanishCache } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/transact.ts'
import type { Settings } from '#server/platform/settings/settings.ts'
import { listReviewed } from '#server/records/spanish/reviews.queries.ts'
import { criticalTexts } from './critical-texts.ts'
import { readSpanishSetting } from './spanish-setting.queries.ts'

export function createSpanishCache(
  db: Db,
  settings: Pick<Settings, 'sampleContent'>,
): SpanishCache {
  const readIsOn = async () => {
    const { on, samples } = await readSpanishSetting(db, settings)
    return on || samples
  }
  const readReviewed = async () => (await listReviewed(db, criticalTexts)).map(({ id }) => id)
  let isOn = settings.sampleContent
  let reviewed: string[] = []

  return {
    async isOn() {
      isOn = await readIsOn().catch(() => isOn)
      return isOn
    },
    async reviewed() {
      reviewed = await readReviewed().catch(() => reviewed)
      return reviewed
    },
  }
}
