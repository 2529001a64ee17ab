import { beforeEach, expect, test } from 'vitest'
import { firstTemplates } from '#content/message-templates.ts'
import { officeApi } from '../../../../tests/support/office-api.ts'
import { addFirstTemplates } from './templates.routes.ts'

const office = officeApi('message_templates')
const template = { kind: 'message', name: 'Thanks', subject: 'Hello', text: 'Dear {name}' }
const gone = '01890000-0000-7000-8000-000000000000'

beforeEach(() => office.server.wait(1000))

const listed = async () => (await office.send('GET', '/api/templates')).json().data
const add = async (fields: object = {}) =>
  (await office.send('POST', '/api/templates', { ...template, ...fields })).json().data

test('a template is added, changed and deleted, and the audit log shows it', async () => {
  const { id, updatedAt } = await add()
  office.server.wait(1000)
  expect(await add({ name: 'Second' })).toMatchObject({ kind: 'message', name: 'Second' })
  const url = `/api/templates/${id}`
  const changed = await office.send('PUT', url, { ...template, name: 'Thank you', updatedAt })
  expect(changed.json().data).toMatchObject({ name: 'Thank you', text: 'Dear {name}' })
  expect((await listed()).map(({ name }: { name: string }) => name)).toEqual([
    'Thank you',
    'Second',
  ])
  expect((await office.send('DELETE', url)).json()).toEqual({ success: true })
  expect(await listed()).toHaveLength(1)
  const lines = await office.server.context.db
    .selectFrom('audit_log')
    .select(['action', 'object_kind'])
    .where('object_id', '=', id)
    .orderBy('id')
    .execute()
  expect(lines).toEqual(
    ['created', 'updated', 'deleted'].map((action) => ({
      action,
      object_kind: 'message template',
    })),
  )
})

test('a placeholder that is not known is refused with its name', async () => {
  const response = await office.send('POST', '/api/templates', { ...template, text: 'Dear {nmae}' })
  expect(response.statusCode).toBe(400)
  expect(response.json().fields.text).toMatch(/^\{nmae\} is not known/)
})

test('a template that does not exist is neither changed nor deleted', async () => {
  expect((await office.send('PUT', `/api/templates/${gone}`, template)).statusCode).toBe(404)
  expect((await office.send('DELETE', `/api/templates/${gone}`)).statusCode).toBe(404)
})

test('a new installation has valid templates, and those that were deleted do not come back', async () => {
  await addFirstTemplates(office.server.context)
  const names = (await listed()).map(({ name }: { name: string }) => name)
  expect(names.toSorted()).toEqual(firstTemplates.map(({ name }) => name).toSorted())
  for (const { id, ...each } of await listed()) {
    expect((await office.send('PUT', `/api/templates/${id}`, each)).statusCode).toBe(200)
    await office.send('DELETE', `/api/templates/${id}`)
  }
  await addFirstTemplates(office.server.context)
  expect(await listed()).toEqual([])
})

test('the kind of a template decides who may edit it', async () => {
  const { app, signInAs } = office.server
  const { id: ofMessages } = await add()
  const { id: ofApplicants } = await add({ kind: 'application', text: 'Dear {name}: {job}' })
  const statuses = async (role: 'hiring' | 'intake' | 'reader') => {
    const { headers } = await signInAs(role)
    const responses = []
    for (const [method, url, kind] of [
      ['POST', '/api/templates', 'message'],
      ['POST', '/api/templates', 'application'],
      ['PUT', `/api/templates/${ofMessages}`, 'message'],
      ['PUT', `/api/templates/${ofMessages}`, 'application'],
      ['PUT', `/api/templates/${ofApplicants}`, 'application'],
      ['PUT', `/api/templates/${ofApplicants}`, 'message'],
    ] as const) {
      const body = { ...template, kind }
      responses.push((await app.inject({ method, url, headers, body })).statusCode)
    }
    return responses
  }
  expect(await statuses('hiring')).toEqual([403, 201, 403, 403, 200, 403])
  expect(await statuses('intake')).toEqual([201, 403, 200, 403, 403, 403])
  expect(await statuses('reader')).toEqual([403, 403, 403, 403, 403, 403])

  const { headers } = await signInAs('intake')
  const remove = (id: string) =>
    app.inject({ method: 'DELETE', url: `/api/templates/${id}`, headers })
  expect((await remove(ofApplicants)).statusCode).toBe(403)
  expect((await remove(ofMessages)).statusCode).toBe(200)
})
