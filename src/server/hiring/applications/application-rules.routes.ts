import {
  applicationRetentionCalls,
  applicationRetentionSchemas,
  type RetentionRules,
} from '#contract/hiring/application-handling.ts'
import {
  applicationRulesCalls,
  applicationRulesSchemas,
} from '#contract/hiring/application-rules.ts'
import { waitingDaysCalls, waitingDaysSchemas } from '#contract/hiring/decisions.ts'
import type { Context } from '#server/platform/context.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import {
  backupRuns,
  type DeletedKind,
  deleteOld,
  markedInWords,
} from '#server/records/privacy/delete-records.ts'
import { settingChanger } from '#server/records/versions/settings.ts'
import { contentChanger } from '#server/website/publishing/content-changes.ts'
import { deleteApplication } from '../application-data/applications.queries.ts'
import {
  countWhere,
  isOld,
  isPastItsDay,
  lockOld,
  readRetention,
  readRules,
  readWaitingDays,
  retentionVersions,
  rules,
  saveRetention,
} from '../application-data/rules.queries.ts'

export async function applicationRulesRoutes(app: App, context: Context) {
  const { db, now, responseCache } = context
  const { save, versions } = rules
  const change = contentChanger('setting', context, versions)

  routes(app, applicationRulesCalls, applicationRulesSchemas, {
    read: { cache: responseCache, handler: async () => ok(await readRules(db)) },

    save: async (request) => {
      const { identityDocuments } = request.body
      await change(
        request,
        'updated',
        (db, by) => save(db, { identity_documents: identityDocuments }, { now: now(), by }),
        () => [versions.setting],
      )
      return ok(request.body)
    },
  })
}

export async function waitingDaysRoutes(app: App, context: Context) {
  const { db } = context
  const change = settingChanger(rules.versions, context)

  routes(app, waitingDaysCalls, waitingDaysSchemas, {
    read: async () => ok(await readWaitingDays(db)),

    save: async (request) => {
      const days = request.body
      const values = { waiting_days: days.waitingDays }
      await change(request, (db, how) => rules.save(db, values, how))
      return ok(days)
    },
  })
}

export async function applicationRetentionRoutes(app: App, context: Context) {
  const { db, now } = context
  const change = settingChanger(retentionVersions, context)
  const withCount = async (rules: RetentionRules) => ({
    ...rules,
    old: await countWhere(db, await isOld(db, now(), rules)),
  })

  routes(app, applicationRetentionCalls, applicationRetentionSchemas, {
    read: async () => ok(await withCount(await readRetention(db))),

    save: async (request) => {
      const rules = request.body
      await change(request, (db, how) => saveRetention(db, rules, how))
      return ok(await withCount(rules))
    },
  })
}

export const applicationKind: DeletedKind = {
  label: 'Applications',
  objectKind: 'application',
  table: 'applications',
  remove: deleteApplication,
}

/**
 * Deletes applications whose last day has passed, once an owner has switched that on, and says what it
 * did. Undefined while it is off.
 */
export async function deleteOldApplications(
  context: Context,
  now: Date,
): Promise<string | undefined> {
  const { db } = context
  const rules = await readRetention(db)
  if (!rules.deletesByItself) return undefined
  const done = await deleteOld(context, now, applicationKind, (db, limit) =>
    lockOld(db, now, rules, limit),
  )
  if (done === undefined) return backupRuns
  const { deleted, marked } = done
  const left = await countWhere(db, isPastItsDay(now, rules))
  const held = left - (await countWhere(db, await isOld(db, now, rules)))
  return `Applications deleted: ${deleted}. On hold: ${held}.${markedInWords(marked)}`
}
