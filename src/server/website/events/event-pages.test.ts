import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CareEvent } from '#contract/website/events.ts'
import { createApp } from '#server/app.ts'
import type { App } from '#server/platform/http/routes.ts'
import { type FormFields, officeApi } from '../../../../tests/support/office-api.ts'
import { testWebsite } from '../../../../tests/support/website.ts'

const api = officeApi('events')
const { server } = api
let app: App

beforeAll(async () => {
  // A page says which one it is.
  const render = async (path: string) => ({
    head: { title: path, description: '' },
    html: '',
    data: {},
    complete: true,
    status: path === '/not-found' ? 404 : 200,
  })
  app = await createApp(server.context, testWebsite({ render }))
})
afterAll(() => app.close())
beforeEach(() => server.context.responseCache.clear())

const words = { title: 'Open House', description: 'Ask anything.' }
const addEvent = (fields: FormFields = {}): Promise<CareEvent> =>
  api.create('/api/events', { ...words, ...fields })
const rename = async (id: string, title: string) =>
  (await api.sendForm('PUT', `/api/events/${id}`, { ...words, title })).json().data.slug
const open = async (name: string) => {
  const { statusCode, headers, body } = await app.inject({
    url: `/events/${name}`,
    headers: { accept: 'text/html' },
  })
  return headers.location
    ? [statusCode, headers.location]
    : [statusCode, /<title>(.*)<\/title>/.exec(body)?.[1]]
}
const missing = [404, '/not-found']

test('an event has a page of its kind, at one address, and search engines know it', async () => {
  await addEvent()
  expect((await app.inject('/events/open-house')).body).toContain('src="/event.js"')
  expect(await open('open-house')).toEqual([200, '/events/open-house'])
  expect(await open('open-house/')).toEqual([301, '/events/open-house'])
  const { data } = (await app.inject('/api/events/public/open-house')).json()
  expect(data).toMatchObject({ title: 'Open House', slug: 'open-house' })
  const map = (await app.inject('/sitemap.xml')).body
  expect(map).toContain('/events/open-house</loc><lastmod>2026-11-15T')
})

test('a draft, a deleted event and an invented name have no page', async () => {
  await addEvent({ status: 'draft' })
  for (const name of ['open-house', 'nothing', 'a%22b', 'x'.repeat(200)]) {
    expect(await open(name)).toEqual(missing)
  }
  expect((await app.inject('/api/events/public/open-house')).statusCode).toBe(404)
  expect((await app.inject('/sitemap.xml')).body).not.toContain('/events/')
})

test('a new title has a new address, and the former ones lead there', async () => {
  const { id } = await addEvent()
  expect(await rename(id, 'Open Door')).toBe('open-door')
  expect(await rename(id, 'Come In')).toBe('come-in')
  for (const name of ['open-house', 'open-door']) {
    expect(await open(name)).toEqual([301, '/events/come-in'])
  }
  const { headers } = await app.inject('/events/open-door')
  expect(headers['cache-control']).toBe('no-cache')
  expect((await app.inject('/api/events/public/open-door')).statusCode).toBe(404)
  expect(await rename(id, 'Open House')).toBe('open-house')
  expect(await open('open-house')).toEqual([200, '/events/open-house'])
})

test('no event takes the address that another one has or had', async () => {
  const { id } = await addEvent()
  expect((await addEvent()).slug).toBe('open-house-2')
  await rename(id, 'Open Door')
  expect((await addEvent()).slug).toBe('open-house-3')
  expect(await open('open-house')).toEqual([301, '/events/open-door'])
  expect((await addEvent({ title: '¡!' })).slug).toBe('event')
})

test('events that are saved at the same moment have different addresses', async () => {
  const made = await Promise.all(Array.from({ length: 6 }, () => addEvent()))
  const slugs = new Set(made.map(({ slug }) => slug))
  expect(slugs.size).toBe(6)
  const renamed = await Promise.all(made.map(({ id }) => rename(id, 'Open Door')))
  expect(new Set(renamed).size).toBe(6)
})

test('an event that is put back has its address again, or another one if that is taken', async () => {
  const putBack = async (id: string) => {
    await api.send('POST', `/api/admin/deleted/event/${id}`)
    return (await api.send('GET', `/api/events/${id}`)).json().data.slug
  }
  const { id } = await addEvent()
  await api.send('DELETE', `/api/events/${id}`)
  expect(await open('open-house')).toEqual(missing)
  expect(await putBack(id)).toBe('open-house')
  await api.send('DELETE', `/api/events/${id}`)
  await addEvent()
  expect(await putBack(id)).toBe('open-house-2')
})
