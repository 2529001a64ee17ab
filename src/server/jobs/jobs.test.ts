import { beforeEach, describe, expect, test } from 'vitest'
import { conflictMessage } from '#contract/common.ts'
import { type Job, jobMessages } from '#contract/jobs.ts'
import { testApp } from '../../../tests/support/test-app.ts'

const server = testApp()
let admin: { authorization: string }
const unknownId = '01890000-0000-7000-8000-000000000000'

beforeEach(async () => {
  await server.context.db.deleteFrom('jobs').execute()
  await server.context.db.deleteFrom('job_tombstones').execute()
  server.context.responseCache.clear()
  admin = await server.signIn()
})

const input = (fields: object = {}) => ({
  title: 'Direct Support Professional',
  location: 'Murfreesboro, TN',
  shiftsAvailable: ['morning'],
  status: 'published',
  description: '<p>Help with the day.</p>',
  ...fields,
})

function send(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'GET', url: string, body?: object) {
  return server.app.inject({
    method,
    url: `/api/jobs${url}`,
    headers: admin,
    ...(body && { body }),
  })
}

async function addJob(fields: object = {}): Promise<Job> {
  server.wait(1000)
  const answer = await send('POST', '/admin', input(fields))
  expect(answer.statusCode).toBe(201)
  return answer.json().data
}

const visit = (url: string) => server.app.inject(`/api/jobs${url}`)
const titles = async (url: string) =>
  (await visit(url)).json().data.map((job: Job) => job.title) as string[]

describe('GET /jobs', () => {
  test('shows visitors what is published, the newest first', async () => {
    await addJob({ title: 'First' })
    await addJob({ title: 'Draft', status: 'draft' })
    await addJob({ title: 'Old', status: 'archived' })
    const { id } = await addJob({ title: 'Second' })
    expect(await titles('')).toEqual(['Second', 'First'])
    const answer = (await visit('')).json()
    expect(answer).toMatchObject({ success: true })
    expect(answer).not.toHaveProperty('pagination')
    expect(answer.data[0]).toMatchObject({
      _id: id,
      id,
      slug: 'second',
      shiftsAvailable: ['morning'],
      status: 'published',
    })
  })

  test('follows every change at once, though its answer is cached', async () => {
    expect(await titles('')).toEqual([])
    const { id } = await addJob()
    expect(await titles('')).toHaveLength(1)
    await send('PATCH', '/admin/bulk-status', { jobIds: [id], status: 'archived' })
    expect(await titles('')).toEqual([])
  })

  test('finds words of the title, the place and the description, and any of several shifts', async () => {
    await addJob({
      title: 'Job Coach',
      location: 'Knoxville, TN',
      description: '<p>100% Élan_</p>',
    })
    await addJob({ title: 'Night Staff', shiftsAvailable: ['overnight', 'second'] })
    expect(await titles('?search=COACH')).toEqual(['Job Coach'])
    expect(await titles('?search=knoxville')).toEqual(['Job Coach'])
    expect(await titles(`?search=${encodeURIComponent('100% éLAN_')}`)).toEqual(['Job Coach'])
    expect(await titles(`?location=${encodeURIComponent('Knoxville, TN')}`)).toEqual(['Job Coach'])
    expect(await titles('?shift=overnight')).toEqual(['Night Staff'])
    expect(await titles('?shift=morning,overnight')).toHaveLength(2)
    expect(await titles('?shift=morning&shift=second')).toHaveLength(2)
    expect(await titles('?search=&location=&shift=')).toHaveLength(2)
  })

  test.each(['%25', '_', "'%20or%201=1", '%22', '\\', '🎉'])(
    'takes %s as a sign like any other',
    async (search) => {
      await addJob()
      expect(await titles(`?search=${search}`)).toEqual([])
    },
  )

  test('comes in pages when a page is asked for', async () => {
    for (const title of ['a', 'b', 'c']) await addJob({ title })
    const answer = (await visit('?page=2&limit=2')).json()
    expect(answer.data.map((job: Job) => job.title)).toEqual(['a'])
    expect(answer.pagination).toEqual({
      currentPage: 2,
      totalPages: 2,
      totalItems: 3,
      itemsPerPage: 2,
    })
    expect((await visit('?page=999999')).json().data).toEqual([])
  })

  test.each(['page=0', 'page=-1', 'page=x', 'page=1e30', 'limit=0', 'limit=101', 'shift=noon'])(
    'refuses %s in plain words',
    async (query) => {
      const answer = await visit(`?${query}`)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().message).toMatch(/^(Page|Limit|A shift) must be/)
    },
  )

  test('refuses a search that no database takes', async () => {
    expect((await visit('?search=a%00b')).statusCode).toBe(400)
  })
})

