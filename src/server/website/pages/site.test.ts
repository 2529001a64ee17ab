import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Job, JobInput } from '#contract/hiring/jobs.ts'
import { createApp } from '#server/app.ts'
import { createJob, deleteJob, setJobStatuses } from '#server/hiring/jobs/jobs.queries.ts'
import type { App } from '#server/platform/http/routes.ts'
import { days, minutes, timeAfter } from '#server/platform/time.ts'
import { rawGet } from '../../../../tests/support/raw-request.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { testWebsite } from '../../../../tests/support/website.ts'
import { saveNotice, setNoticePublished } from '../notices/notices.queries.ts'

const server = testApp()
let app: App
let job: Job
let rendered: string[]
/** The requests that Fastify has seen. */
let seen: (string | undefined)[] = []
let mayRender = Promise.resolve()

const input: JobInput = {
  title: 'Cook',
  location: 'Smyrna, TN',
  shiftsAvailable: ['morning'],
  status: 'published',
  description: '',
  department: '',
  employmentType: '',
  experienceLevel: '',
}

/** A website whose pages only contain their path. */
beforeAll(async () => {
  const render = async (path: string) => {
    rendered.push(path)
    if (path.includes('search=')) await mayRender
    const head = { title: path, description: '' }
    return { status: 200, head, html: path, data: {}, complete: true }
  }
  app = await createApp(server.context, testWebsite({ render }))
  const [listener] = app.server.listeners('request') as [RequestListener]
  app.server.off('request', listener).on('request', (request, response) => {
    seen.push(request.url)
    listener(request, response)
  })
})
afterAll(() => app.close())

beforeEach(async () => {
  const { db, now, responseCache } = server.context
  rendered = []
  await db.deleteFrom('jobs').execute()
  job = await createJob(db, input, now())
  responseCache.clear()
})

test('a page is rendered once and cached, whatever campaign parameters its address has', async () => {
  for (const path of ['/', '/?utm_source=x', `/jobs/${job.id}`, `/jobs/${job.id}?utm_source=x`]) {
    await app.inject(path)
  }
  expect(rendered).toEqual(['/', `/jobs/${job.id}`])
})

test('pages and public calls that are in memory are answered before Fastify, until the content changes', async () => {
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const paths = ['/', '/?view=jobs', `/jobs/${job.id}`, '/privacy', '/api/jobs', '/api/team']
  const open = async (path: string) => {
    const { status, headers, bytes } = await rawGet(`${url}${path}`)
    return { status, type: headers['content-type'], etag: headers.etag, text: String(bytes) }
  }
  for (const path of paths) {
    seen = []
    const first = await open(path)
    expect(first.status).toBe(200)
    expect(await open(path)).toEqual(first)
    expect(seen).toEqual([path])
    server.context.responseCache.clear()
    expect(await open(path)).toEqual(first)
    expect(seen).toEqual([path, path])
  }
  seen = []
  for (const path of ['/?utm_source=x', '/jobs/unknown', '/api/jobs?search=a']) {
    await open(path)
    await open(path)
  }
  expect(seen).toHaveLength(6)
  // What people get for an unknown address must not be given to programs.
  await rawGet(`${url}/not-found`, { accept: 'text/html' })
  expect((await open('/not-found')).type).toContain('application/json')
})

test('pages and calls that are in memory are answered after midnight although the database is lost', async () => {
  const { db } = server.context
  const paths = ['/', `/jobs/${job.id}`, '/api/jobs', '/api/events/public', '/sitemap.xml']
  const responses = async () => {
    const all = await Promise.all(paths.map((path) => app.inject(path)))
    return all.map(({ statusCode, body }) => ({ statusCode, body }))
  }
  const before = await responses()
  expect(before.map(({ statusCode }) => statusCode)).toEqual(paths.map(() => 200))
  server.wait(1 * days)
  await db.schema.alterTable('jobs').renameTo('jobs_away').execute()
  onTestFinished(() => db.schema.alterTable('jobs_away').renameTo('jobs').execute())
  expect(await responses()).toEqual(before)
  expect((await app.inject('/jobs/another-job')).statusCode).toBe(500)
})

test('the sitemap has a job from the moment it is published by its date', async () => {
  const { db, now, responseCache } = server.context
  const publishAt = timeAfter(now(), 5 * minutes).toISOString()
  const draft = await createJob(db, { ...input, status: 'draft', publishAt }, now())
  responseCache.clear()
  const entry = `/jobs/${draft.id}</loc><lastmod>${publishAt}</lastmod>`
  expect((await app.inject('/sitemap.xml')).body).not.toContain(draft.id)
  server.wait(5 * minutes)
  expect((await app.inject('/sitemap.xml')).body).toContain(entry)
})

