import { describe, expect, test } from 'vitest'
import { type Job, jobMessages } from '#contract/hiring/jobs.ts'
import { jobInput, jobsApi } from '../../../../tests/support/jobs.ts'

const { api, addJob, titles, visit } = jobsApi()
const unknownId = '01890000-0000-7000-8000-000000000000'

describe('GET /jobs', () => {
  test('shows visitors what is published, newest first', async () => {
    await addJob({ title: 'First' })
    await addJob({ title: 'Draft', status: 'draft' })
    await addJob({ title: 'Old', status: 'archived' })
    const { id } = await addJob({ title: 'Second' })
    expect(await titles('')).toEqual(['Second', 'First'])
    const response = (await visit('')).json()
    expect(response).toMatchObject({ success: true })
    expect(response).not.toHaveProperty('pagination')
    expect(response.data[0]).toMatchObject({
      _id: id,
      id,
      slug: 'second',
      shiftsAvailable: ['morning'],
      status: 'published',
    })
  })

  test('shows every change immediately, although the response is cached', async () => {
    expect(await titles('')).toEqual([])
    const { id } = await addJob()
    expect(await titles('')).toHaveLength(1)
    await api.send('PATCH', '/api/jobs/admin/bulk-status', { jobIds: [id], status: 'archived' })
    expect(await titles('')).toEqual([])
  })

  test('searches title, location and description, and filters by several shifts', async () => {
    await addJob({
      title: 'Job Coach',
      location: 'Knoxville, TN',
      description: '<p>100% Élan_</p>',
    })
    await addJob({ title: 'Night Staff', shiftsAvailable: ['overnight', 'second'] })
    expect(await titles('?search=COACH')).toEqual(['Job Coach'])
    expect(await titles('?search=knoxville')).toEqual(['Job Coach'])
    expect(await titles(`?search=${encodeURIComponent('100% éLAN_')}`)).toEqual(['Job Coach'])
    expect(await titles(`?search=${encodeURIComponent('“job–coach”')}`)).toEqual(['Job Coach'])
    expect(await titles(`?location=${encodeURIComponent('Knoxville, TN')}`)).toEqual(['Job Coach'])
    expect(await titles('?shift=overnight')).toEqual(['Night Staff'])
    expect(await titles('?shift=morning,overnight')).toHaveLength(2)
    expect(await titles('?shift=morning&shift=second')).toHaveLength(2)
    expect(await titles('?search=&location=&shift=')).toHaveLength(2)
  })

  test('lists jobs of the searched name before those that only mention it', async () => {
    await addJob({ title: 'Van Driver' })
    await addJob({ title: 'Nurse', description: '<p>The driver waits for you.</p>' })
    expect(await titles('?search=driver')).toEqual(['Van Driver', 'Nurse'])
  })

  test.each(['%25', '_', "'%20or%201=1", '%22x', '\\', '🎉'])(
    'treats %s as an ordinary character',
    async (search) => {
      await addJob()
      expect(await titles(`?search=${search}`)).toEqual([])
    },
  )

  test('returns one page when the request asks for it', async () => {
    for (const title of ['a', 'b', 'c']) await addJob({ title })
    const response = (await visit('?page=2&limit=2')).json()
    expect(response.data.map((job: Job) => job.title)).toEqual(['a'])
    expect(response.pagination).toEqual({
      currentPage: 2,
      totalPages: 2,
      totalItems: 3,
      itemsPerPage: 2,
    })
    expect((await visit('?page=999999')).json().data).toEqual([])
  })

  test.each(['page=0', 'page=-1', 'page=x', 'page=1e30', 'limit=0', 'limit=101', 'shift=noon'])(
    'refuses %s with a readable message',
    async (query) => {
      const response = await visit(`?${query}`)
      expect(response.statusCode).toBe(400)
      expect(response.json().message).toMatch(/^(Page|Limit|A shift) must be/)
    },
  )

  test('refuses a search text with NUL, which a database could not process', async () => {
    expect((await visit('?search=a%00b')).statusCode).toBe(400)
  })
})

describe('GET /jobs/public/{slug}', () => {
  test('finds a job by slug and by id', async () => {
    const { id, slug } = await addJob()
    expect((await visit(`/public/${slug}`)).json().data.id).toBe(id)
    expect((await visit(`/public/${id}`)).json().data.id).toBe(id)
  })

  test('does not reveal drafts, and says when a job is closed', async () => {
    const draft = await addJob({ status: 'draft' })
    const closed = await addJob()
    const deleted = await addJob()
    await api.send('PUT', `/api/jobs/admin/${closed.id}`, jobInput({ status: 'draft' }))
    await api.send('DELETE', `/api/jobs/admin/${deleted.id}`)
    for (const name of [
      draft.id,
      draft.slug,
      unknownId,
      'nothing',
      'a b',
      '%00',
      '..%2F..%2Fetc',
    ]) {
      const response = await visit(`/public/${name}`)
      expect(response.statusCode).toBe(404)
      expect(response.json().code).toBe('not_found')
    }
    for (const name of [closed.id, closed.slug, deleted.id, deleted.slug]) {
      const response = await visit(`/public/${name}`)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ code: 'job_closed', message: jobMessages.closed })
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
