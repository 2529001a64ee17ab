import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import type { App } from '#server/platform/http/routes.ts'
import { render } from '#web/site/entry-server.tsx'
import { formBody } from '../support/multipart.ts'
import { testApp } from '../support/test-app.ts'
import { aboutTexts } from '../support/texts.ts'
import { testWebsite } from '../support/website.ts'

// What can be previewed, compared with the page that visitors get of it once it is saved.

const server = testApp()
let app: App
let headers: Record<string, string>

beforeAll(async () => {
  app = await createApp(server.context, testWebsite({ render }))
  headers = await server.signIn()
})
afterAll(() => app.close())

beforeEach(async () => {
  for (const table of ['events', 'jobs', 'site_texts'] as const) {
    await server.context.db.deleteFrom(table).execute()
  }
  server.context.responseCache.clear()
})

type Saved = { id: string; updatedAt: string }
const previewId = 'preview'

/** The linked styles and the part of the page, with one name for a record that has no id yet. */
function seen(html: string, part: RegExp, id = previewId) {
  const found = part.exec(html)?.[0].replaceAll(id, 'ID')
  expect(found).toContain('Afterwards')
  return [...html.matchAll(/<link rel="stylesheet"[^>]*>/g)]
    .map(([link]) => link)
    .concat(found ?? '')
}

const job = {
  title: 'Afterwards',
  location: 'Smyrna, TN',
  shiftsAvailable: ['morning'],
  description: '<p>Cook well.</p>',
  status: 'published',
}
const event = { title: 'Afterwards', description: 'Bring a friend.', place: 'The park' }
const about = { ...aboutTexts.texts, title: 'Afterwards' }

type Previewable = {
  part: RegExp
  preview: (stored: Saved | undefined) => [address: string, body: object]
  /** The request that saves it: as it will be, or with another title. */
  save: (title: string, stored: Saved | undefined) => ['POST' | 'PUT', string, object]
  /** Saved as multipart content. */
  form?: true
  page: (saved: Saved) => string
}

const previewable: Record<string, Previewable> = {
  job: {
    part: /<dialog role="dialog".*?<\/dialog>/s,
    preview: () => ['/job', job],
    save: (title, stored) =>
      stored
        ? ['PUT', `/jobs/admin/${stored.id}`, { ...job, title, updatedAt: stored.updatedAt }]
        : ['POST', '/jobs/admin', { ...job, title }],
    page: ({ id }) => `/jobs/${id}`,
  },
  event: {
    part: /<section id="events".*?<\/section>/s,
    preview: (stored) => ['/event', { ...event, ...(stored && { id: stored.id }) }],
    save: (title, stored) => [
      stored ? 'PUT' : 'POST',
      stored ? `/events/${stored.id}` : '/events',
      { ...event, title, status: 'published' },
    ],
    form: true,
    page: () => '/',
  },
  'section of texts': {
    part: /<section id="about".*?<\/section>/s,
    preview: () => ['/texts', { section: 'about', texts: about }],
    save: (title, stored) => [
      'PUT',
      '/admin/site-texts',
      { ...aboutTexts, texts: { ...about, title }, updatedAt: stored?.updatedAt ?? '' },
    ],
    page: () => '/',
  },
}

async function send(method: 'POST' | 'PUT', url: string, fields: object, form?: true) {
  server.wait(1000)
  const own = form
    ? await formBody(fields as Record<string, string>)
    : { payload: fields, headers: {} }
  const response = await app.inject({
    method,
    url: `/api${url}`,
    payload: own.payload,
    headers: { ...headers, ...own.headers },
  })
  expect(response.statusCode, response.body).toBeLessThan(300)
  return response.json().data
}

const cases = Object.keys(previewable).flatMap((name) =>
  ['new', 'edited', 'published'].map((state) => [name, state] as const),
)

test.each(cases)('the preview of a %s that is %s is its page', async (name, state) => {
  const { part, preview, save, page, form } = previewable[name] as Previewable
  const title = state === 'edited' ? 'Before' : 'Afterwards'
  const stored: Saved | undefined =
    state === 'new' ? undefined : await send(...save(title, undefined), form)
  const [address, body] = preview(stored)
  const { html } = await send('POST', `/admin/preview${address}`, body)
  const saved: Saved =
    stored && state === 'published' ? stored : await send(...save('Afterwards', stored), form)
  const real = await app.inject(page(saved))
  expect(seen(html, part)).toEqual(seen(real.body, part, saved.id))
})
