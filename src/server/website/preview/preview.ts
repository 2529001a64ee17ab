import type { SiteTexts } from '#contract/website/site-texts/sections.ts'
import type { Context } from '#server/platform/context.ts'
import { type App, ok } from '#server/platform/http/routes.ts'
import type { Website } from '#server/platform/website.ts'
import { staticPage } from '../pages/html.ts'
import { fetchThrough } from '../pages/in-process-fetch.ts'
import { getKind } from '../pages/page-kind.ts'
import { contentOf } from '../pages/spanish.ts'

/** No stored record has this id. */
export const previewId = 'preview'

/** What is typed in a form: the call at `address` answers with `data`, or the page has other texts. */
type Typed = { address: string; data: unknown } | { texts: SiteTexts }

/** Renders public pages with what is typed in a form, like those of visitors. They are neither stored nor cached. */
export function createPreview(app: App, context: Context, website: Website | undefined) {
  const { siteUrl } = context.settings
  const inProcess = fetchThrough(app)
  return async (path: string, typed: Typed): Promise<string> => {
    // A test of the calls alone has no website.
    if (!website) return ''
    const current = await contentOf(context, 'en')
    const given = 'texts' in typed ? { ...current, texts: typed.texts } : current
    const page = await website.render(
      path,
      async (url, init) =>
        'address' in typed && url === typed.address
          ? Response.json(ok(typed.data))
          : inProcess(url, init),
      given,
    )
    const assets = await website.assets(getKind(path))
    return staticPage(page, { ...given, details: context.details.last(), siteUrl, assets })
  }
}
