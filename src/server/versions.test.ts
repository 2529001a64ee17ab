import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import { addApplication } from '../../tests/support/applications.ts'
import { formBody } from '../../tests/support/multipart.ts'
import { pictureFile } from '../../tests/support/pictures.ts'
import { testApp } from '../../tests/support/test-app.ts'
import { markSample } from './sample-content/sample-content.queries.ts'

const server = testApp()
const tom = { username: 'tom', email: 'tom@example.org', password: 'a long walk by the river' }

type Headers = { authorization: string }
type Version = { id?: string; updatedAt: string }
type Fields = Record<string, string | File>
let maria: Headers
let other: Headers

beforeAll(async () => {
  maria = await server.signIn()
  await send(maria, 'POST', '/admin/users', tom)
})
beforeEach(async () => {
  server.wait(60_000)
  maria = await server.signIn()
  const { token } = (await send(maria, 'POST', '/auth/login', tom)).json()
  other = { authorization: `Bearer ${token}` }
})

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
function send(headers: Headers, method: Method, url: string, body?: object) {
  server.wait(1000)
  return server.app.inject({ method, url: `/api${url}`, headers, ...(body && { body }) })
}
async function sendForm(headers: Headers, method: 'POST' | 'PUT', url: string, fields: Fields) {
  server.wait(1000)
  const { payload, headers: type } = await formBody(fields)
  return server.app.inject({
    method,
    url: `/api${url}`,
    payload,
    headers: { ...type, ...headers },
  })
}

const job = { title: 'Cook', location: 'Murfreesboro, TN', shiftsAvailable: ['morning'] }
const member = { name: 'Ruth', position: 'Director', comment: 'Here to listen.' }
const event = { title: 'Garden Day', description: 'Bring a hat.' }
const slide = { title: 'Welcome', subtitle: 'Come in.' }
const quote = { name: 'Ann', review: 'Kind people.' }

/** How each kind of record is made, and how the office saves one of its texts. */
const kinds: Record<
  string,
  {
    add: () => Promise<Version>
    save: (by: Headers, it: Version, text: string) => ReturnType<typeof send>
    shown: (text: string) => object
    /** What visitors can read of it. */
    open?: string
  }
> = {
  'hero slide': {
    add: async () => {
      const image = await pictureFile()
      return (await sendForm(maria, 'POST', '/hero', { ...slide, image })).json().data
    },
    save: (by, { id, updatedAt }, title) =>
      sendForm(by, 'PUT', `/hero/${id}`, { ...slide, title, updatedAt }),
    shown: (title) => ({ title }),
    open: '/hero',
  },
  event: {
    add: async () => (await sendForm(maria, 'POST', '/events', event)).json().data,
    save: (by, { id, updatedAt }, title) =>
      sendForm(by, 'PUT', `/events/${id}`, { ...event, title, updatedAt }),
    shown: (title) => ({ title }),
    open: '/events/public',
  },
  'team member': {
    add: async () => (await sendForm(maria, 'POST', '/team', member)).json().data,
    save: (by, { id, updatedAt }, name) =>
      sendForm(by, 'PUT', `/team/${id}`, { ...member, name, updatedAt }),
    shown: (name) => ({ name }),
    open: '/team',
  },
  testimonial: {
    add: async () => (await send(maria, 'POST', '/testimonials/admin', quote)).json().data,
    save: (by, { id, updatedAt }, review) =>
      send(by, 'PATCH', `/testimonials/admin/${id}`, { ...quote, review, updatedAt }),
    shown: (review) => ({ review }),
    open: '/testimonials',
  },
  job: {
    add: async () =>
      (await send(maria, 'POST', '/jobs/admin', { ...job, status: 'published' })).json().data,
    save: (by, { id, updatedAt }, title) =>
      send(by, 'PUT', `/jobs/admin/${id}`, { ...job, status: 'published', title, updatedAt }),
    shown: (title) => ({ title }),
    open: '/jobs',
  },
  'site details': {
    add: async () => (await send(maria, 'PUT', '/admin/site-details', builtInDetails)).json().data,
    save: (by, { updatedAt }, hours) =>
      send(by, 'PUT', '/admin/site-details', { ...builtInDetails, hours, updatedAt }),
    shown: (hours) => ({ hours }),
    open: '/site-details',
  },
  'notes of an applicant': {
    add: async () => {
      const id = await addApplication(server.context)
      return (await send(maria, 'GET', `/careers/${id}`)).json().data
    },
    save: (by, { id, updatedAt }, notes) =>
      send(by, 'PUT', `/careers/${id}/status`, { status: 'pending', notes, updatedAt }),
    shown: (notes) => ({ notes }),
  },
}

describe.each(Object.entries(kinds))('%s', (_, { add, save, shown, open }) => {
  test('the second of two who save gets the version of the first, with who and when', async () => {
    const version = await add()
    const first = (await save(other, version, 'By Tom')).json().data
    const second = await save(maria, version, 'By Maria')
    expect(second.statusCode).toBe(409)
    expect(second.json()).toEqual({
      success: false,
      code: 'conflict',
      message: 'Someone else changed this. Reload to see it.',
      conflict: { current: first, updatedBy: 'tom', updatedAt: first.updatedAt },
    })
    expect(first).toMatchObject(shown('By Tom'))

    const third = await save(maria, { ...version, updatedAt: first.updatedAt }, 'By Maria')
    expect(third.statusCode).toBe(200)
    expect(third.json().data).toMatchObject(shown('By Maria'))
    const late = await save(other, { ...version, updatedAt: first.updatedAt }, 'By Tom again')
    expect(late.json().conflict).toMatchObject({ current: shown('By Maria'), updatedBy: 'maria' })
  })

  test('visitors do not read who saved it', async () => {
    const version = await add()
    await save(other, version, 'By the other one')
    if (!open) return
    const answer = await server.app.inject(`/api${open}`)
    expect(answer.body).toContain('By the other one')
    expect(answer.body).not.toMatch(/updated_?by|"tom"/i)
  })
})

