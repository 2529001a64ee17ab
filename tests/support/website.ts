import type { PrivatePage } from '#contract/hiring/private-application.ts'
import { createApp } from '#server/app.ts'
import type { Context } from '#server/platform/context.ts'
import type { Website } from '#server/platform/website.ts'

const page = { head: { title: '', description: '' }, html: '' }

/** A website with empty pages, as far as a test does not give it others. */
export const testWebsite = (changes: Partial<Website> = {}): Website => ({
  development: false,
  assets: async (name) => ({
    script: `/${name}.js`,
    modules: [],
    styles: [`/${name}.css`],
    fonts: [],
  }),
  finish: async (_path, html) => html,
  register: async () => {},
  renderPrivatePage: () => Promise.reject(new Error('not used here')),
  renderFormResult: async () => page,
  ownTexts: async () => ({ ui: {}, assistant: {} }),
  render: async () => ({ ...page, status: 200, data: {}, complete: true }),
  ...changes,
})

/** A website whose private pages are their content as JSON. */
const withPrivatePages = testWebsite({
  renderPrivatePage: async ({ content }) => ({
    ...page,
    status: 200,
    data: content,
    complete: true,
  }),
})

export const appWithPages = (context: Context) => createApp(context, withPrivatePages)

/** What a private page shows. */
export const readContent = (body: string): PrivatePage['content'] =>
  JSON.parse(/id="page-data">(.*)<\/script>/.exec(body)?.[1] ?? '{}')
