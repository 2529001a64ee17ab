import { describe, expect, test, vi } from 'vitest'
import { authCalls } from '#contract/accounts/auth.ts'
import { jobCalls } from '#contract/hiring/jobs.ts'
import { contactFormCalls } from '#contract/messages/contact.ts'
import { heroCalls } from '#contract/website/hero.ts'
import { respondWith } from '../../../tests/support/render.tsx'
import { call, fileUrl, requireSession } from './call.ts'
import { storedToken, storeSession } from './session.ts'

const maria = { _id: '1', username: 'maria', email: 'maria@example.org', role: 'admin' }
const networkError = {
  status: 0,
  message: 'Network error. Please check your connection and try again.',
}

let count = 0

/** Each sign-in uses a new token, so that no result for an earlier token is reused. */
function signIn() {
  count += 1
  storeSession(`call token ${count}`, maria)
  return `call token ${count}`
}

/** Responds to all requests except the check of the session, which succeeds. */
function respondToAll(respond = () => Response.json({ success: true, data: [] })) {
  const fetch = vi.fn(async (path: string, _init?: RequestInit) =>
    path === '/api/auth/validate' ? Response.json({ valid: true, user: maria }) : respond(),
  )
  respondWith(fetch)
  const [paths, last] = [
    () => fetch.mock.calls.map(([path]) => path),
    () => fetch.mock.lastCall?.[1],
  ]
  return { paths, last }
}

describe('the address of a call', () => {
  test('has the query, without empty values', async () => {
    const { paths, last } = respondToAll()
    await call(jobCalls.list, { query: { page: 2, search: '', location: 'Salt Lake & City' } })
    await call(jobCalls.list, { query: { search: '', location: undefined } })
    await call(heroCalls.list, {})
    expect(paths()).toEqual([
      '/api/jobs?page=2&location=Salt+Lake+%26+City',
      '/api/jobs',
      '/api/hero',
    ])
    expect(last()?.method).toBe('GET')
  })

  test('has the parameters, encoded', async () => {
    const { paths } = respondToAll()
    await call(jobCalls.read, { params: { slug: 'a/b c' } })
    expect(paths()).toEqual(['/api/jobs/public/a%2Fb%20c'])
  })
})

describe('what is sent', () => {
  const body = { name: 'Jo', email: 'jo@example.org', message: 'Hello' }

  test('is JSON for a body', async () => {
    const { last } = respondToAll()
    await call(contactFormCalls.submit, {
      body: body as never,
      headers: { 'idempotency-key': 'one' },
    })
    expect(last()).toEqual({
      method: 'POST',
      headers: { 'idempotency-key': 'one', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  })

  test('is nothing but the token for a call without a body', async () => {
    const token = signIn()
    const { last, paths } = respondToAll()
    await call(heroCalls.remove, { params: { id: '7' } })
    expect(paths().at(-1)).toBe('/api/hero/7')
    expect(last()).toEqual({
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
      body: null,
    })
  })

  test('is the form with the token; the browser adds the content type of a form', async () => {
    const token = signIn()
    const { last } = respondToAll()
    const form = new FormData()
    await call(heroCalls.create, { form })
    expect(last()?.headers).toEqual({ authorization: `Bearer ${token}` })
    expect(last()?.body).toBe(form)
  })

  test('goes through the fetch of the server if it passes its own', async () => {
    const fetch = vi.fn(async () => Response.json({ success: true, data: ['from the server'] }))
    expect(await call(heroCalls.list, { fetch })).toMatchObject({ data: ['from the server'] })
  })
})

describe('a call fails', () => {
  test('with the reason of the server', async () => {
    respondToAll(() => Response.json({ success: false, message: 'Too many jobs' }, { status: 400 }))
    await expect(call(heroCalls.list, {})).rejects.toMatchObject({
      status: 400,
      message: 'Too many jobs',
    })
  })

  test('if the response is not JSON', async () => {
    respondToAll(() => new Response('<h1>Welcome</h1>'))
    await expect(call(heroCalls.list, {})).rejects.toMatchObject({
      message: 'HTTP error! status: 200',
    })
  })

  test('with the network error if there is no response', async () => {
    respondWith(async () => {
      throw new TypeError('Failed to fetch')
    })
    await expect(call(heroCalls.list, {})).rejects.toMatchObject(networkError)
  })
})

describe('the session', () => {
  const refuse = () => Response.json({ success: false, message: 'Refused' }, { status: 401 })

  test('is checked before a call of the office, and not before a public one', async () => {
    signIn()
    const { paths } = respondToAll()
    await call(heroCalls.list, {})
    expect(paths()).toEqual(['/api/hero'])
    await call(heroCalls.listAll, {})
    expect(paths().slice(1)).toEqual(['/api/auth/validate', '/api/hero/admin'])
  })

  test('ends with a refused call, but not with a refused login', async () => {
    const token = signIn()
    respondToAll(refuse)
    const credentials = { email: maria.email, password: 'not the password' }
    await expect(call(authCalls.login, { body: credentials })).rejects.toMatchObject({
      status: 401,
    })
    expect(storedToken()).toBe(token)
    await expect(call(heroCalls.list, {})).rejects.toMatchObject({ status: 401 })
    expect(storedToken()).toBeNull()
  })

  test('that is over is reported with the reason', async () => {
    signIn()
    respondWith(async () => Response.json({ valid: false, reason: 'revoked' }))
    await expect(requireSession()).rejects.toMatchObject({
      status: 401,
      message: 'Your session has expired. Please log in again.',
      code: 'revoked',
    })
    expect(storedToken()).toBeNull()
  })

  test('stays if the server cannot be asked', async () => {
    const token = signIn()
    respondWith(async () => {
      throw new TypeError('Failed to fetch')
    })
    await expect(requireSession()).rejects.toMatchObject(networkError)
    expect(storedToken()).toBe(token)
  })
})

test.each([
  ['uploads/a.png', '/uploads/a.png'],
  ['//uploads/a.png', '/uploads/a.png'],
  ['uploads\\team\\a.png', '/uploads/team/a.png'],
  ['https://example.org/a.png', 'https://example.org/a.png'],
  ['uploads/http.png', '/uploads/http.png'],
])('the file path %s becomes %s', (path, url) => {
  expect(fileUrl(path)).toBe(url)
})
