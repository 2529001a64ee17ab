import { eventPath } from '#content/sections.ts'
import { eventNamePattern } from '#contract/website/events.ts'
import type { SitePart } from '#server/records/feature.ts'
import { findEventBySlug, listEventAddresses } from './events.queries.ts'

type ByName = { Params: { name: string } }

/** The pages of the events. */
export const eventPages: SitePart = {
  pages: (pages, { db, now, responseCache }, { sendPage }) => {
    pages.get<ByName>(eventPath(':name'), async (request, reply) => {
      const { name } = request.params
      const path = eventPath(name)
      const isName = eventNamePattern.test(name)
      const event =
        isName &&
        (await findEventBySlug(db, name, now()).catch((error) => {
          // A page in memory is shown without the database too.
          if (responseCache.has(`page ${path}`)) return { slug: name }
          throw error
        }))
      if (!event) return sendPage(request, reply, '/not-found', 'not found')
      if (event.slug === name) return sendPage(request, reply, path)
      // Another event can get the old name later, so browsers ask again.
      reply.header('cache-control', 'no-cache')
      return reply.redirect(eventPath(event.slug), 301)
    })
    pages.get<ByName>(eventPath(':name/'), (request, reply) =>
      reply.redirect(eventPath(encodeURIComponent(request.params.name)), 301),
    )
  },
  addresses: async (db, now) => {
    const rows = await listEventAddresses(db, now)
    return rows.map(({ slug, updated_at }) => ({ path: eventPath(slug), updatedAt: updated_at }))
  },
}
