import { spanishSettingCalls, spanishSettingSchemas } from '#contract/website/spanish-setting.ts'
import type { Context } from '#server/platform/context.ts'
import { toFlag } from '#server/platform/db/portable.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import type { Feature } from '#server/records/feature.ts'
import { contentChanger } from '../publishing/content-changes.ts'
import {
  readSpanishSetting,
  saveSpanishSetting,
  spanishVersions,
} from './spanish-setting.queries.ts'

async function spanishSettingRoutes(app: App, context: Context) {
  const { db, now, settings } = context
  const change = contentChanger('setting', context, spanishVersions)

  routes(app, spanishSettingCalls, spanishSettingSchemas, {
    read: async () => ok(await readSpanishSetting(db, settings)),

    save: async (request) => {
      const is_on = toFlag(request.body.on)
      await change(
        request,
        'updated',
        (db, by) => saveSpanishSetting(db, { is_on }, { now: now(), by }),
        () => [spanishVersions.setting],
      )
      return ok(await readSpanishSetting(db, settings))
    },
  })
}

export const spanishSetting: Feature = {
  versioned: [spanishVersions],
  calls: spanishSettingRoutes,
  // Only the office needs all of them.
  spanishTexts: async (_db, { website }) =>
    (await import('./built-in-texts.ts')).listBuiltInTexts(website),
}
