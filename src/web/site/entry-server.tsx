import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { RenderedPage } from '#contract/page.ts'
import { type Send, sendThrough } from '#web/api/send.ts'
import { loadPage } from './page-data.ts'
import { createQueryClient } from './query-client.ts'
import { SiteApp } from './SiteApp.tsx'
import { headOf } from './seo/head.ts'

/** Renders a public page with all its content. A section whose call failed shows that it is loading. */
export async function render(path: string, fetch: Send): Promise<RenderedPage> {
  sendThrough(fetch)
  const client = createQueryClient(0)
  const subject = await loadPage(path, client)
  const failed = client
    .getQueryCache()
    .findAll({ predicate: (query) => query.state.error !== null })
  for (const query of failed) client.removeQueries({ queryKey: query.queryKey })

  const html = renderToString(
    <QueryClientProvider client={client}>
      <StaticRouter location={path}>
        <SiteApp />
      </StaticRouter>
    </QueryClientProvider>,
  )
  const loaded = client.getQueryCache().getAll()
  const data = Object.fromEntries(
    loaded.map((query) => [JSON.stringify(query.queryKey), query.state.data]),
  )
  client.clear()
  return { ...headOf(subject), html, data, complete: failed.length === 0 }
}
