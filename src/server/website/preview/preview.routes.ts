import { jobCalls } from '#contract/hiring/jobs.ts'
import { eventCalls } from '#contract/website/events.ts'
import { previewCalls, previewSchemas } from '#contract/website/preview.ts'
import type { Context } from '#server/platform/context.ts'
import { type App, ok, routes } from '#server/platform/http/routes.ts'
import { findEventPicture, listPublishedEvents } from '../events/events.queries.ts'
import { staticPage } from '../pages/html.ts'
import { fetchThrough } from '../pages/in-process-fetch.ts'
import type { Website } from '../pages/website.ts'
import { previewOfEvent, previewOfJob } from './preview.ts'

/**
 * Public pages with what is typed in a form. The pages are rendered like those of visitors, only one
 * answer differs, and they are neither stored nor cached.
 */
export async function previewRoutes(app: App, context: Context, website: Website | undefined) {
  const { db, now, details, settings } = context
  const inProcess = fetchThrough(app)

  /** Renders a page for which the call at `address` answers with `data`. */
  async function render(path: string, address: string, data: unknown) {
    // A test of the calls alone has no website.
    if (!website) return ''
    const page = await website.render(
      path,
      async (url, init) => (url === address ? Response.json(ok(data)) : inProcess(url, init)),
      details.last(),
    )
    return staticPage(page, { siteUrl: settings.siteUrl, assets: await website.assets('site') })
  }

  routes(app, previewCalls, previewSchemas, {
    job: async (request) => {
      const job = previewOfJob(request.body, now())
      const address = `/api${jobCalls.read.path.replace(':slug', job.id)}`
      return ok({ html: await render(`/jobs/${job.id}`, address, job) })
    },

    event: async (request) => {
      const { id, image } = request.body
      const stored = image && image !== 'chosen' ? await findEventPicture(db, image) : null
      const event = previewOfEvent(request.body, stored, now())
      const others = await listPublishedEvents(db, now())
      const events = [event, ...others.filter((other) => other.id !== id)]
      return ok({ html: await render('/', `/api${eventCalls.listPublished.path}`, events) })
    },
  })
}
