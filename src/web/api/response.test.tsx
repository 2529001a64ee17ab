import { expect, test, vi } from 'vitest'
import { checkRefusal, requireSuccess } from './response.ts'
import { onSessionRefused, storedToken, storeSession } from './session.ts'

const maria = { _id: '1', username: 'maria', email: 'maria@example.org', role: 'admin' }

test.each([
  [200, { success: true }],
  [201, { data: [] }],
  [299, []],
])('a response %i with %j is a success', (status, body) => {
  expect(requireSuccess(status, body)).toBe(body)
})

test.each([
  [199, { success: true }],
  [300, { success: true }],
  [404, { message: 'Not found' }],
  [200, { success: false }],
  [200, undefined],
  [204, null],
])('a response %i with %j is a failure', (status, body) => {
  expect(() => requireSuccess(status, body)).toThrow(expect.objectContaining({ status }))
})

test('only a 401 ends the session', () => {
  const refused = vi.fn()
  const stop = onSessionRefused(refused)
  storeSession('response token', maria)
  checkRefusal(403, 'response token')
  expect(storedToken()).toBe('response token')
  checkRefusal(401, 'response token')
  expect(storedToken()).toBeNull()
  expect(refused).toHaveBeenCalledOnce()
  stop()
  storeSession('another response token', maria)
  checkRefusal(401, 'another response token')
  expect(refused).toHaveBeenCalledOnce()
})
