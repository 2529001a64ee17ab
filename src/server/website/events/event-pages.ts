import { eventPath, eventsPath } from '#content/sections.ts'
import { eventNamePattern } from '#contract/website/events.ts'
import type { SitePart } from '#server/records/feature.ts'
import { findEventBySlug, listEventAddresses } from './events.queries.ts'

type ByName = { Params: { name: string } }

/** The pages of the events. */
export const eventPages: SitePart = {
  pages: (pages, { db, now }, { sendPage, redirect, isInMemory }) => {
    pages.get(eventsPath, (request, reply) => sendPage(request, reply, eventsPath))
    pages.get(eventPath(''), (_request, reply) => redirect(reply, eventsPath))
    pages.get<ByName>(eventPath(':name'), async (request, reply) => {
      const { name } = request.params
      const path = eventPath(name)
      const isName = eventNamePattern.test(name)
      const event =
        isName &&
        (await findEventBySlug(db, name, now()).catch((error) => {
          // A page in memory is shown without the database too.
          if (isInMemory(path)) return { slug: name }
          throw error
        }))
      if (!event) return sendPage(request, reply, '/not-found', 'not found')
      if (event.slug === name) return sendPage(request, reply, path)
      // Another event can get the old name later, so browsers ask again.
      return redirect(reply.header('cache-control', 'no-cache'), eventPath(event.slug))
    })
    pages.get<ByName>(eventPath(':name/'), (request, reply) =>
      redirect(reply, eventPath(encodeURIComponent(request.params.name))),
    )
  },
  addresses: async (db, now) => {
    const rows = await listEventAddresses(db, now)
    const pages = rows.map((row) => ({ path: eventPath(row.slug), updatedAt: row.updated_at }))
    return [{ path: eventsPath }, ...pages]
  },
}