/** Who saved a row last, by name. */
async function editor(table: 'events' | 'hero_slides' | 'jobs' | 'testimonials', id?: string) {
  const { db } = server.context
  const row = await db
    .selectFrom(table)
    .leftJoin('users', 'users.id', `${table}.updated_by`)
    .select('users.username')
    .where(`${table}.id`, '=', id ?? '')
    .executeTakeFirstOrThrow()
  return row.username
}

describe('who saved it last', () => {
  test('is known after a reorder, for the slides that moved', async () => {
    await server.context.db.deleteFrom('hero_slides').execute()
    const add = () => kinds['hero slide']?.add() ?? Promise.reject()
    const [first, second, third] = [await add(), await add(), await add()]
    const slideIds = [second.id, first.id, third.id]
    const moved = await send(other, 'PUT', '/hero/reorder', { slideIds })
    expect(moved.statusCode).toBe(200)
    expect(await editor('hero_slides', first.id)).toBe('tom')
    expect(await editor('hero_slides', second.id)).toBe('tom')
    expect(await editor('hero_slides', third.id)).toBe('maria')
    const late = await kinds['hero slide']?.save(maria, first, 'Welcome')
    expect(late?.json().conflict).toMatchObject({ updatedBy: 'tom' })
  })

  test('is known after a slide is hidden, jobs change status and a testimonial is judged', async () => {
    const hidden = await kinds['hero slide']?.add()
    await send(other, 'PATCH', `/hero/${hidden?.id}/status`, { isActive: false })
    expect(await editor('hero_slides', hidden?.id)).toBe('tom')

    const archived = await kinds.job?.add()
    const body = { jobIds: [archived?.id], status: 'archived' }
    await send(other, 'PATCH', '/jobs/admin/bulk-status', body)
    expect(await editor('jobs', archived?.id)).toBe('tom')

    const judged = await kinds.testimonial?.add()
    await send(other, 'PATCH', `/testimonials/admin/${judged?.id}/status`, { status: 'rejected' })
    expect(await editor('testimonials', judged?.id)).toBe('tom')
  })

  test('is nobody for what a visitor sent, or when the account is gone', async () => {
    await send(maria, 'POST', '/testimonials/submit', { ...quote, name: 'Visitor' })
    const { id } = await server.context.db
      .selectFrom('testimonials')
      .select('id')
      .where('name', '=', 'Visitor')
      .executeTakeFirstOrThrow()
    expect(await editor('testimonials', id)).toBeNull()

    const version = (await kinds.event?.add()) ?? { updatedAt: '' }
    const set = { updated_by: '01890000-0000-7000-8000-000000000000' }
    await server.context.db.updateTable('events').set(set).execute()
    const late = await kinds.event?.save(maria, { ...version, updatedAt: 'old' }, 'Late')
    expect(late?.json().conflict).toMatchObject({ updatedBy: null })
  })

  test('is known for messages and accounts too', async () => {
    const { db } = server.context
    const message = { name: 'Visitor', email: 'visitor@example.org', message: 'Hello.' }
    await send(maria, 'POST', '/contact/submit', message)
    const row = await db.selectFrom('contact_messages').selectAll().executeTakeFirstOrThrow()
    expect(row.updated_by).toBeNull()
    await send(other, 'PATCH', '/contact/read', { ids: [row.id], read: true })
    const accounts = await db.selectFrom('users').select(['id', 'username', 'updated_by']).execute()
    const idOf = (name: string) => accounts.find(({ username }) => username === name)?.id
    const read = await db.selectFrom('contact_messages').select('updated_by').executeTakeFirst()
    expect(read?.updated_by).toBe(idOf('tom'))
    expect(accounts).toContainEqual(
      expect.objectContaining({ username: 'tom', updated_by: idOf('maria') }),
    )
  })
})

test('a save without a version overwrites, as the specification has it', async () => {
  const version = await kinds.event?.add()
  await kinds.event?.save(other, version ?? { updatedAt: '' }, 'By Tom')
  const answer = await sendForm(maria, 'PUT', `/events/${version?.id}`, { ...event, title: 'Last' })
  expect(answer.json().data).toMatchObject({ title: 'Last' })
})

test('a refused save leaves no line in the audit log, and the sample stays a sample', async () => {
  const { db } = server.context
  const version = (await kinds.event?.add()) ?? { updatedAt: '' }
  const id = version.id ?? ''
  await markSample(db, 'event', { id })
  await kinds.event?.save(maria, { ...version, updatedAt: 'old' }, 'Late')
  const lines = await db
    .selectFrom('audit_log')
    .select('action')
    .where('object_id', '=', id)
    .execute()
  expect(lines).toEqual([{ action: 'created' }])
  const samples = await db.selectFrom('sample_records').selectAll().execute()
  expect(samples).toEqual([{ kind: 'event', record_id: id }])
})
