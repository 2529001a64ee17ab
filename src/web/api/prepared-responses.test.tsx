import { expect, test } from 'vitest'
import { fakeUploads } from '../../../tests/support/fake-uploads.ts'
import { aTeamMember, success } from '../../../tests/support/office.ts'
import { failure, respond } from '../../../tests/support/render.tsx'
import { responseFaults } from '../../../tests/support/response-faults.ts'

// The tests of the screens rely on this: a response that the server never gives must not pass.

const { comment: _, ...silent } = aTeamMember()
const disclosure = { id: 'd', version: 1, text: 'We check.', spanish: '', updatedAt: '' }

test.each<[string, number, unknown, string[]]>([
  ['GET /team?page=2', 200, [aTeamMember()], []],
  ['GET /team', 200, [silent], ['0.comment']],
  ['GET /team', 200, [{ ...aTeamMember(), age: 61 }], ['0.age']],
  ['PUT /team/1', 200, success({ ...aTeamMember(), age: 61 }).body, ['data.age']],
  // Not the call GET /careers/:id.
  ['GET /careers/disclosure', 200, success(disclosure).body, []],
  ['GET /careers/export.csv', 200, 'First name', []],
  ['POST /admin/privacy/export', 200, new File(['x'], 'x.zip'), []],
  ['GET /uploads/documents/x.png', 200, new File(['x'], 'x.png'), []],
  ['GET /team', 404, failure(404).body, []],
  ['GET /team', 404, { success: false, code: 'not_found' }, ['message']],
  ['GET /team', 401, { valid: false, reason: 'revoked' }, ['success', 'code', 'message']],
  ['GET /auth/validate', 401, { valid: false, reason: 'revoked' }, []],
  ['GET /teams', 404, failure(404).body, ['The contract has no such call.']],
])('%s is checked when it answers %i', (name, status, body, fields) => {
  const faults = responseFaults(name, status, body)
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(fields)
})

test.fails('a prepared response that the server never gives fails the test', () => {
  respond({ 'GET /team': { body: [silent] } })
})

test.fails('a response that is made when it is asked for fails the test', async () => {
  respond({ 'GET /team': () => ({ body: [silent] }) })
  await fetch('/api/team')
})

test.fails('a response to an upload fails the test', () => {
  const uploads = fakeUploads()
  new XMLHttpRequest().open('POST', '/api/careers/apply')
  uploads.last().respond(success({ id: '1' }))
})

test('a body that our server never sends can be given all the same', async () => {
  respond({ 'GET /team': { status: 502, unchecked: '<html>' } })
  expect(await (await fetch('/api/team')).text()).toBe('<html>')
})
