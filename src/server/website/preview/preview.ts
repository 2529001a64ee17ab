import type { Context } from '#server/platform/context.ts'
import { type App, ok } from '#server/platform/http/routes.ts'
import type { Website } from '#server/platform/website.ts'
import { staticPage } from '../pages/html.ts'
import { fetchThrough } from '../pages/in-process-fetch.ts'

/** No stored record has this id. */
export const previewId = 'preview'

/**
 * Renders public pages with what is typed in a form: the call at `address` answers with `data`. They are
 * rendered like those of visitors, and neither stored nor cached.
 */
export function createPreview(app: App, context: Context, website: Website | undefined) {
  const { details, look, settings } = context
  const inProcess = fetchThrough(app)
  return async (path: string, address: string, data: unknown): Promise<string> => {
    // A test of the calls alone has no website.
    if (!website) return ''
    const shown = await look.current()
    const page = await website.render(
      path,
      async (url, init) => (url === address ? Response.json(ok(data)) : inProcess(url, init)),
      details.last(),
      shown,
    )
    const assets = await website.assets('site')
    return staticPage(page, {
      siteUrl: settings.siteUrl,
      assets,
      details: details.last(),
      look: shown,
    })
  }
}
