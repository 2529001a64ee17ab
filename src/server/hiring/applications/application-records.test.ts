import { describe, expect, test } from 'vitest'
import {
  forgetOldClaims,
  makeClaim,
  takeClaim,
} from '#server/records/documents/documents.queries.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { officeApi } from '../../../../tests/support/office-api.ts'

const { server, send } = officeApi('applications', 'idempotency_keys')
const second = 1000
const minute = 60 * second

const get = async (url: string) => (await send('GET', `/api${url}`)).json()
const setStatus = async (id: string, body: object) =>
  (await send('PUT', `/api/careers/${id}/status`, body)).json()

test('an application is shown with all its values', async () => {
  const id = await addApplication(server.context, { jobId: 'dsp' })
  const at = server.clock.at.toISOString()
  expect((await get(`/careers/${id}`)).data).toEqual({
    _id: id,
    id,
    firstName: 'Tasha',
    lastName: 'Greene',
    email: 'tasha@example.org',
    phone: '(615) 555-0177',
    language: 'en',
    position: 'Direct Support Professional',
    location: 'Murfreesboro, TN',
    status: 'pending',
    resume: {
      filename: expect.stringMatching(/^[0-9a-f]{48}\.pdf$/),
      originalName: 'Tasha Greene.pdf',
      size: expect.any(Number),
      loadsExternal: false,
    },
    identificationDocuments: [
      {
        _id: expect.any(String),
        id: expect.any(String),
        path: expect.stringMatching(/^uploads\/documents\/[0-9a-f]{48}\.png$/),
        originalName: 'passport.png',
        size: expect.any(Number),
      },
    ],
    documentsCount: 2,
    experience: '',
    education: '',
    notes: '',
    jobId: 'dsp',
    createdAt: at,
    updatedAt: at,
    reason: '',
    interviewAt: '',
    interviewPlace: '',
    offer: null,
    checkNoticeOn: '',
    owner: null,
    nextStep: null,
    history: [{ status: 'pending', at, by: null }],
    canMail: false,
    keepUntil: '2027-11-15',
    onHold: false,
    earlierResumes: [],
    namedDocuments: [],
    privateLinks: [],
    documentRequests: [],
    firstDay: [],
    disclosure: { version: 0, acknowledged: null },
    timeline: [
      {
        kind: 'change',
        id: expect.any(String),
        at,
        by: 'Tasha Greene',
        text: 'applied for Direct Support Professional',
      },
    ],
    alsoApplied: [],
  })
})

test('every page of a list is right, also with equal times', async () => {
  const ids: string[] = []
  for (let number = 0; number < 7; number += 1) {
    if (number % 2 === 0) server.wait(second)
    ids.push(await addApplication(server.context))
  }
  const newestFirst = ids.toReversed()
  const listIds = async (query: string) =>
    (await get(`/careers?${query}`)).data.map(({ id }: { id: string }) => id)
  for (const limit of [1, 2, 3, 4, 7, 8]) {
    const pages = Math.ceil(7 / limit)
    for (let page = 1; page <= pages + 1; page += 1) {
      expect(await listIds(`page=${page}&limit=${limit}`), `page ${page} of ${limit}`).toEqual(
        newestFirst.slice((page - 1) * limit, page * limit),
      )
    }
  }
  expect(await listIds('page=2&limit=5&search=tasha')).toEqual(newestFirst.slice(5))
  expect(await listIds('page=1&limit=5&status=pending')).toEqual(newestFirst.slice(0, 5))
})

test('an application without files is listed without them', async () => {
  const id = await addApplication(server.context)
  await server.context.db.deleteFrom('application_files').execute()
  expect((await get(`/careers/${id}`)).data).toMatchObject({
    resume: null,
    identificationDocuments: [],
  })
})

test('a list has a message, and the statistics count by status', async () => {
  const id = await addApplication(server.context)
  await addApplication(server.context)
  await setStatus(id, { status: 'hired' })
  expect((await get('/careers')).message).toBe('Applications loaded')
  const { data } = await get('/careers/stats/overview')
  expect(data).toMatchObject({
    total: 2,
    today: 2,
    byStatus: { pending: 1, hired: 1, rejected: 0 },
  })
})

test('the audit log says from which status to which, or that only notes were written', async () => {
  const id = await addApplication(server.context)
  await setStatus(id, { status: 'hired' })
  await setStatus(id, { status: 'hired', notes: 'Starts on Monday' })
  const lines = await server.context.db
    .selectFrom('audit_log')
    .select(['action', 'object_kind', 'actor_id'])
    .where('object_id', '=', id)
    .orderBy('id')
    .execute()
  expect(lines).toEqual([
    {
      action: 'changed-status:pending:hired',
      object_kind: 'application',
      actor_id: expect.any(String),
    },
    { action: 'noted', object_kind: 'application', actor_id: expect.any(String) },
  ])
})

test('notes leave the history as it is', async () => {
  const id = await addApplication(server.context)
  server.wait(second)
  await setStatus(id, { status: 'hired' })
  server.wait(second)
  const { data } = await setStatus(id, { status: 'hired', notes: 'Starts on Monday' })
  expect(data.history).toMatchObject([{ status: 'pending' }, { status: 'hired' }])
})

test('a change is logged with its time', async () => {
  const id = await addApplication(server.context)
  const created = server.clock.at.toISOString()
  server.wait(minute)
  const { data } = await setStatus(id, { status: 'reviewing' })
  expect(data).toMatchObject({
    createdAt: created,
    updatedAt: server.clock.at.toISOString(),
    history: [{ at: created }, { at: server.clock.at.toISOString() }],
  })
})

describe('a repeated application', () => {
  const take = (claim: ReturnType<typeof makeClaim>, id: string) =>
    takeClaim(server.context.db, claim, id, server.clock.at)
  const content = 'a'.repeat(64)

  test.each([
    ['the same content, for ten minutes', undefined, 10 * minute],
    ['the same key, for a day', 'key', 24 * 60 * minute],
  ])('%s', async (_, key, lifetime) => {
    const claim = makeClaim(key, content)
    const first = await addApplication(server.context)
    const next = await addApplication(server.context)
    expect(await take(claim, first)).toBeUndefined()
    server.wait(lifetime)
    expect(await take(claim, next)).toEqual({ record_id: first, content_hash: content })
    server.wait(1)
    expect(await take(claim, next)).toBeUndefined()
    expect(await take(claim, first)).toEqual({ record_id: next, content_hash: content })
  })

  test('is no longer recognized after a day', async () => {
    const id = await addApplication(server.context)
    await take(makeClaim('key', content), id)
    const count = async () =>
      (await server.context.db.selectFrom('idempotency_keys').select('key').execute()).length
    server.wait(24 * 60 * minute)
    await forgetOldClaims(server.context.db, server.clock.at)
    expect(await count()).toBe(1)
    server.wait(1)
    await forgetOldClaims(server.context.db, server.clock.at)
    expect(await count()).toBe(0)
  })

  test('another key or other content is never recognized', async () => {
    const id = await addApplication(server.context)
    for (const key of [undefined, 'a', 'b']) {
      expect(await take(makeClaim(key, content), id)).toBeUndefined()
    }
    expect(await take(makeClaim(undefined, 'b'.repeat(64)), id)).toBeUndefined()
  })

  test('a key is never mistaken for content', async () => {
    const id = await addApplication(server.context)
    await take(makeClaim(undefined, content), id)
    expect(await take(makeClaim(content, content), id)).toBeUndefined()
  })
})
