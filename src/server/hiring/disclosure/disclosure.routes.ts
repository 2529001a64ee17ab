import {
  type DisclosureText,
  disclosureCalls,
  disclosureSchemas,
} from '#contract/hiring/disclosure.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import { recordChanger } from '#server/records/audit/audit.queries.ts'
import type { Feature, SpanishText } from '#server/records/feature.ts'
import { listReviewed } from '#server/records/spanish/reviews.queries.ts'
import { builtInText } from '#server/records/spanish/spanish-texts.ts'
import { conflictOrNotFound } from '#server/records/versions/versions.queries.ts'
import { disclosureReadText } from '#server/website/spanish/critical-texts.ts'
import { addText, findText } from './disclosure.queries.ts'

/** The text that people who were hired read before their background is checked. */
async function disclosureRoutes(app: App, context: Context) {
  const { db, now } = context
  const change = recordChanger('application', context)
  routes(app, disclosureCalls, disclosureSchemas, {
    read: async () => ok(await findText(db)),

    save: async (request) => {
      const { updatedAt: edited, ...texts } = request.body
      const saved = await change(request, 'wrote-disclosure', undefined, async (db, user) => {
        const saved = await addText(db, texts, { edited, now: now(), by: user._id })
        if (saved) return saved
        throw await conflictOrNotFound(db, 'disclosure_texts', 'Text', await findText(db))
      })
      return ok(saved)
    },
  })
}

/** The Spanish of the newest text, as it is reviewed. */
function spanishOf({ text, spanish }: DisclosureText): SpanishText {
  const texts = spanish ? [{ en: text, es: spanish, rich: false }] : []
  return {
    ...builtInText('disclosure', texts),
    from: 'Hiring settings',
    critical: true,
    access: 'edit applicants',
  }
}

/** The Spanish that may be read: someone reviewed it, and what is ticked below it. */
export async function findReviewedSpanish(db: Db, disclosure: DisclosureText): Promise<string> {
  const needed = [spanishOf(disclosure), disclosureReadText]
  const reviewed = await listReviewed(db, needed)
  return reviewed.length === needed.length ? disclosure.spanish : ''
}

export const disclosure: Feature = {
  calls: disclosureRoutes,
  spanishTexts: async (db) => [spanishOf(await findText(db))],
}
