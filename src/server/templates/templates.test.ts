import { beforeEach, expect, test } from 'vitest'
import { firstTemplates } from '#content/message-templates.ts'
import { officeApi } from '../../../tests/support/office-api.ts'
import { addFirstTemplates } from './first-templates.ts'

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
  const answer = await office.send('POST', '/api/templates', { ...template, text: 'Dear {nmae}' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().fields.text).toMatch(/^\{nmae\} is not known/)
})

test('a template that does not exist is neither changed nor deleted', async () => {
  expect((await office.send('PUT', `/api/templates/${gone}`, template)).statusCode).toBe(404)
  expect((await office.send('DELETE', `/api/templates/${gone}`)).statusCode).toBe(404)
})

test('a new installation has valid templates, and those that were deleted do not come back', async () => {
  expect(await addFirstTemplates(office.server.context)).toBe(true)
  const names = (await listed()).map(({ name }: { name: string }) => name)
  expect(names).toEqual(firstTemplates.map(({ name }) => name))
  for (const { id, ...each } of await listed()) {
    expect((await office.send('PUT', `/api/templates/${id}`, each)).statusCode).toBe(200)
    await office.send('DELETE', `/api/templates/${id}`)
  }
  expect(await addFirstTemplates(office.server.context)).toBe(false)
  expect(await listed()).toEqual([])
})
