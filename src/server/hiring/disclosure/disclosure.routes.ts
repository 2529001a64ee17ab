import { disclosureCalls, disclosureSchemas } from '#contract/hiring/disclosure.ts'
import type { Context } from '#server/platform/context.ts'
import { transact } from '#server/platform/db/transact.ts'
import { getActor } from '#server/platform/http/access.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import { audit } from '#server/records/audit/audit.queries.ts'
import type { Feature } from '#server/records/feature.ts'
import { conflictOrNotFound } from '#server/records/versions/versions.queries.ts'
import { addText, findText } from './disclosure.queries.ts'

/** The text that people who were hired read before their background is checked. */
async function disclosureRoutes(app: App, { db, now }: Context) {
  routes(app, disclosureCalls, disclosureSchemas, {
    read: async () => ok(await findText(db)),

    save: async (request) => {
      const { text, updatedAt: edited } = request.body
      const saved = await transact(db, async (db) => {
        const edit = { edited, now: now(), by: getActor(request).user._id }
        const saved = await addText(db, text, edit)
        if (!saved)
          throw await conflictOrNotFound(db, 'disclosure_texts', 'Text', await findText(db))
        const action = 'wrote-disclosure'
        await audit(db, request, now(), { action, objectKind: 'application' })
        return saved
      })
      return ok(saved)
    },
  })
}

export const disclosure: Feature = { calls: disclosureRoutes }