describe('GET /jobs/public/{slug}', () => {
  test('answers by slug and by id', async () => {
    const { id, slug } = await addJob()
    expect((await visit(`/public/${slug}`)).json().data.id).toBe(id)
    expect((await visit(`/public/${id}`)).json().data.id).toBe(id)
  })

  test('knows nothing of a draft, and tells of a job that was open once', async () => {
    const draft = await addJob({ status: 'draft' })
    const closed = await addJob()
    const deleted = await addJob()
    await send('PUT', `/admin/${closed.id}`, input({ status: 'draft' }))
    await send('DELETE', `/admin/${deleted.id}`)
    for (const name of [
      draft.id,
      draft.slug,
      unknownId,
      'nothing',
      'a b',
      '%00',
      '..%2F..%2Fetc',
    ]) {
      const answer = await visit(`/public/${name}`)
      expect(answer.statusCode).toBe(404)
      expect(answer.json().code).toBe('not_found')
    }
    for (const name of [closed.id, closed.slug, deleted.id, deleted.slug]) {
      const answer = await visit(`/public/${name}`)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ code: 'job_closed', message: jobMessages.closed })
    }
  })
})

test('GET /jobs/filters counts what the published jobs offer', async () => {
  await addJob({ shiftsAvailable: ['overnight', 'morning'] })
  await addJob({ location: 'Cookeville, TN', shiftsAvailable: ['morning'] })
  await addJob({ location: 'Nowhere, TN', status: 'draft' })
  expect((await visit('/filters')).json().data).toEqual({
    locations: [
      { value: 'Cookeville, TN', label: 'Cookeville, TN', count: 1 },
      { value: 'Murfreesboro, TN', label: 'Murfreesboro, TN', count: 1 },
    ],
    shifts: [
      { value: 'morning', label: 'Morning Shift', count: 2 },
      { value: 'overnight', label: 'Overnight Shift', count: 1 },
    ],
    departments: [{ value: 'Healthcare', label: 'Healthcare', count: 2 }],
    employmentTypes: [{ value: 'full-time', label: 'Full-time', count: 2 }],
    experienceLevels: [{ value: 'entry', label: 'Entry', count: 2 }],
  })
})

describe('POST /jobs/admin', () => {
  test('makes a draft unless a status is given, with the shifts in the order of a day', async () => {
    const job = await addJob({
      status: undefined,
      shiftsAvailable: ['overnight', 'morning', 'overnight'],
    })
    expect(job).toMatchObject({
      status: 'draft',
      shiftsAvailable: ['morning', 'overnight'],
      department: 'Healthcare',
      employmentType: 'full-time',
      experienceLevel: 'entry',
      publishedAt: null,
    })
  })

  test('gives every job a slug of its own', async () => {
    const first = await addJob({ title: 'Café Helper (part-time)' })
    const second = await addJob({ title: 'Café Helper (part-time)' })
    const third = await addJob({ title: '日本語' })
    expect(first.slug).toBe('cafe-helper-part-time')
    expect(second.slug).toMatch(/^cafe-helper-part-time-[0-9a-f]{6}$/)
    expect(third.slug).toBe('job')
  })

  test('names every missing field with one sentence', async () => {
    const answer = await send('POST', '/admin', { title: '  ', shiftsAvailable: [] })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      message: jobMessages.missing,
      fields: {
        title: jobMessages.missing,
        location: jobMessages.missing,
        shiftsAvailable: jobMessages.missing,
      },
    })
    expect((await send('GET', '/admin')).json().data).toEqual([])
  })

  test.each([
    ['a long title', { title: 'x'.repeat(101) }, 'Job Title must be at most 100 characters'],
    ['a long place', { location: 'x'.repeat(101) }, 'Location must be at most 100 characters'],
    [
      'a long text',
      { description: 'x'.repeat(50_001) },
      'Description must be at most 50000 characters',
    ],
    ['another status', { status: 'open' }, jobMessages.badStatus],
    ['another shift', { shiftsAvailable: ['noon'] }, jobMessages.badShift],
    ['NUL', { title: 'a\0b' }, 'Job Title holds a character that cannot be used'],
  ])('refuses %s', async (_, fields, message) => {
    const answer = await send('POST', '/admin', input(fields))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toBe(message)
  })

  test('keeps of a description what may stand on a page, and its words', async () => {
    const { description } = await addJob({
      description: `<h1 class="MsoTitle">Team</h1><p style="color:red" onclick="steal()">Kind <b>people</b>,
        <i>good</i> <u>food</u></p><ul><li>Van</li></ul><script>steal()</script><img src=x onerror=steal()>
        <a href="javascript:steal()">one</a><a href="https://example.org" target="_blank">two</a>
        <iframe src="https://example.org"></iframe><style>p{}</style><!-- note -->`,
    })
    expect(description).toContain('<h3>Team</h3>')
    expect(description).toContain('<strong>people</strong>')
    expect(description).toContain('<em>good</em> food')
    expect(description).toContain('<ul><li>Van</li></ul>')
    expect(description).toContain('<a rel="noopener noreferrer">one</a>')
    expect(description).toContain('<a href="https://example.org" rel="noopener noreferrer">two</a>')
    expect(description).not.toMatch(/script|steal|style|class|img|iframe|note/)
    expect((await addJob({ description: '<p> </p>' })).description).toBe('')
  })
})

