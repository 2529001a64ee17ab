import { text } from 'node:stream/consumers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AuditLine } from '#contract/records/audit.ts'
import { createMessage } from '#server/messages/contact/contact.queries.ts'
import { newId } from '#server/platform/db/portable.ts'
import { pageSize } from '#server/records/exports/pages.queries.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { changeStatus } from '../application-data/status.queries.ts'

const server = testApp()
let admin: { authorization: string }

beforeAll(async () => {
  admin = await server.signIn()
})
beforeEach(async () => {
  await server.context.db.deleteFrom('applications').execute()
  await server.context.db.deleteFrom('contact_messages').execute()
  await server.context.db.deleteFrom('application_files').execute()
})

const get = (path: string) => server.app.inject({ url: `/api/${path}`, headers: admin })

const exportSelected = (body: object) =>
  server.app.inject({ method: 'POST', url: '/api/careers/export.csv', headers: admin, body })

/** The lines of a file whose cells have no line breaks. */
async function readLines(path: string) {
  const [head, ...lines] = (await get(path)).body.split('\r\n')
  expect(lines.pop()).toBe('')
  return { head, lines }
}

const applicationHead =
  '\uFEFF"Applied (Central Time)","First name","Last name","Email","Phone","Position","Location",' +
  '"Status","Status in detail","Last change (Central Time)","Notes","Language"'
const messageHead =
  '\uFEFF"Received (Central Time)","Name","Email","Phone","Message","Read","Language"'

test.each([
  ['careers', 'applications', applicationHead],
  ['contact', 'contact-messages', messageHead],
])('%s is a download with today’s date, and is not cached', async (path, name, head) => {
  server.clock.at = new Date('2026-11-16T05:00:00Z')
  admin = await server.signIn()
  const response = await get(`${path}/export.csv`)
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}-2026-11-15.csv"`,
    'cache-control': 'private, no-store',
  })
  expect(response.body).toBe(`${head}\r\n`)
})

test('applications are listed newest first, with readable statuses and without documents', async () => {
  const { context, clock } = server
  clock.at = new Date('2026-11-14T15:05:00Z')
  const first = await addApplication(context, { lastName: 'Greene' })
  clock.at = new Date('2026-11-15T15:05:00Z')
  admin = await server.signIn()
  await addApplication(context, { firstName: '=cmd()', lastName: 'O"Hara, Jr.', phone: '+1615' })
  const change = { status: 'interview_scheduled' as const, notes: 'Call her' }
  await changeStatus(context.db, first, change, { _id: newId(), username: 'ann' }, clock.at)

  const { head, lines } = await readLines('careers/export.csv')
  expect(head).toBe(applicationHead)
  expect(lines).toEqual([
    '"2026-11-15 09:05","\'=cmd()","O""Hara, Jr.","tasha@example.org","\'+1615",' +
      '"Direct Support Professional","Murfreesboro, TN","New","Pending","2026-11-15 09:05","","English"',
    '"2026-11-14 09:05","Tasha","Greene","tasha@example.org","(615) 555-0177",' +
      '"Direct Support Professional","Murfreesboro, TN","Interviewed","Interview scheduled","2026-11-15 09:05","Call her","English"',
  ])
  expect(lines.join()).not.toMatch(/passport|\.pdf|uploads/)
})

test('only the applications that were selected are exported', async () => {
  const { context } = server
  const ids = []
  for (const lastName of ['One', 'Two', 'Three']) {
    server.wait(1000)
    ids.push(await addApplication(context, { lastName }))
  }
  const response = await exportSelected({ ids: [ids[0], ids[2]] })
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="applications-2026-11-15.csv"',
  })
  const [head, ...lines] = response.body.split('\r\n')
  expect(head).toBe(applicationHead)
  expect(lines.map((line) => line.split('"')[5])).toEqual(['Three', 'One', undefined])
  expect((await exportSelected({ ids: [] })).statusCode).toBe(400)
})

