import {
  SiteDetailsForm,
  siteDetailsCalls,
  siteDetailsSchemas,
} from '#contract/website/site-details.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import type { Feature, Program, Versioned } from '#server/records/feature.ts'
import { checkVersion } from '#server/records/versions/check-version.ts'
import { conflictOrNotFound } from '#server/records/versions/versions.queries.ts'
import { contentChanger } from '../publishing/content-changes.ts'
import {
  findDetails,
  lockDetails,
  type SaveDetails,
  sampleSpanish,
  saveDetails,
  toDetails,
  unsavedDetails,
} from './site-details.queries.ts'

async function siteDetailsRoutes(app: App, context: Context, program: Program) {
  const { now, responseCache, details, settings } = context
  const change = contentChanger('site details', context, detailsVersions)
  const unsaved = unsavedDetails(settings)

  routes(app, siteDetailsCalls, siteDetailsSchemas, {
    get: {
      cache: responseCache,
      handler: async ({ query }) => ok(await details.read(query.language)),
    },

    edit: async () => ok(await details.read()),

    save: async (request) => {
      const { updatedAt: version, ...input } = request.body
      const data = await change(request, 'updated', (db, by) =>
        save(db, input, { unsaved, version, now: now(), by }, program),
      )
      details.remember(data)
      return ok(data)
    },
  })
}

async function save(db: Db, input: SiteDetailsForm, how: SaveDetails, { features }: Program) {
  // Two changes of the time zone at once would both start from the same one.
  await lockDetails(db)
  const before = await findDetails(db, how.unsaved)
  const saved = await saveDetails(db, input, how)
  if (!saved) throw await conflictOrNotFound(db, 'site_details', 'Site details', before)
  if (saved.timeZone !== before.timeZone) {
    const move = { from: before.timeZone, to: saved.timeZone, now: how.now, by: how.by }
    for (const { keepClockTimes } of features) await keepClockTimes?.(db, move)
  }
  return saved
}

const detailsVersions: Versioned<'site_details'> = {
  kind: 'site details',
  table: 'site_details',
  access: () => 'edit content',
  name: () => '',
  show: (_, row) => toDetails(row, false),
  restore: async (db, row, { version, now, by }, program) => {
    const details = toDetails(row, false)
    const input = checkVersion(SiteDetailsForm, details)
    // There is a row, so nothing is taken from the details before the first save.
    await save(db, input, { unsaved: details, version, now, by }, program)
    return undefined
  },
  remember: ({ details }) => details.read(),
  spanish: { builtIn: () => sampleSpanish },
}

export const siteDetails: Feature = { calls: siteDetailsRoutes, versioned: [detailsVersions] }
