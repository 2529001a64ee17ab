import { expect, test } from 'vitest'
import { newId } from '#server/platform/db/portable.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { officeApi } from '../../../../tests/support/office-api.ts'

const { server, send } = officeApi('applications')

const get = (url: string) => send('GET', `/api/careers${url}`)
const remove = (id: string) => send('DELETE', `/api/careers/${id}`)
const put = (id: string, body: object) => send('PUT', `/api/careers/${id}/status`, body)

const linesAbout = (id: string) =>
  server.context.db
    .selectFrom('audit_log')
    .select(['action', 'object_kind', 'actor_id'])
    .where('object_id', '=', id)
    .orderBy('at')
    .execute()

test('a deletion is in the audit log, also without files', async () => {
  const id = await addApplication(server.context)
  await server.context.db.deleteFrom('application_files').execute()
  expect((await remove(id)).statusCode).toBe(200)
  expect(await linesAbout(id)).toEqual([
    { action: 'deleted', object_kind: 'application', actor_id: expect.any(String) },
  ])
})

test('a deleted application responds with 404 and adds no line to the log', async () => {
  const id = newId()
  for (const response of [
    await get(`/${id}`),
    await put(id, { status: 'hired' }),
    await remove(id),
  ]) {
    expect(response.statusCode).toBe(404)
    expect(response.json().message).toBe('Application was not found.')
  }
  expect(await linesAbout(id)).toEqual([])
})

test('the application of a file is found by the name of the file', async () => {
  await addApplication(server.context)
  const id = await addApplication(server.context)
  const { resume, identificationDocuments } = (await get(`/${id}`)).json().data
  const card = identificationDocuments[0].path.split('/').at(-1)
  for (const name of [resume.filename, card]) {
    expect((await get(`/by-file/${name}`)).json()).toEqual({ success: true, data: { id } })
  }
  for (const name of ['a.pdf', `${'0a'.repeat(24)}.pdf`]) {
    const response = await get(`/by-file/${name}`)
    expect(response.statusCode).toBe(404)
    expect(response.json().message).toBe('This file was not found.')
  }
})

test('an empty filter finds everything', async () => {
  await addApplication(server.context)
  await put(await addApplication(server.context), { status: 'hired' })
  for (const query of ['?status=', '?status=,', '?search=', '']) {
    const response = (await get(query)).json()
    expect(response.data, query).toHaveLength(2)
    expect(response.pagination.totalItems, query).toBe(2)
  }
})

test('the second of two people who write notes gets the notes of the first, and who wrote them', async () => {
  const id = await addApplication(server.context)
  const other = await addApplication(server.context)
  const { updatedAt } = (await get(`/${id}`)).json().data
  server.wait(1000)
  await put(id, { status: 'reviewing', notes: 'first', updatedAt })
  const second = await put(id, { status: 'hired', notes: 'second', updatedAt })
  expect(second.statusCode).toBe(409)
  expect(second.json().conflict).toMatchObject({
    current: { id, notes: 'first', status: 'reviewing' },
    updatedBy: 'maria',
    updatedAt: server.clock.at.toISOString(),
  })
  expect((await linesAbout(id)).map((line) => line.action)).toEqual([
    'opened',
    'changed-status:pending:reviewing',
  ])
  expect((await get(`/${other}`)).json().data).toMatchObject({ status: 'pending', notes: '' })
})

test('a search with a status counts and shows only that status', async () => {
  const hired = await addApplication(server.context)
  await addApplication(server.context)
  await addApplication(server.context, { firstName: 'Zoe', email: 'zoe@example.org' })
  await put(hired, { status: 'hired' })
  const found = (await get('?search=tasha&status=hired,rejected')).json()
  expect(found.data.map(({ id }: { id: string }) => id)).toEqual([hired])
  expect(found.pagination.totalItems).toBe(1)
  expect((await get('?search=tasha')).json().pagination.totalItems).toBe(2)
})

test('every application in a list has its own files and no others', async () => {
  const ids = [await addApplication(server.context), await addApplication(server.context)]
  const { data } = (await get('')).json()
  const alone = await Promise.all(ids.map(async (id) => (await get(`/${id}`)).json().data))
  for (const { id, resume, identificationDocuments } of alone) {
    const listed = data.find((each: { id: string }) => each.id === id)
    expect(listed).toMatchObject({ resume, identificationDocuments })
    expect(listed.identificationDocuments).toHaveLength(1)
  }
})

test('a search finds accented letters in either case', async () => {
  await addApplication(server.context, { firstName: 'Zoë' })
  await addApplication(server.context)
  for (const search of ['ZOË', 'zoë']) {
    const found = (await get(`?search=${encodeURIComponent(search)}`)).json()
    expect(found.data, search).toMatchObject([{ firstName: 'Zoë' }])
  }
})
