import { beforeAll, describe, expect, test } from 'vitest'
import { createMessage } from '#server/messages/contact/contact.queries.ts'
import { newId } from '#server/platform/db/portable.ts'
import { createReferral } from '#server/referrals/referrals/referrals.queries.ts'
import { addApplication } from '../../../../tests/support/applications.ts'
import { newReferral } from '../../../../tests/support/referrals.ts'
import { testApp } from '../../../../tests/support/test-app.ts'

const server = testApp()
let admin: { authorization: string }

beforeAll(async () => {
  admin = await server.signIn()
})

const kinds = {
  application: { path: '/api/careers', add: () => addApplication(server.context) },
  message: {
    path: '/api/contact',
    add: () => {
      const carol = { name: 'Carol', email: 'carol@example.org', phone: '', message: 'Hello' }
      return createMessage(server.context.db, carol, server.clock.at)
    },
  },
  referral: {
    path: '/api/referrals',
    add: async () => {
      const referral = newReferral({ reference: newId() })
      await createReferral(server.context.db, referral, server.clock.at)
      return referral.id
    },
  },
}

describe.each(Object.entries(kinds))('an opened %s is logged once', (_, { path, add }) => {
  const open = async (id: string, headers: Record<string, string> = admin) => {
    server.wait(1000)
    const response = await server.app.inject({ url: `${path}/${id}`, headers })
    expect(response.json().data).toMatchObject({ id })
  }
  const refresh = (id: string, headers = admin) => open(id, { ...headers, 'x-refresh': 'true' })
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
    await refresh(id)
    await refresh(id)
    expect(await openings(id)).toBe(1)
  })

  test('and again when it is opened the next time', async () => {
    const id = await add()
    for (let times = 0; times < 3; times += 1) await open(id)
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
