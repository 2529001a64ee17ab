import { describe, expect, test } from 'vitest'
import type { ApplicationStatus } from '#contract/hiring/application-status.ts'
import type { Application } from '#contract/hiring/applications.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { officeApi } from '../../../../tests/support/office-api.ts'

const { server, send } = officeApi('applications')

const gone = '01890000-0000-7000-8000-000000000000'

function add(changes: Parameters<typeof addApplication>[1] = {}) {
  server.wait(1000)
  return addApplication(server.context, changes)
}

const get = (url: string) => send('GET', `/api${url}`)

const put = (id: string, body: object) => send('PUT', `/api/careers/${id}/status`, body)

const remove = (id: string) => send('DELETE', `/api/careers/${id}`)

const namesIn = (response: { json: () => { data: Application[] } }) =>
  response.json().data.map((application) => application.lastName)

describe('GET /careers', () => {
  test('shows ten to a page, newest first', async () => {
    for (let number = 1; number <= 12; number += 1) await add({ lastName: `Number ${number}` })
    const first = await get('/careers')
    expect(namesIn(first)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((n) => `Number ${n}`))
    expect(first.json()).toMatchObject({
      success: true,
      message: 'Applications loaded',
      pagination: { currentPage: 1, totalPages: 2, totalItems: 12, itemsPerPage: 10 },
      counts: { all: 12, new: 12, reviewed: 0, interviewed: 0, rejected: 0, hired: 0 },
    })
    expect(namesIn(await get('/careers?page=2'))).toEqual(['Number 2', 'Number 1'])
    expect(namesIn(await get('/careers?page=3&limit=5'))).toEqual(['Number 2', 'Number 1'])
    expect((await get('/admin/applications')).json()).toEqual(first.json())
  })

  test('filters by one or several statuses, and counts all stages with any of them', async () => {
    const statuses: ApplicationStatus[] = ['reviewing', 'shortlisted', 'interview_completed']
    await add({ lastName: 'pending' })
    for (const status of statuses) await put(await add({ lastName: status }), { status })
    await put(await add({ lastName: 'withdrawn' }), { status: 'withdrawn' })
    const counts = { all: 5, new: 1, reviewed: 1, interviewed: 2, rejected: 1, hired: 0 }
    const one = await get('/careers?status=reviewing')
    expect(namesIn(one)).toEqual(['reviewing'])
    expect(one.json()).toMatchObject({ counts, pagination: { totalItems: 1 } })
    const several = await get('/careers?status=shortlisted,interview_scheduled,interview_completed')
    expect(namesIn(several)).toEqual(['interview_completed', 'shortlisted'])
    expect(several.json()).toMatchObject({ counts, pagination: { totalItems: 2 } })
    const none = await get('/careers?status=hired')
    expect(none.json()).toMatchObject({
      data: [],
      counts,
      pagination: { totalPages: 1, totalItems: 0 },
    })
  })

  test('searches names, email and position, and treats every character literally', async () => {
    await add({ firstName: 'Tasha', lastName: 'Greene', email: 'tg@example.org' })
    await add({ firstName: '100%', lastName: 'O_Neil', email: 'on@example.org' })
    await add({ firstName: 'Zoë', lastName: "D'Arcy 🌷", email: 'zd@example.org' })
    const found = async (search: string) =>
      namesIn(await get(`/careers?search=${encodeURIComponent(search)}`))
    expect(await found('GREENE')).toEqual(['Greene'])
    expect(await found('tasha gr')).toEqual(['Greene'])
    expect(await found('tg@ex')).toEqual(['Greene'])
    expect(await found('direct support')).toHaveLength(3)
    expect(await found('%')).toEqual(['O_Neil'])
    expect(await found('_')).toEqual(['O_Neil'])
    expect(await found("D'Arc")).toEqual(["D'Arcy 🌷"])
    expect(await found('🌷')).toEqual(["D'Arcy 🌷"])
    expect(await found('"; drop table applications; --')).toEqual([])
    expect(await found('greene tasha')).toEqual(['Greene'])
    expect(await found('zoe')).toEqual(["D'Arcy 🌷"])
    expect(await found('\u0301')).toHaveLength(3)
  })

  test('finds a phone number, however it was typed', async () => {
    await add({ lastName: 'Greene', phone: '(615) 555-0177' })
    await add({ lastName: 'Okafor', phone: '+1 629 555 0142' })
    const found = async (search: string) =>
      namesIn(await get(`/careers?search=${encodeURIComponent(search)}`))
    for (const typed of ['6155550177', '615-555-0177', '+1 (615) 555 0177', '5550177']) {
      expect(await found(typed)).toEqual(['Greene'])
    }
    expect(await found('629.555.0142')).toEqual(['Okafor'])
  })

  test('is sorted by date, name or position, and each page follows the one before', async () => {
    await add({ firstName: 'Ann', lastName: 'young', position: 'Driver' })
    await add({ firstName: 'Bea', lastName: 'Adams', position: 'Cook' })
    await add({ firstName: 'Abe', lastName: 'Adams', position: 'Painter' })
    await add({ firstName: 'Zoë', lastName: 'Émile', position: 'Nurse' })
    const sorted = async (sort: string) => {
      const names: string[] = []
      for (const page of [1, 2, 3, 4]) {
        const response = await get(`/careers?sort=${sort}&limit=1&page=${page}`)
        names.push(response.json().data[0].firstName)
      }
      return names
    }
    expect(await sorted('name')).toEqual(['Abe', 'Bea', 'Zoë', 'Ann'])
    expect(await sorted('-name')).toEqual(['Ann', 'Zoë', 'Bea', 'Abe'])
    expect(await sorted('position')).toEqual(['Bea', 'Ann', 'Zoë', 'Abe'])
    expect(await sorted('-position')).toEqual(['Abe', 'Zoë', 'Ann', 'Bea'])
    expect(await sorted('applied')).toEqual(['Ann', 'Bea', 'Abe', 'Zoë'])
    expect(await sorted('-applied')).toEqual(['Zoë', 'Abe', 'Bea', 'Ann'])
    const both = await get('/careers?sort=-name&search=adams')
    expect(both.json().data.map((each: { firstName: string }) => each.firstName)).toEqual([
      'Bea',
      'Abe',
    ])
  })

  test.each([
    ['sort=salary', 'This order is not known'],
    ['page=0', 'Page must be a number from 1 on'],
    ['page=-1', 'Page must be a number from 1 on'],
    ['page=1e9', 'Page must be a number from 1 on'],
    ['page=x', 'Page must be a number from 1 on'],
    ['limit=101', 'Limit must be a number from 1 to 100'],
    ['limit=1.5', 'Limit must be a number from 1 to 100'],
    ['status=new', 'Invalid status'],
    ['status=pending,nonsense', 'Invalid status'],
    ['search=%00', 'Search contains a character that cannot be used'],
    [`search=${'x'.repeat(201)}`, 'Search must be at most 200 characters'],
  ])('refuses ?%s', async (query, message) => {
    const response = await get(`/careers?${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toBe(message)
  })

  test('has an empty page after the last one', async () => {
    await add()
    expect((await get('/careers?page=999999')).json().data).toEqual([])
  })
})

describe('GET /careers/{id}', () => {
  test('shows one application, and logs who opened it', async () => {
    const id = await add({ firstName: 'Mei-Lin' })
    const { data } = (await get(`/careers/${id}`)).json()
    expect(data).toMatchObject({ _id: id, id, firstName: 'Mei-Lin', history: [{ by: null }] })
    const lines = await server.context.db
      .selectFrom('audit_log')
      .select(['action', 'object_kind'])
      .where('object_id', '=', id)
      .execute()
    expect(lines).toMatchObject([{ action: 'opened', object_kind: 'application' }])
  })

  test('responds with 404 for an application that does not exist and for a malformed id', async () => {
    for (const id of [gone, '1', "x'--", '..%2f..']) {
      expect((await get(`/careers/${id}`)).statusCode, id).toBe(404)
      expect((await put(id, { status: 'hired' })).statusCode, id).toBe(404)
      expect((await remove(id)).statusCode, id).toBe(404)
    }
  })
})

describe('PUT /careers/{id}/status', () => {
  test('changes the status and keeps the earlier ones in the history', async () => {
    const id = await add()
    server.wait(1000)
    await put(id, { status: 'reviewing', notes: '' })
    server.wait(1000)
    const response = await put(id, { status: 'hired' })
    expect(response.json().data).toMatchObject({
      status: 'hired',
      history: [
        { status: 'pending', by: null },
        { status: 'reviewing', by: 'maria' },
        { status: 'hired', by: 'maria' },
      ],
    })
  })

  test('keeps the notes unless new ones are sent, and clears them for null', async () => {
    const id = await add()
    const notesAfter = async (body: object) => (await put(id, body)).json().data.notes
    expect(await notesAfter({ status: 'pending', notes: ' Call after 3 PM. ' })).toBe(
      'Call after 3 PM.',
    )
    expect(await notesAfter({ status: 'hired' })).toBe('Call after 3 PM.')
    expect(await notesAfter({ status: 'rejected', notes: '' })).toBe('Call after 3 PM.')
    expect(await notesAfter({ status: 'rejected', notes: null })).toBe('')
  })

  test('does not add the same status twice in a row', async () => {
    const id = await add()
    await put(id, { status: 'pending', notes: 'a note' })
    expect((await get(`/careers/${id}`)).json().data.history).toHaveLength(1)
  })

  test.each([
    [{ status: 'new' }, 'Invalid status'],
    [{}, 'Invalid status'],
    [{ status: 1 }, 'Invalid status'],
    [{ status: 'hired', notes: 'x'.repeat(5001) }, 'Notes must be at most 5000 characters'],
    [{ status: 'hired', notes: 7 }, 'Notes must be text'],
  ])('refuses %j', async (body, message) => {
    const id = await add()
    const response = await put(id, body)
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toBe(message)
    expect((await get(`/careers/${id}`)).json().data.status).toBe('pending')
  })

  test('refuses the second of two people who write notes, and ignores other fields', async () => {
    const id = await add()
    const { updatedAt } = (await get(`/careers/${id}`)).json().data
    server.wait(1000)
    const body = { status: 'pending', updatedAt, firstName: 'Mallory', createdAt: 'now' }
    expect((await put(id, { ...body, notes: 'first' })).statusCode).toBe(200)
    const second = await put(id, { ...body, notes: 'second' })
    expect(second.statusCode).toBe(409)
    expect(second.json().message).toBe('Someone else changed this. Reload to see it.')
    const { data } = (await get(`/careers/${id}`)).json()
    expect(data).toMatchObject({ notes: 'first', firstName: 'Tasha' })
  })
})

describe('DELETE /careers/{id}', () => {
  test('deletes the application with its files', async () => {
    const id = await add()
    const { resume } = (await get(`/careers/${id}`)).json().data
    expect((await remove(id)).json()).toEqual({ success: true })
    expect((await get(`/careers/${id}`)).statusCode).toBe(404)
    const { db, documents } = server.context
    expect(await documents.has(resume.filename)).toBe(false)
    for (const table of [
      'application_files',
      'application_status_history',
      'idempotency_keys',
      'removed_files',
    ] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
    }
  })

  test('succeeds once when two people do it at the same time, and a later change gets 404', async () => {
    const id = await add()
    const responses = await Promise.all([remove(id), remove(id)])
    expect(responses.map((response) => response.statusCode).sort()).toEqual([200, 404])
    expect((await put(id, { status: 'hired' })).statusCode).toBe(404)
  })
})
