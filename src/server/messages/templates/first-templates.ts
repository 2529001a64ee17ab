import { firstTemplates } from '#content/message-templates.ts'
import { type TemplateKind, templateKinds } from '#contract/messages/templates.ts'
import type { Context } from '#server/platform/context.ts'
import { once } from '#server/platform/db/milestones.ts'
import { seconds, timeBefore } from '#server/platform/time.ts'
import { createTemplate } from './templates.queries.ts'

/** Adds the templates that come with the product, each kind once: staff may change or delete them. */
export async function addFirstTemplates(context: Pick<Context, 'db' | 'now'>) {
  for (const kind of templateKinds) await addTemplates(context, kind)
}

function addTemplates({ db, now }: Pick<Context, 'db' | 'now'>, kind: TemplateKind) {
  return once(db, `${kind} templates`, now(), async (db) => {
    for (const [index, template] of firstTemplates.entries()) {
      if (template.kind !== kind) continue
      // A second apart, so that they stay in this order.
      const at = timeBefore(now(), (firstTemplates.length - index) * seconds)
      await createTemplate(db, template, at)
    }
  })
}
