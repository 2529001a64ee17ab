import { firstDayCalls, firstDayMessages, firstDaySchemas } from '#contract/hiring/first-day.ts'
import type { Context } from '#server/platform/context.ts'
import { conflict, notFound } from '#server/platform/errors.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import { recordChanger } from '#server/records/audit/audit.queries.ts'
import type { Feature } from '#server/records/feature.ts'
import { addChange } from '#server/records/handling/handling.queries.ts'
import { settingChanger } from '#server/records/versions/settings.ts'
import { conflictOrNotFound } from '#server/records/versions/versions.queries.ts'
import { applicationRecords } from '../application-data/applications.queries.ts'
import {
  findItem,
  findList,
  itemInWords,
  listPersonItems,
  listVersions,
  recordItem,
  saveList,
} from './first-day.queries.ts'

/** The list of what is done before someone's first day, and what was done for whom. */
async function firstDayRoutes(app: App, context: Context) {
  const { db, now } = context
  const change = recordChanger(applicationRecords.objectKind, context)
  const changeList = settingChanger(listVersions, context)

  routes(app, firstDayCalls, firstDaySchemas, {
    list: async () => ok(await findList(db)),

    saveList: async (request) => {
      const { items, updatedAt: version } = request.body
      return ok(await changeList(request, (db, how) => saveList(db, items, { ...how, version })))
    },

    record: async (request) => {
      const { id } = request.params
      const { updatedAt: version, ...values } = request.body
      const { item } = values
      const recorded = await change(request, 'recorded-first-day-item', id, async (db, user) => {
        const known = await listPersonItems(db, await applicationRecords.get(db, id))
        if (!known.some((each) => each.item === item)) throw conflict(firstDayMessages.unknown)
        const edit = { version, now: now(), by: user._id }
        if (!(await recordItem(db, { applicationId: id, ...values }, edit))) {
          const current = await findItem(db, id, item)
          throw await conflictOrNotFound(db, 'first_day_items', 'Item', current)
        }
        const line = { change: 'first day' as const, detail: `“${item}”: ${itemInWords(values)}` }
        await addChange(db, applicationRecords.reference(id), line, now(), user._id)
        return findItem(db, id, item)
      })
      if (!recorded) throw notFound('Item')
      return ok(recorded)
    },
  })
}

export const firstDay: Feature = { calls: firstDayRoutes, versioned: [listVersions] }