describe('GET, PUT and DELETE /jobs/admin/{id}', () => {
  test('change a job and keep the day it was first published', async () => {
    const job = await addJob()
    server.wait(60_000)
    await send('PUT', `/admin/${job.id}`, input({ status: 'archived' }))
    const changes = input({ title: 'Lead', updatedAt: undefined })
    const changed = (await send('PUT', `/admin/${job.id}`, changes)).json().data
    expect(changed).toMatchObject({ title: 'Lead', slug: job.slug, publishedAt: job.publishedAt })
    expect(changed.updatedAt > job.updatedAt).toBe(true)
    expect((await send('GET', `/admin/${job.id}`)).json().data).toEqual({
      ...changed,
      applicationsCount: 0,
    })
  })

  test('let nobody overwrite what he has not seen', async () => {
    const job = await addJob()
    server.wait(1000)
    const mine = { updatedAt: job.updatedAt }
    expect((await send('PUT', `/admin/${job.id}`, input(mine))).statusCode).toBe(200)
    const late = await send('PUT', `/admin/${job.id}`, input(mine))
    expect(late.statusCode).toBe(409)
    expect(late.json().message).toBe(conflictMessage)
    await send('DELETE', `/admin/${job.id}`)
    expect((await send('PUT', `/admin/${job.id}`, input(mine))).statusCode).toBe(404)
    expect((await send('DELETE', `/admin/${job.id}`)).statusCode).toBe(404)
    expect((await send('GET', `/admin/${job.id}`)).statusCode).toBe(404)
  })

  test('say 404 to an id that is none', async () => {
    expect((await send('GET', '/admin/7')).statusCode).toBe(404)
    expect((await send('DELETE', `/admin/${unknownId}`)).statusCode).toBe(404)
  })
})

describe('PATCH /jobs/admin/bulk-status', () => {
  test('changes all of them', async () => {
    const jobs = [await addJob({ status: 'draft' }), await addJob({ status: 'archived' })]
    const jobIds = jobs.map((job) => job.id)
    const answer = await send('PATCH', '/admin/bulk-status', { jobIds, status: 'published' })
    expect(answer.statusCode).toBe(200)
    expect(await titles('')).toHaveLength(2)
  })

  test('changes none when one is unknown, and names it', async () => {
    const { id } = await addJob({ status: 'draft' })
    const body = { jobIds: [id, unknownId], status: 'published' }
    const answer = await send('PATCH', '/admin/bulk-status', body)
    expect(answer.statusCode).toBe(404)
    expect(answer.json().message).toContain(unknownId)
    expect(answer.json().message).not.toContain(id)
    expect(await titles('')).toEqual([])
  })

  test.each([
    { jobIds: [], status: 'draft' },
    { jobIds: [unknownId], status: 'open' },
    { jobIds: ['7'], status: 'draft' },
    { status: 'draft' },
  ])('refuses %j', async (body) => {
    expect((await send('PATCH', '/admin/bulk-status', body)).statusCode).toBe(400)
  })
})

test('GET /jobs/admin/stats/overview counts by status and by the provider’s days', async () => {
  await addJob({ status: 'draft' })
  await addJob()
  const { data } = (await send('GET', '/admin/stats/overview')).json()
  expect(data).toMatchObject({
    total: 2,
    byStatus: { published: 1, draft: 1, archived: 0 },
    today: 2,
    thisWeek: 2,
    thisMonth: 2,
  })
  expect(data.series).toHaveLength(90)
  expect(data.series.at(-1)).toEqual({ date: '2026-11-15', count: 2 })
})

test('every change of a job is in the audit log', async () => {
  const { id } = await addJob()
  await send('DELETE', `/admin/${id}`)
  const lines = await server.context.db
    .selectFrom('audit_log')
    .select(['action', 'object_kind'])
    .where('object_id', '=', id)
    .orderBy('id')
    .execute()
  expect(lines.map((line) => `${line.object_kind} ${line.action}`)).toEqual([
    'job created',
    'job deleted',
  ])
})
