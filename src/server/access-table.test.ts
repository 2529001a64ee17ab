import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { type Role, roleNames, roleRefusal } from '#contract/platform/roles.ts'
import { callFacts } from '../../tests/support/call-facts.ts'
import { contractCalls } from '../../tests/support/contract-calls.ts'
import { testApp } from '../../tests/support/test-app.ts'

const server = testApp()

/** Who may call each route. New calls are added by hand, so that none opens to more people by accident. */
const expected = Object.entries(callFacts).map(([name, { access }]) => ({
  name: contractCalls.some((call) => call.name === name) ? name.replace(' /', ' /api/') : name,
  access,
}))

/** Which roles may do what. */
const rolesTable: Record<string, Role[]> = {
  account: ['admin', 'editor', 'hiring', 'intake', 'reader'],
  staff: ['admin', 'editor', 'hiring', 'intake', 'reader'],
  owner: ['admin'],
  'read content': ['admin', 'editor', 'reader'],
  'edit content': ['admin', 'editor'],
  'read jobs': ['admin', 'editor', 'hiring', 'reader'],
  'edit jobs': ['admin', 'editor', 'hiring'],
  'read applicants': ['admin', 'hiring', 'reader'],
  'edit applicants': ['admin', 'hiring'],
  file: ['admin', 'hiring'],
  'referral file': ['admin', 'intake'],
  'read referrals': ['admin', 'intake'],
  'edit referrals': ['admin', 'intake'],
  'read messages': ['admin', 'intake', 'reader'],
  'edit messages': ['admin', 'intake'],
}

test('each route may be called by those whom tests/calls names', () => {
  const routes = [...server.app.accessTable].filter(([name]) => !name.startsWith('HEAD /'))
  const named = Object.fromEntries(expected.map(({ name, access }) => [name, access]))
  expect(Object.fromEntries(routes)).toEqual(named)
})

const guarded = expected.filter(({ access }) => access !== 'public')

test.each(guarded)('$name requires a sign-in', async ({ name, access }) => {
  const response = await server.app.inject(requestFor(name))
  expect(response.statusCode).toBe(401)
  const code = access.endsWith('file') ? 'sign_in_needed' : 'no_token'
  expect(response.json()).toMatchObject({ success: false, code })
  expect(response.headers['cache-control']).toBe('private, no-store')
})

test.each(guarded)(
  '$name is allowed for the roles with “$access” only',
  async ({ name, access }) => {
    const letIn: Role[] = []
    for (const role of roleNames) {
      const { headers } = await server.signInAs(role)
      const response = await server.app.inject({ ...requestFor(name), headers })
      if (response.statusCode !== 403) letIn.push(role)
      else expect(response.json()).toEqual({ success: false, ...roleRefusal })
      expect(response.statusCode).not.toBe(401)
    }
    expect(letIn).toEqual(rolesTable[access])
  },
)

/** Names a record that does not exist and has no body, so that a call that is let in changes nothing. */
function requestFor(name: string): InjectOptions {
  const [method, path = ''] = name.split(' ')
  const url = path.replace(/:\w+/g, '01890000-0000-7000-8000-000000000000')
  return { method: method as 'GET', url }
}
