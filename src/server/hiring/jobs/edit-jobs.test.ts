import { describe, expect, test } from 'vitest'
import { jobMessages } from '#contract/hiring/jobs.ts'
import { conflictMessage } from '#contract/platform/common.ts'
import { jobInput, jobsApi } from '../../../../tests/support/jobs.ts'

const { api, addJob, titles } = jobsApi()
const unknownId = '01890000-0000-7000-8000-000000000000'

describe('POST /jobs/admin', () => {
  test('creates a draft by default, with the shifts in the order of a day', async () => {
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

  test('gives every job a unique slug', async () => {
    const first = await addJob({ title: 'Café Helper (part-time)' })
    const second = await addJob({ title: 'Café Helper (part-time)' })
    const third = await addJob({ title: '日本語' })
    expect(first.slug).toBe('cafe-helper-part-time')
    expect(second.slug).toMatch(/^cafe-helper-part-time-[0-9a-f]{12}$/)
    expect(third.slug).toBe('job')
  })

  test('lists every missing field under one message', async () => {
    const response = await api.send('POST', '/api/jobs/admin', { title: '  ', shiftsAvailable: [] })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      message: jobMessages.missing,
      fields: {
        title: jobMessages.missing,
        location: jobMessages.missing,
        shiftsAvailable: jobMessages.missing,
      },
    })
    expect((await api.send('GET', '/api/jobs/admin')).json().data).toEqual([])
  })

  test.each([
    ['a long title', { title: 'x'.repeat(101) }, 'Job Title must be at most 100 characters'],
    ['a long place', { location: 'x'.repeat(101) }, 'Location must be at most 100 characters'],
    [
      'a long text',
      { description: 'x'.repeat(50_001) },
      'Description must be at most 50000 characters',
    ],
    ['an unknown status', { status: 'open' }, jobMessages.badStatus],
    ['an unknown shift', { shiftsAvailable: ['noon'] }, jobMessages.badShift],
    ['NUL', { title: 'a\0b' }, 'Job Title contains a character that cannot be used'],
  ])('refuses %s', async (_, fields, message) => {
    const response = await api.send('POST', '/api/jobs/admin', jobInput(fields))
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toBe(message)
  })

  test('removes markup from a description that a page may not have, and keeps the text', async () => {
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
  test('change a job and keep the date of its first publication', async () => {
    const job = await addJob()
    api.server.wait(60_000)
    await api.send('PUT', `/api/jobs/admin/${job.id}`, jobInput({ status: 'archived' }))
    const changes = jobInput({ title: 'Lead', updatedAt: undefined })
    const changed = (await api.send('PUT', `/api/jobs/admin/${job.id}`, changes)).json().data
    expect(changed).toMatchObject({ title: 'Lead', slug: job.slug, publishedAt: job.publishedAt })
    expect(changed.updatedAt > job.updatedAt).toBe(true)
    expect((await api.send('GET', `/api/jobs/admin/${job.id}`)).json().data).toEqual({
      ...changed,
      applicationsCount: 0,
      newApplicationsCount: 0,
    })
  })

  test('give a draft the date when it is first published', async () => {
    const { id } = await addJob({ status: 'draft' })
    const save = async (status: string) =>
      (await api.send('PUT', `/api/jobs/admin/${id}`, jobInput({ status }))).json().data.publishedAt
    expect(await save('draft')).toBeNull()
    expect(await save('archived')).toBeNull()
    api.server.wait(60_000)
    const first = api.server.clock.at.toISOString()
    expect(await save('published')).toBe(first)
    api.server.wait(60_000)
    expect(await save('draft')).toBe(first)
  })

  test('refuse a time of publication that has passed', async () => {
    const { id } = await addJob({ status: 'draft' })
    const changes = jobInput({ status: 'draft', publishAt: '2026-11-15T11:00:00Z' })
    const response = await api.send('PUT', `/api/jobs/admin/${id}`, changes)
    expect(response.statusCode).toBe(400)
    expect(response.json().fields).toHaveProperty('publishAt')
  })

  test('refuse to overwrite a version that the editor has not seen', async () => {
    const job = await addJob()
    api.server.wait(1000)
    const mine = { updatedAt: job.updatedAt }
    expect((await api.send('PUT', `/api/jobs/admin/${job.id}`, jobInput(mine))).statusCode).toBe(
      200,
    )
    const late = await api.send('PUT', `/api/jobs/admin/${job.id}`, jobInput(mine))
    expect(late.statusCode).toBe(409)
    expect(late.json().message).toBe(conflictMessage)
    await api.send('DELETE', `/api/jobs/admin/${job.id}`)
    expect((await api.send('PUT', `/api/jobs/admin/${job.id}`, jobInput(mine))).statusCode).toBe(
      404,
    )
    expect((await api.send('DELETE', `/api/jobs/admin/${job.id}`)).statusCode).toBe(404)
    expect((await api.send('GET', `/api/jobs/admin/${job.id}`)).statusCode).toBe(404)
  })

  test('respond with 404 for an unknown id', async () => {
    expect((await api.send('GET', '/api/jobs/admin/7')).statusCode).toBe(404)
    expect((await api.send('DELETE', `/api/jobs/admin/${unknownId}`)).statusCode).toBe(404)
  })
})

describe('PATCH /jobs/admin/bulk-status', () => {
  test('changes all the given jobs, and the audit log names each', async () => {
    const jobs = [await addJob({ status: 'draft' }), await addJob({ status: 'archived' })]
    const jobIds = jobs.map((job) => job.id)
    const response = await api.send('PATCH', '/api/jobs/admin/bulk-status', {
      jobIds,
      status: 'published',
    })
    expect(response.statusCode).toBe(200)
    expect(await titles('')).toHaveLength(2)
    const publishedAt = api.server.clock.at.toISOString()
    expect(response.json().data).toMatchObject([{ publishedAt }, { publishedAt }])
    const lines = await api.server.context.db
      .selectFrom('audit_log')
      .select('object_id')
      .where('action', '=', 'set-job-status:published')
      .orderBy('object_id')
      .execute()
    expect(lines.map(({ object_id }) => object_id)).toEqual(jobIds)
  })

  test('changes nothing when one job is unknown, and names it', async () => {
    const { id } = await addJob({ status: 'draft' })
    const body = { jobIds: [id, unknownId], status: 'published' }
    const response = await api.send('PATCH', '/api/jobs/admin/bulk-status', body)
    expect(response.statusCode).toBe(404)
    expect(response.json().message).toContain(unknownId)
    expect(response.json().message).not.toContain(id)
    expect(await titles('')).toEqual([])
  })

  test.each([
    { jobIds: [], status: 'draft' },
    { jobIds: [unknownId], status: 'open' },
    { jobIds: ['7'], status: 'draft' },
    { status: 'draft' },
  ])('refuses %j', async (body) => {
    expect((await api.send('PATCH', '/api/jobs/admin/bulk-status', body)).statusCode).toBe(400)
  })
})

test('GET /jobs/admin/stats/overview counts by status and by the provider’s days', async () => {
  await addJob({ status: 'draft' })
  await addJob()
  const { data } = (await api.send('GET', '/api/jobs/admin/stats/overview')).json()
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
  await api.send('DELETE', `/api/jobs/admin/${id}`)
  const lines = await api.server.context.db
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
