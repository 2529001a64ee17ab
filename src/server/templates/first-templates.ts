import { firstTemplates } from '#content/message-templates.ts'
import type { Context } from '../context.ts'
import { once } from '../db/once.ts'
import { seconds, timeBefore } from '../time.ts'
import { createTemplate } from './templates.queries.ts'

/** Adds the templates that come with the product, once: staff may change or delete them. */
export function addFirstTemplates({ db, now }: Pick<Context, 'db' | 'now'>) {
  return once(db, 'message templates', now(), async (db) => {
    for (const [index, template] of firstTemplates.entries()) {
      // A second apart, so that they stay in this order.
      const at = timeBefore(now(), (firstTemplates.length - index) * seconds)
      await createTemplate(db, template, at)
    }
  })
}
