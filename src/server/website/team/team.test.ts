import { beforeEach, describe, expect, test } from 'vitest'
import type { TeamMember } from '#contract/website/team.ts'
import { picturesInUse } from '#server/platform/files/pictures-in-use.queries.ts'
import { formBody } from '../../../../tests/support/multipart.ts'
import { pictureFile } from '../../../../tests/support/pictures.ts'
import { testApp } from '../../../../tests/support/test-app.ts'

const server = testApp()
const gone = '01890000-0000-7000-8000-000000000000'
const words = { name: 'Jo Beckett', position: 'Nurse Consultant', comment: 'I ask, then I wait.' }
let admin: { authorization: string }

beforeEach(async () => {
  await server.context.db.deleteFrom('team_members').execute()
  server.clock.at = new Date('2026-11-15T12:00:00Z')
  server.context.responseCache.clear()
  admin = await server.signIn()
})

type Fields = Record<string, string | File>

async function send(method: 'POST' | 'PUT', url: string, fields: Fields) {
  const { payload, headers } = await formBody(fields)
  return server.app.inject({ method, url, payload, headers: { ...headers, ...admin } })
}

async function addMember(fields: Fields = {}): Promise<TeamMember> {
  const response = await send('POST', '/api/team', { ...words, ...fields })
  expect(response.statusCode).toBe(201)
  server.wait(1000)
  return response.json().data
}

const listed = async () => (await server.app.inject('/api/team')).json() as TeamMember[]

describe('GET /team', () => {
  test('responds with the list itself, a new member last', async () => {
    await addMember({ name: 'Amara' })
    await addMember({ name: 'Daniel' })
    expect((await listed()).map((member) => member.name)).toEqual(['Amara', 'Daniel'])
  })

  test('shows every change immediately, although the response is cached', async () => {
    expect(await listed()).toEqual([])
    const { id } = await addMember()
    expect(await listed()).toHaveLength(1)
    await send('PUT', `/api/team/${id}`, { ...words, name: 'Jo B.' })
    expect((await listed())[0]?.name).toBe('Jo B.')
    const response = await server.app.inject({
      method: 'DELETE',
      url: `/api/team/${id}`,
      headers: admin,
    })
    expect(response.json()).toEqual({ success: true })
    expect(await listed()).toEqual([])
  })
})

test('GET /team/{id} responds with the member itself', async () => {
  const member = await addMember()
  expect((await server.app.inject(`/api/team/${member.id}`)).json()).toEqual(member)
  const unknown = await server.app.inject(`/api/team/${gone}`)
  expect(unknown.statusCode).toBe(404)
  expect(unknown.json().message).toBe('Team member was not found.')
})

describe('POST /team', () => {
  test('adds a member, with or without a picture', async () => {
    const plain = await addMember({ name: ' Jo Beckett ' })
    expect(plain).toEqual({
      ...words,
      _id: plain.id,
      id: plain.id,
      image: '',
      picture: null,
      order: 1,
      createdAt: '2026-11-15T12:00:00.000Z',
      updatedAt: '2026-11-15T12:00:00.000Z',
    })
    const shown = await addMember({ image: await pictureFile({ width: 400, height: 400 }) })
    expect(shown.image).toMatch(/^\/uploads\/pictures\/.+-400\.webp$/)
    expect(shown.picture).toMatchObject({ width: 400, height: 400 })
    expect(await picturesInUse(server.context.db)).toMatchObject([{ path: shown.image }])
  })

  test('lists every error in one response', async () => {
    const response = await send('POST', '/api/team', {
      name: '',
      position: 'x'.repeat(101),
      comment: 'x'.repeat(501),
      image: new File(['%PDF-1.7'], 'a.png', { type: 'image/png' }),
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      message: 'Please fill in all required fields',
      fields: {
        name: 'Please fill in all required fields',
        position: 'Position must be at most 100 characters',
        comment: 'Comment must be at most 500 characters',
        image: 'Please select a valid image file',
      },
    })
    expect(await listed()).toEqual([])
  })
})

describe('PUT /team/reorder', () => {
  const reorder = (memberIds: string[]) =>
    server.app.inject({
      method: 'PUT',
      url: '/api/team/reorder',
      body: { memberIds },
      headers: admin,
    })
  const order = async () => (await listed()).map(({ name, order }) => [name, order])

  test('puts the team in this order, which visitors get at once', async () => {
    const [a, b] = [await addMember({ name: 'a' }), await addMember({ name: 'b' })]
    expect(await order()).toEqual([
      ['a', 1],
      ['b', 2],
    ])
    const response = await reorder([b.id, a.id])
    expect(response.json().data.map(({ name }: TeamMember) => name)).toEqual(['b', 'a'])
    expect(await order()).toEqual([
      ['b', 1],
      ['a', 2],
    ])
  })

  test('must name every member once', async () => {
    const [a, b] = [await addMember({ name: 'a' }), await addMember({ name: 'b' })]
    for (const ids of [[b.id], [b.id, b.id], [b.id, a.id, a.id], [b.id, gone]]) {
      const response = await reorder(ids)
      expect(response.statusCode).toBe(400)
      expect(response.json().message).toBe('The new order must name every team member once.')
    }
    expect((await listed()).map(({ name }) => name)).toEqual(['a', 'b'])
  })

  test('a new member is last, also after another was deleted', async () => {
    const [a, b] = [await addMember({ name: 'a' }), await addMember({ name: 'b' })]
    await reorder([b.id, a.id])
    await server.app.inject({ method: 'DELETE', url: `/api/team/${b.id}`, headers: admin })
    await addMember({ name: 'c' })
    expect(await order()).toEqual([
      ['a', 1],
      ['c', 2],
    ])
  })
})

describe('PUT /team/{id}', () => {
  test('keeps the picture when none is sent, and removes it on request', async () => {
    const { id, image } = await addMember({ image: await pictureFile() })
    const kept = await send('PUT', `/api/team/${id}`, words)
    expect(kept.json().data.image).toBe(image)
    const removed = await send('PUT', `/api/team/${id}`, { ...words, removeImage: 'true' })
    expect(removed.json().data).toMatchObject({ image: '', picture: null })
  })

  test('refuses the second of two editors, and overwrites nothing', async () => {
    const { id, updatedAt } = await addMember()
    const edit = (name: string) => send('PUT', `/api/team/${id}`, { ...words, name, updatedAt })
    expect((await edit('First')).statusCode).toBe(200)
    expect((await edit('Second')).statusCode).toBe(409)
    expect((await listed())[0]?.name).toBe('First')
  })

  test('responds with 404 for a member that does not exist', async () => {
    expect((await send('PUT', `/api/team/${gone}`, words)).statusCode).toBe(404)
  })
})

test('every change is in the audit log, with ids only', async () => {
  const { id } = await addMember()
  await send('PUT', `/api/team/${id}`, { ...words, name: 'Jo B.' })
  await server.app.inject({ method: 'DELETE', url: `/api/team/${id}`, headers: admin })
  const lines = await server.context.db
    .selectFrom('audit_log')
    .selectAll()
    .where('object_id', '=', id)
    .orderBy('id')
    .execute()
  expect(lines).toMatchObject(
    ['created', 'updated', 'deleted'].map((action) => ({ action, object_kind: 'team member' })),
  )
  expect(JSON.stringify(lines)).not.toContain('Jo')
})