test('a filtered list is not cached', async () => {
  for (let times = 0; times < 2; times += 1) await app.inject('/?view=jobs&search=cook&x=1')
  await app.inject('/?view=jobs&search=')
  await app.inject('/?view=jobs')
  expect(rendered).toEqual(['/?view=jobs&search=cook', '/?view=jobs&search=cook', '/?view=jobs'])
})

test('all unknown jobs share one page', async () => {
  for (const name of ['a', 'b', '%F0%9F%8E%89', '..%2Fx', '%00', 'x'.repeat(300)])
    await app.inject(`/jobs/${name}`)
  expect(rendered).toEqual(['/jobs/unknown'])
})

test('a slug redirects to the canonical address', async () => {
  const response = await app.inject('/jobs/cook?search=x')
  expect(response.statusCode).toBe(301)
  expect(response.headers.location).toBe(`/jobs/${job.id}?search=x`)
  expect(response.headers['cache-control']).toBe('no-cache')
})

test('an unknown address is a page for people, and an error for programs', async () => {
  const open = (accept: string, method: 'GET' | 'POST' = 'GET') =>
    app.inject({ method, url: '/no-such-page', headers: { accept } })
  expect((await open('text/html,*/*')).body).toContain('/not-found')
  for (const response of [await open('*/*'), await open('text/html', 'POST')]) {
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ success: false, code: 'not_found' })
  }
})

test('the sitemap lists what is published, and changes immediately', async () => {
  const { db, now, responseCache } = server.context
  const line = `/jobs/${job.id}</loc><lastmod>${job.updatedAt}</lastmod>`
  expect((await app.inject('/sitemap.xml')).body).toContain(line)
  await setJobStatuses(db, [job.id], 'draft', now())
  responseCache.clear()
  expect((await app.inject('/sitemap.xml')).body).not.toContain(job.id)
  const robots = await app.inject('/robots.txt')
  expect(robots.body).toContain('/sitemap.xml')
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
  await deleteJob(db, job.id, now())
  await app.inject(`/jobs/${job.id}`)
  expect(rendered).toEqual([`/jobs/${job.id}`])
})

test('a flood of filtered lists is refused in part, and others get their pages meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  mayRender = promise
  const flood = Array.from({ length: 60 }, (_, number) =>
    app.inject(`/?view=jobs&search=${number}`),
  )
  expect((await app.inject('/privacy')).statusCode).toBe(200)
  const other = app.inject({ url: '/?view=jobs&search=nurse', remoteAddress: '192.0.2.1' })
  await expect.poll(() => rendered.length).toBeGreaterThan(0)
  resolve()
  expect((await other).statusCode).toBe(200)
  expect(rendered.indexOf('/?view=jobs&search=nurse')).toBeLessThan(4)
  const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(50)
  const [refused] = (await Promise.all(flood)).filter(({ statusCode }) => statusCode === 503)
  expect(refused?.headers['retry-after']).toBe('2')
  expect(refused?.body).toContain('Please try again in a moment.')
})

test.each([
  ['/careers', '/?view=jobs#careers'],
  ['/careers/', '/?view=jobs#careers'],
  ['/jobs', '/?view=jobs#careers'],
  ['/jobs/', '/?view=jobs#careers'],
  ['/services', '/#services'],
  ['/contact/', '/#contact-us'],
  ['/contact-us', '/#contact-us'],
  ['/team', '/#our-team'],
  ['/referral', '/#referral'],
])('%s leads to %s', async (url, place) => {
  const response = await app.inject(url)
  expect([response.statusCode, response.headers.location]).toEqual([301, place])
})

test('the sitemap has the notices while one is published', async () => {
  const { db, now, responseCache } = server.context
  const addresses = async () => {
    responseCache.clear()
    return (await app.inject('/sitemap.xml')).body
  }
  await saveNotice(db, { id: 'language-help', text: '<p>Ask us.</p>' }, '', now(), 'ann')
  expect(await addresses()).not.toContain('/notices')
  const published = { id: 'language-help', published: true } as const
  await setNoticePublished(db, published, undefined, now(), 'ann')
  expect(await addresses()).toContain(`/notices</loc><lastmod>${now().toISOString()}</lastmod>`)
})
