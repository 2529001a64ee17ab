import { beforeEach, describe, expect, test, vi } from 'vitest'
import { respondWith } from '../../../tests/support/render.tsx'
import { fetchFile, fetchPublicFile } from './files.ts'
import { storedToken, storeSession } from './session.ts'

const maria = { _id: '1', username: 'maria', email: 'maria@example.org', role: 'admin' }
const validation = '/api/auth/validate'
const path = 'uploads\\documents\\resume.pdf'

let count = 0
const token = () => `files token ${count}`

beforeEach(() => {
  // Each test uses a new token, so that no result for an earlier token is reused.
  count += 1
  storeSession(token(), maria)
})

/** Responds to the request for the file, and returns what was requested. */
function respondWithFile(file: () => Response, session: unknown = { valid: true, user: maria }) {
  const fetch = vi.fn(async (address: string, _init?: RequestInit) =>
    address === validation ? Response.json(session) : file(),
  )
  respondWith(fetch)
  return fetch
}

describe('a file that only staff may open', () => {
  test('is requested with the token after the session was checked', async () => {
    const fetch = respondWithFile(() => new Response('the resume'))
    expect(await (await fetchFile(path)).text()).toBe('the resume')
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([
      validation,
      '/uploads/documents/resume.pdf',
    ])
    expect(fetch.mock.lastCall?.[1]?.headers).toEqual({ authorization: `Bearer ${token()}` })
  })

  test('can be asked for with a body, which an address would not keep secret', async () => {
    const fetch = respondWithFile(() => new Response('everything'))
    await fetchFile('api/export', { email: 'ann@example.org' })
    expect(fetch.mock.lastCall).toEqual([
      '/api/export',
      {
        method: 'POST',
        headers: { authorization: `Bearer ${token()}`, 'content-type': 'application/json' },
        body: '{"email":"ann@example.org"}',
      },
    ])
  })

  test('is not requested if the session is over', async () => {
    const fetch = respondWithFile(() => new Response('the resume'), {
      valid: false,
      reason: 'revoked',
    })
    await expect(fetchFile(path)).rejects.toMatchObject({ status: 401 })
    expect(fetch).toHaveBeenCalledOnce()
  })

  test('that is missing fails with the reason of the server', async () => {
    respondWithFile(() => Response.json({ message: 'File not found' }, { status: 404 }))
    await expect(fetchFile(path)).rejects.toMatchObject({ status: 404, message: 'File not found' })
    expect(storedToken()).toBe(token())
  })

  test('fails with its status if the response is not JSON', async () => {
    respondWithFile(() => new Response('Bad gateway', { status: 502 }))
    await expect(fetchFile(path)).rejects.toMatchObject({ message: 'HTTP error! status: 502' })
  })

  test('ends the session if the server refuses the token', async () => {
    respondWithFile(() => Response.json({ message: 'Refused' }, { status: 401 }))
    await expect(fetchFile(path)).rejects.toMatchObject({ status: 401, message: 'Refused' })
    expect(storedToken()).toBeNull()
  })
})

describe('a public file', () => {
  test('is requested without the token', async () => {
    const fetch = respondWithFile(() => new Response('the flyer'))
    expect(await (await fetchPublicFile('/flyer.pdf')).text()).toBe('the flyer')
    expect(fetch.mock.calls).toEqual([['/flyer.pdf', undefined]])
  })

  test('fails with its status, whatever the body says', async () => {
    respondWithFile(() => Response.json({ message: 'Gone' }, { status: 410 }))
    await expect(fetchPublicFile('/flyer.pdf')).rejects.toMatchObject({
      status: 410,
      message: 'HTTP error! status: 410',
    })
  })
})
