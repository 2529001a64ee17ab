import { disclosureCalls, disclosureSchemas } from '#contract/hiring/disclosure.ts'
import type { Context } from '#server/platform/context.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import { recordChanger } from '#server/records/audit/audit.queries.ts'
import type { Feature } from '#server/records/feature.ts'
import { conflictOrNotFound } from '#server/records/versions/versions.queries.ts'
import { addText, findText } from './disclosure.queries.ts'

/** The text that people who were hired read before their background is checked. */
async function disclosureRoutes(app: App, context: Context) {
  const { db, now } = context
  const change = recordChanger('application', context)
  routes(app, disclosureCalls, disclosureSchemas, {
    read: async () => ok(await findText(db)),

    save: async (request) => {
      const { text, updatedAt: edited } = request.body
      const saved = await change(request, 'wrote-disclosure', undefined, async (db, user) => {
        const saved = await addText(db, text, { edited, now: now(), by: user._id })
        if (saved) return saved
        throw await conflictOrNotFound(db, 'disclosure_texts', 'Text', await findText(db))
      })
      return ok(saved)
    },
  })
}

export const disclosure: Feature = { calls: disclosureRoutes }
