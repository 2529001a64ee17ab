import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Context } from '#server/platform/context.ts'
import { connect } from '#server/platform/db/connect.ts'
import type { App } from '#server/platform/http/routes.ts'
import { cheapHash } from '../../../../tests/support/sign-in.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { createUser } from '../users/users.queries.ts'

const server = testApp()
const nobody = '01890000-0000-7000-8000-000000000000'
const password = 'seven blue lakes at noon'
let other: { context: Context; app: App }
let passwordHash: string

/** A second server with a connection of its own to the same database. */
beforeAll(async () => {
  const context = { ...server.context, db: connect(server.context.settings) }
  other = { context, app: await createApp(context) }
  passwordHash = cheapHash(password)
})
afterAll(async () => {
  await other.app.close()
  await other.context.db.destroy()
})

type Ann = { id: string; bearer: { authorization: string }; cookie: { cookie: string } }

const send = (method: 'POST' | 'PATCH' | 'DELETE', url: string, headers: object, body?: object) =>
  server.app.inject({ method, url: `/api${url}`, headers: { ...headers }, ...(body && { body }) })

/** Adds someone who signs in on the first server. */
async function addAnn(email: string): Promise<Ann> {
  const { db, now } = server.context
  const user = { username: 'Ann', email, passwordHash, role: 'admin' as const }
  const { id } = await createUser(db, user, now())
  const response = await send('POST', '/auth/login', {}, { email, password })
  const { name, value } = response.cookies.find((cookie) => cookie.name === 'files') ?? {}
  return {
    id,
    bearer: { authorization: `Bearer ${response.json().token}` },
    cookie: { cookie: `${name}=${value}` },
  }
}

/** The statuses on the second server: of a call, and of a file by token and by cookie. */
async function statusesElsewhere({ bearer, cookie }: Ann) {
  const file = `/api/careers/${nobody}/resume`
  const responses = [
    await other.app.inject({ url: '/api/admin/users', headers: bearer }),
    await other.app.inject({ url: file, headers: bearer }),
    await other.app.inject({ url: file, headers: cookie }),
  ]
  return responses.map(({ statusCode }) => statusCode)
}

const endings: [string, (ann: Ann) => Promise<unknown>][] = [
  ['signing out', ({ bearer }) => send('POST', '/auth/logout', bearer)],
  [
    'being deactivated',
    async ({ id }) => send('PATCH', `/admin/users/${id}`, await server.signIn(), { active: false }),
  ],
  [
    'getting a new password',
    async ({ id }) =>
      send('PATCH', `/admin/users/${id}`, await server.signIn(), {
        password: 'a long walk by the river',
      }),
  ],
  [
    'having the session ended',
    async ({ id }) => {
      const { db } = server.context
      const session = await db
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', id)
        .executeTakeFirstOrThrow()
      return send('DELETE', `/admin/sessions/${session.id}`, await server.signIn())
    },
  ],
]

test.each(endings)('%s ends the session on every server at once', async (name, end) => {
  for (let round = 0; round < 5; round += 1) {
    const ann = await addAnn(`${name.replaceAll(' ', '.')}.${round}@example.org`)
    // Nobody has sent this application, so that a file of it is not found.
    expect(await statusesElsewhere(ann)).toEqual([200, 404, 404])
    await end(ann)
    expect(await statusesElsewhere(ann)).toEqual([401, 401, 401])
  }
})
