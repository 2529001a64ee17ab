import { disclosureCalls, disclosureSchemas } from '#contract/disclosure.ts'
import { audit } from '../audit/audit.queries.ts'
import type { Context } from '../context.ts'
import { transact } from '../db/transact.ts'
import { actorOf } from '../http/access.ts'
import { type App, ok, routes } from '../http/routes.ts'
import { refusalOf } from '../versions.queries.ts'
import { addText, findText } from './disclosure.queries.ts'

/** The text that people who were hired read before their background is checked. */
export async function disclosureRoutes(app: App, { db, now }: Context) {
  routes(app, disclosureCalls, disclosureSchemas, {
    read: async () => ok(await findText(db)),

    save: async (request) => {
      const { text, updatedAt: edited } = request.body
      const saved = await transact(db, async (db) => {
        const edit = { edited, now: now(), by: actorOf(request).user._id }
        const saved = await addText(db, text, edit)
        if (!saved) throw await refusalOf(db, 'disclosure_texts', 'Text', await findText(db))
        const action = 'wrote the disclosure for'
        await audit(db, request, now(), { action, objectKind: 'application' })
        return saved
      })
      return ok(saved)
    },
  })
}
