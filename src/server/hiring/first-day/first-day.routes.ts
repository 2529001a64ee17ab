import { firstDayCalls, firstDayMessages, firstDaySchemas } from '#contract/hiring/first-day.ts'
import type { Context } from '#server/platform/context.ts'
import { transact } from '#server/platform/db/transact.ts'
import { conflict, notFound } from '#server/platform/errors.ts'
import { getActor } from '#server/platform/http/access.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import { audit } from '#server/records/audit/audit.queries.ts'
import type { Feature } from '#server/records/feature.ts'
import { addChange } from '#server/records/handling/handling.queries.ts'
import { conflictOrNotFound } from '#server/records/versions/versions.queries.ts'
import { applicationRecord, findApplication } from '../application-data/applications.queries.ts'
import {
  findItem,
  findList,
  itemInWords,
  listPersonItems,
  recordItem,
  saveList,
} from './first-day.queries.ts'

const objectKind = 'application'

/** The list of what is done before someone's first day, and what was done for whom. */
async function firstDayRoutes(app: App, { db, now }: Context) {
  routes(app, firstDayCalls, firstDaySchemas, {
    list: async () => ok(await findList(db)),

    saveList: async (request) => {
      const { items, updatedAt: version } = request.body
      const saved = await transact(db, async (db) => {
        const edit = { version, now: now(), by: getActor(request).user._id }
        const saved = await saveList(db, items, edit)
        if (!saved) throw await conflictOrNotFound(db, 'first_day_list', 'List', await findList(db))
        await audit(db, request, now(), { action: 'changed-first-day-list', objectKind })
        return saved
      })
      return ok(saved)
    },

    record: async (request) => {
      const { id } = request.params
      const { updatedAt: version, ...values } = request.body
      const { item } = values
      const by = getActor(request).user._id
      const recorded = await transact(db, async (db) => {
        const application = await findApplication(db, id)
        if (!application) throw notFound('Application')
        const known = await listPersonItems(db, application)
        if (!known.some((each) => each.item === item)) throw conflict(firstDayMessages.unknown)
        const edit = { version, now: now(), by }
        if (!(await recordItem(db, { applicationId: id, ...values }, edit))) {
          throw await conflictOrNotFound(
            db,
            'first_day_items',
            'Item',
            await findItem(db, id, item),
          )
        }
        const detail = `“${item}”: ${itemInWords(values)}`
        await addChange(db, applicationRecord(id), { change: 'first day', detail }, now(), by)
        await audit(db, request, now(), {
          action: 'recorded-first-day-item',
          objectKind,
          objectId: id,
        })
        return findItem(db, id, item)
      })
      if (!recorded) throw notFound('Item')
      return ok(recorded)
    },
  })
}

export const firstDay: Feature = { calls: firstDayRoutes }
