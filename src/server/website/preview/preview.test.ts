import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Job, JobInput } from '#contract/hiring/jobs.ts'
import type { CareEvent } from '#contract/website/events.ts'
import { createApp } from '#server/app.ts'
import { createJob } from '#server/hiring/jobs/jobs.queries.ts'
import type { App } from '#server/platform/http/routes.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { testWebsite } from '../../../../tests/support/website.ts'
import { createEvent } from '../events/events.queries.ts'

const server = testApp()
let app: App
let rendered: { path: string; data: unknown }

const words = { title: 'Picnic', description: 'In the park' }
const cook = { title: 'Cook', location: 'Smyrna, TN', shiftsAvailable: ['second', 'morning'] }

/** A website whose pages only contain what two of their calls return. */
beforeAll(async () => {
  const website = testWebsite({
    render: async (path, fetch) => {
      const url = path === '/' ? '/api/events/public' : `/api/jobs/public${path.slice(5)}`
      const { data } = await (await fetch(url)).json()
      rendered = { path, data }
      expect((await fetch('/api/team')).status).toBe(200)
      const head = { title: '', description: '' }
      return { status: 200, head, html: path, data: {}, complete: true }
    },
  })
  app = await createApp(server.context, website)
})
afterAll(() => app.close())

beforeEach(async () => {
  await server.context.db.deleteFrom('events').execute()
  await server.context.db.deleteFrom('jobs').execute()
  server.context.responseCache.clear()
})

const preview = async (kind: 'job' | 'event', body: object, headers?: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: `/api/admin/preview/${kind}`,
    body,
    headers: headers ?? (await server.signIn()),
  })

const picture = { path: '/art/event-garden.svg', width: 640, height: 480, widths: [] }
/** Each one a second later, because the newest is shown first. */
const addEvent = (title: string) => {
  server.wait(1000)
  return createEvent(server.context.db, { ...words, title, picture }, server.clock.at)
}

test('strangers get no preview', async () => {
  expect((await preview('job', cook, {})).statusCode).toBe(401)
  expect((await preview('event', words, {})).statusCode).toBe(401)
})

describe('of a job', () => {
  test('is the page of the job without scripts, with its description cleaned as when it is saved', async () => {
    const description = '<p onclick="x()">Cook <script>x()</script>well.</p>'
    const response = await preview('job', { ...cook, description })
    expect(response.statusCode).toBe(200)
    const { html } = response.json().data
    expect(html).toContain('<link rel="stylesheet" href="/job.css">')
    expect(html).not.toContain('<script')
    expect(rendered.data as Job).toMatchObject({
      ...cook,
      shiftsAvailable: ['morning', 'second'],
      description: '<p>Cook well.</p>',
      status: 'published',
    })
  })

  test('is what visitors get of the job once it is saved', async () => {
    const pay = { from: 15.5, to: 18, per: 'hour' }
    const place = { street: '12 Oak Street', postalCode: '37167' }
    const terms = { pay, closingDate: '2026-12-31', openings: 2, ...place }
    const job = { ...cook, ...terms, description: '<p>Cook</p>', status: 'published' }
    await preview('job', job)
    const saved = await createJob(server.context.db, JobInput.parse(job), server.clock.at)
    expect(rendered.data).toEqual({ ...saved, _id: 'preview', id: 'preview', slug: 'preview' })
  })

  test('stores nothing, and visitors do not find it', async () => {
    await preview('job', cook)
    expect(await server.context.db.selectFrom('jobs').selectAll().execute()).toEqual([])
    expect((await app.inject(`/api/jobs/public${rendered.path.slice(5)}`)).statusCode).toBe(404)
  })

  test('needs what is needed to save it', async () => {
    expect((await preview('job', { title: 'Cook' })).statusCode).toBe(400)
  })
})

describe('of an event', () => {
  const shown = () => rendered.data as CareEvent[]

  test('is the home page with this event first, in place of the stored one', async () => {
    const picnic = await addEvent('Picnic')
    await addEvent('Supper')
    const changed = { ...words, title: 'Big Picnic', id: picnic.id, image: picnic.id }
    const times = { startsAt: '2026-12-01T12:00:00-06:00', endsAt: '2026-12-01T14:00:00-06:00' }
    await preview('event', { ...changed, ...times, imageDescription: 'A lawn', place: 'The park' })
    expect(rendered.path).toBe('/')
    expect(shown().map(({ title }) => title)).toEqual(['Big Picnic', 'Supper'])
    expect(shown()[0]).toMatchObject({
      image: picnic.image,
      picture: picnic.picture,
      imageDescription: 'A lawn',
      startsAt: '2026-12-01T18:00:00.000Z',
      endsAt: '2026-12-01T20:00:00.000Z',
      place: 'The park',
      status: 'published',
    })
    const visitors = (await app.inject('/api/events/public')).json().data
    expect(visitors.map(({ title }: CareEvent) => title)).toEqual(['Supper', 'Picnic'])
  })

  test('is what visitors get of the event once it is saved', async () => {
    const times = { startsAt: '2026-11-01T12:00:00-06:00', endsAt: '2026-11-01T14:00:00-06:00' }
    const event = { ...words, ...times, place: 'The park', imageDescription: 'A lawn' }
    await preview('event', event)
    const saved = await createEvent(server.context.db, event, server.clock.at)
    expect(saved.past).toBe(true)
    expect(shown()[0]).toEqual({ ...saved, _id: 'preview', id: 'preview' })
  })

  test('has the address that the office replaces when a picture was chosen', async () => {
    await preview('event', { ...words, image: 'chosen' })
    expect(shown()[0]?.image).toEqual({ path: '/chosen-picture' })
    await preview('event', words)
    expect(shown()[0]?.image).toBeNull()
  })
})
