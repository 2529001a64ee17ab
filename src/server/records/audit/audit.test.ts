import { beforeAll, expect, test } from 'vitest'
import type { AuditLine } from '#contract/records/audit.ts'
import type { AuditAction } from '#contract/records/audit-actions.ts'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import { createUser } from '#server/accounts/users/users.queries.ts'
import { createMessage, listMessages } from '#server/messages/contact/contact.queries.ts'
import { addApplication, addJob } from '../../../../tests/support/applications.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { audit, commandLine } from './audit.queries.ts'

const server = testApp()
const gone = '01890000-0000-7000-8000-000000000000'
let admin: { authorization: string }
let tom: string
let message: string

beforeAll(async () => {
  const { db } = server.context
  admin = await server.signIn()
  const user = {
    username: 'tom',
    email: 'tom@example.org',
    passwordHash: '-',
    role: 'admin' as const,
  }
  tom = (await createUser(db, user, server.clock.at)).id
  const sent = { name: 'Sam Ostrow', email: '', phone: '', message: 'Hello' }
  await createMessage(db, sent, server.clock.at)
  message = (await listMessages(db))[0]?.id ?? ''
})

const get = async (query = '') => {
  const response = await server.app.inject({ url: `/api/admin/audit${query}`, headers: admin })
  return response.json()
}
const lines = async (query = ''): Promise<AuditLine[]> => (await get(query)).data

async function note(action: AuditAction, objectKind: RecordKind, objectId?: string, actorId = tom) {
  server.wait(1000)
  const { db, auditKeys } = server.context
  await audit(db, commandLine(auditKeys), server.clock.at, {
    action,
    objectKind,
    objectId,
    actorId,
  })
}

test('shows who did what with today’s names, newest first', async () => {
  await note('deleted', 'contact message', gone)
  await note('marked-as-read', 'contact message', message)
  const [newest, before] = await lines()
  expect(newest).toMatchObject({
    person: 'tom',
    personId: tom,
    action: 'marked-as-read',
    kind: 'contact message',
    objectId: message,
    name: 'Sam Ostrow',
    at: server.clock.at.toISOString(),
  })
  expect(before).toMatchObject({ action: 'deleted', name: 'deleted' })
})

test('shows a deleted person as “deleted”, and no name for a visitor', async () => {
  await note('created', 'event', gone, gone)
  expect((await lines())[0]).toMatchObject({ person: 'deleted' })
  server.wait(1000)
  const refused = { email: 'nobody@example.org', password: 'not the password' }
  await server.app.inject({ method: 'POST', url: '/api/auth/login', body: refused })
  expect((await lines())[0]).toMatchObject({
    person: '',
    personId: null,
    action: 'sign-in-refused',
    name: '',
    ip: '127.0.0.1',
  })
})

test('names files by their applicant, and sessions by their user', async () => {
  const job = await addJob(server.context.db)
  const application = await addApplication(server.context, { jobId: job.id })
  await note('opened', 'resume', application)
  expect((await lines())[0]?.name).toMatch(/^\w+ \w+$/)
  const [signIn] = await lines('?kind=session&limit=100')
  expect(signIn?.action).toBe('sign-in-refused')
  const all = await lines('?kind=session&limit=100')
  expect(all.find(({ action }) => action === 'signed-in')?.name).toBe('maria')
})

test('lines of an older version, which stay as they are, are read as today’s', async () => {
  const stored = { actor_id: tom, object_id: null, ip: null, request_id: null }
  const old = ['set to published', 'reader to editor', 'polished'].map((action, index) => ({
    ...stored,
    id: `old-${index}`,
    at: `2020-01-0${index + 1}T12:00:00.000Z`,
    action,
    object_kind: 'administrator',
  }))
  await server.context.db.insertInto('audit_log').values(old).execute()
  const read = (await lines('?kind=administrator&limit=100')).slice(-3)
  expect(read.map(({ action, details }) => [action, details])).toEqual([
    ['polished', []],
    ['changed-role', ['reader', 'editor']],
    ['set-job-status', ['published']],
  ])
})

test('can be filtered by person and by kind', async () => {
  await note('created', 'event')
  const ofTom = await lines(`?person=${tom}&limit=100`)
  expect(new Set(ofTom.map(({ personId }) => personId))).toEqual(new Set([tom]))
  const events = await lines(`?person=${tom}&kind=event`)
  expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(['event']))
  expect(await lines(`?person=${gone}&kind=resume`)).toEqual([])
})

test('is read in pages', async () => {
  for (const status of ['a', 'b', 'c', 'd', 'e']) await note(`set-job-status:${status}`, 'job')
  const { data, pagination } = await get('?kind=job&page=2&limit=2')
  expect(data.map((line: AuditLine) => line.details)).toEqual([['c'], ['b']])
  expect(pagination).toEqual({ currentPage: 2, totalPages: 3, totalItems: 5, itemsPerPage: 2 })
  expect(await lines('?page=999')).toEqual([])
})

test.each(['?page=0', '?limit=101', '?kind=secret', '?person=1%20or%201'])(
  'refuses %s',
  async (query) => {
    expect(await get(query)).toMatchObject({ success: false, code: 'bad_request' })
  },
)
