import type { Website } from '#server/platform/website.ts'

const page = { head: { title: '', description: '' }, html: '' }

/** A website with empty pages, as far as a test does not give it others. */
export const testWebsite = (changes: Partial<Website> = {}): Website => ({
  development: false,
  assets: async (name) => ({ script: `/${name}.js`, styles: [`/${name}.css`], fonts: [] }),
  finish: async (_path, html) => html,
  register: async () => {},
  renderPrivatePage: () => Promise.reject(new Error('not used here')),
  renderFormResult: async () => page,
  render: async () => ({ ...page, status: 200, data: {}, complete: true }),
  ...changes,
})
