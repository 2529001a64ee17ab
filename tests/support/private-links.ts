import type { PrivatePage } from '#contract/hiring/private-application.ts'
import { createApp } from '#server/app.ts'
import type { Context } from '#server/platform/context.ts'
import type { Website } from '#server/platform/website.ts'

const head = { title: '', description: '' }

/** A website whose private pages are their content as JSON. */
const website: Website = {
  development: false,
  render: async () => ({ status: 200, head, html: '', data: {}, complete: true }),
  renderFormResult: async () => ({ head, html: '' }),
  renderPrivatePage: async ({ content }) => ({
    status: 200,
    head,
    html: '',
    data: content,
    complete: true,
  }),
  assets: async () => ({ script: '/x.js', styles: [], fonts: [] }),
  register: async () => {},
  finish: async (_path, html) => html,
}

export const appWithPages = (context: Context) => createApp(context, website)

/** What a private page shows. */
export const readContent = (body: string): PrivatePage['content'] =>
  JSON.parse(/id="page-data">(.*)<\/script>/.exec(body)?.[1] ?? '{}')
