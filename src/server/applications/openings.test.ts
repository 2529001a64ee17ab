import { beforeAll, describe, expect, test } from 'vitest'
import { addApplication } from '../../../tests/support/applications.ts'
import { testApp } from '../../../tests/support/test-app.ts'

const server = testApp()
let admin: { authorization: string }

beforeAll(async () => {
  admin = await server.signIn()
})

const add = () => addApplication(server.context)
const open = (id: string) => server.app.inject({ url: `/api/careers/${id}`, headers: admin })

describe('an opened application is logged once', () => {
  const refresh = (id: string, headers = admin) =>
    server.app.inject({ url: `/api/careers/${id}`, headers: { ...headers, 'x-refresh': 'true' } })
  const openings = async (id: string) => {
    const lines = await server.context.db
      .selectFrom('audit_log')
      .select('id')
      .where('object_id', '=', id)
      .where('action', '=', 'opened')
      .execute()
    return lines.length
  }

  test('however often it is reloaded while it is open', async () => {
    const id = await add()
    await open(id)
    const url = `/api/careers/${id}/status`
    await server.app.inject({ method: 'PUT', url, headers: admin, body: { status: 'reviewing' } })
    expect((await refresh(id)).json().data.status).toBe('reviewing')
    await refresh(id)
    expect(await openings(id)).toBe(1)
  })

  test('and again when it is opened the next time', async () => {
    const id = await add()
    for (let times = 0; times < 3; times += 1) {
      server.wait(1000)
      await open(id)
    }
    expect(await openings(id)).toBe(3)
  })

  test('also when a request wrongly claims that it is open', async () => {
    const [opened, other] = [await add(), await add()]
    await open(opened)
    await refresh(other)
    expect(await openings(other)).toBe(1)
    // Another session is logged again, also for the same person.
    server.wait(1000)
    await refresh(opened, await server.signIn())
    expect(await openings(opened)).toBe(2)
  })
})