test('messages keep their line breaks and show whether they were read', async () => {
  const { context, clock } = server
  const message = { name: 'Sam', email: '', phone: '', message: 'One\r\n=two, "three"' }
  await createMessage(context.db, message, clock.at)
  const { body } = await get('contact/export.csv')
  expect(body).toMatch(/"Sam","","","'One\r\n=two, ""three""","No","English"\r\n$/)
})

test('every row appears once over several pages, also with equal times', async () => {
  const created_at = server.clock.at.toISOString()
  const texts = { email: '', phone: '', message: '', language: 'en' as const, search_text: '' }
  const times = { created_at, updated_at: created_at }
  const empty = {
    ...texts,
    ...times,
    is_read: 0 as const,
    status: 'new' as const,
    easy_form: '' as const,
  }
  const names = Array.from({ length: 2 * pageSize + 1 }, (_, index) => `Sender ${index}`)
  const { db } = server.context
  for (const some of [names.slice(0, pageSize), names.slice(pageSize)]) {
    const rows = some.map((name) => ({ ...empty, id: newId(), name }))
    await db.insertInto('contact_messages').values(rows).execute()
  }
  const { lines } = await readLines('contact/export.csv')
  const exported = lines.map((line) => line.split('"')[3])
  expect(exported).toHaveLength(names.length)
  expect(new Set(exported)).toEqual(new Set(names))
})

test('each export is in the audit log, but not a refused one', async () => {
  const exported = async (): Promise<AuditLine[]> => {
    const { data } = (await get('admin/audit?limit=100')).json()
    return data.filter(({ action }: AuditLine) => action === 'exported')
  }
  const before = new Set((await exported()).map(({ id }) => id))
  server.wait(1000)
  await get('careers/export.csv')
  server.wait(1000)
  await get('contact/export.csv')
  server.wait(1000)
  await exportSelected({ ids: [newId()] })
  expect((await server.app.inject('/api/contact/export.csv')).statusCode).toBe(401)
  const lines = (await exported()).filter(({ id }) => !before.has(id))
  expect(lines).toMatchObject([
    { person: 'maria', kind: 'application', objectId: null },
    { person: 'maria', kind: 'contact message', objectId: null },
    { person: 'maria', kind: 'application', objectId: null },
  ])
})

describe('more than two exports', () => {
  beforeEach(async () => {
    const created_at = server.clock.at.toISOString()
    const texts = { email: '', phone: '', message: 'x'.repeat(5000), search_text: '' }
    const long = {
      ...texts,
      language: 'en' as const,
      name: 'Sam',
      created_at,
      updated_at: created_at,
    }
    const rows = Array.from({ length: pageSize + 1 }, () => ({ ...long, id: newId() }))
    const unread = rows.map((row) => ({
      ...row,
      is_read: 0 as const,
      status: 'new' as const,
      easy_form: '' as const,
    }))
    await server.context.db.insertInto('contact_messages').values(unread).execute()
  })

  /** An export that stops after the first page until someone reads it. */
  async function begin() {
    const url = '/api/contact/export.csv'
    const response = await server.app.inject({ url, headers: admin, payloadAsStream: true })
    return { read: () => text(response.stream()), breakOff: () => response.raw.res.destroy() }
  }

  async function beginThird() {
    const { promise: begun, resolve } = Promise.withResolvers<'begun'>()
    const third = begin().finally(() => resolve('begun'))
    // When these are answered, it would have started too.
    const others = Promise.all([get('admin/audit'), get('admin/audit')]).then(() => 'waits')
    expect(await Promise.race([begun, others])).toBe('waits')
    return { third }
  }

  test('wait until one of the two is done', async () => {
    const [first, second] = [await begin(), await begin()]
    const { third } = await beginThird()
    const whole = await first.read()
    expect(whole.split('\r\n')).toHaveLength(pageSize + 3)
    expect(await (await third).read()).toBe(whole)
    expect(await second.read()).toBe(whole)
  })

  test('get the slot of one that was canceled', async () => {
    const [first, second] = [await begin(), await begin()]
    const { third } = await beginThird()
    first.breakOff()
    expect(await (await third).read()).toBe(await second.read())
  })
})
