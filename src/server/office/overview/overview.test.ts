import { beforeAll, describe, expect, test } from 'vitest'
import { createUser, setActive } from '#server/accounts/users/users.queries.ts'
import { addApplication, addJob } from '../../../../tests/support/applications.ts'
import { testApp } from '../../../../tests/support/test-app.ts'

const server = testApp()
let admin: { authorization: string }

beforeAll(async () => {
  admin = await server.signIn()
})

const get = async (path: string) =>
  (await server.app.inject({ url: `/api/admin/${path}`, headers: admin })).json()

/** Adds applications and messages at these times, then sets the clock to noon of Sunday, November 15, in Nashville. */
async function receiveAt(times: string[], receive: () => Promise<unknown>) {
  for (const time of times) {
    server.clock.at = new Date(time)
    await receive()
  }
  server.clock.at = new Date('2026-11-15T18:00:00Z')
}

const write = () =>
  server.app.inject({
    method: 'POST',
    url: '/api/contact/submit',
    body: { name: 'Carol', message: 'Can we come and see a home?' },
  })

describe('GET /admin/dashboard', () => {
  test('is all zeros at first', async () => {
    expect(await get('dashboard')).toEqual({
      success: true,
      data: {
        careerStats: { total: 0, thisMonth: 0, pending: 0, today: 0, thisWeek: 0, shortlisted: 0 },
        contactStats: { total: 0, unread: 0, today: 0, thisWeek: 0 },
        mailTroubles: [],
        failedTasks: [],
        fileTroubles: [],
        clockInDoubt: false,
      },
    })
  })

  test('counts in the provider’s days, its week from Monday', async () => {
    const ids: string[] = []
    await receiveAt(
      [
        '2026-11-15T06:00:00Z', // the first minute of Sunday in Nashville
        '2026-11-15T05:59:00Z', // still Saturday there
        '2026-11-09T06:00:00Z', // the first minute of Monday
        '2026-11-09T05:59:00Z', // the Sunday before
        '2026-10-31T12:00:00Z', // last month
      ],
      async () => ids.push(await addApplication(server.context)),
    )
    await receiveAt(['2026-11-15T07:00:00Z', '2026-11-10T07:00:00Z', '2026-11-01T07:00:00Z'], write)
    admin = await server.signIn()

    const setStatus = (id: string | undefined, status: string) =>
      server.app.inject({
        method: 'PUT',
        url: `/api/careers/${id}/status`,
        headers: admin,
        body: { status },
      })
    await setStatus(ids[0], 'shortlisted')
    await setStatus(ids[1], 'interview_scheduled')
    await setStatus(ids[2], 'reviewing')
    const messages = await server.app.inject({ url: '/api/contact', headers: admin })
    await server.app.inject({
      method: 'PATCH',
      url: '/api/contact/read',
      headers: admin,
      body: { ids: [messages.json().data[0].id], read: true },
    })

    expect((await get('dashboard')).data).toEqual({
      careerStats: { total: 5, thisMonth: 4, pending: 2, today: 1, thisWeek: 3, shortlisted: 1 },
      contactStats: { total: 3, unread: 2, today: 1, thisWeek: 2 },
      mailTroubles: [],
      failedTasks: [],
      fileTroubles: [],
      clockInDoubt: false,
    })
  })
})

test('GET /admin/stats counts every kind by status', async () => {
  const { db, now } = server.context
  await addJob(db)
  await addJob(db, { status: 'draft' })
  const left = {
    username: 'left',
    email: 'left@example.org',
    passwordHash: 'x',
    role: 'admin' as const,
  }
  await setActive(db, (await createUser(db, left, now())).id, false, now())

  const { data } = await get('stats')
  expect(data).toMatchObject({
    applications: { total: 5, byStatus: { pending: 2, shortlisted: 1, hired: 0 } },
    jobs: { total: 2, byStatus: { published: 1, draft: 1, archived: 0 } },
    events: { total: 0, byStatus: { published: 0, draft: 0 } },
    testimonials: { total: 0, byStatus: { pending: 0, approved: 0, rejected: 0 } },
    contactMessages: { total: 3, byStatus: { read: 1, unread: 2 } },
    heroSlides: { total: 0, byStatus: { active: 0, inactive: 0 } },
    teamMembers: { total: 0, byStatus: {} },
    users: { total: 2, byStatus: { active: 1, inactive: 1 } },
  })
})
