import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applicationCalls } from '#contract/hiring/applications.ts'
import { fakeUploads } from '../../../tests/support/fake-uploads.ts'
import { failure } from '../../../tests/support/render.tsx'
import { storedToken, storeSession } from './session.ts'
import { upload } from './upload.ts'

const maria = { _id: '1', username: 'maria', email: 'maria@example.org', role: 'admin' }
const done = { success: true, data: { id: '1', mailed: false } }

let uploads: ReturnType<typeof fakeUploads>
beforeEach(() => {
  uploads = fakeUploads()
})
afterEach(() => vi.unstubAllGlobals())

function send(options: { headers?: Record<string, string> } = {}) {
  const form = new FormData()
  const onProgress = vi.fn()
  const stop = new AbortController()
  const reply = upload(applicationCalls.apply, {
    form,
    onProgress,
    signal: stop.signal,
    ...options,
  })
  return { reply, request: uploads.last(), form, onProgress, stop }
}

test('sends the form and resolves with the reply', async () => {
  const { reply, request, form } = send({ headers: { 'idempotency-key': 'one' } })
  expect(request.opened).toBe('POST /api/careers/apply')
  expect(request.responseType).toBe('json')
  expect(request.form).toBe(form)
  expect(request.headers).toEqual({ 'idempotency-key': 'one' })
  request.respond({ status: 201, body: done })
  await expect(reply).resolves.toEqual(done)
})

test('sends the token of a signed-in user', () => {
  storeSession('upload token', maria)
  expect(send().request.headers).toEqual({ authorization: 'Bearer upload token' })
})

test('reports how much has been sent', () => {
  const { request, onProgress } = send()
  request.upload.onprogress?.({ loaded: 10, total: 40 })
  request.upload.onprogress?.({ loaded: 40, total: 40 })
  expect(onProgress.mock.calls).toEqual([
    [10, 40],
    [40, 40],
  ])
})

test('fails with the reason of the server', async () => {
  const { reply, request } = send()
  request.respond(failure(400, 'Choose a resume'))
  await expect(reply).rejects.toMatchObject({ status: 400, message: 'Choose a resume' })
})

test('fails with the network error if there is no response', async () => {
  const { reply, request } = send()
  request.onerror()
  await expect(reply).rejects.toMatchObject({
    status: 0,
    message: 'Network error. Please check your connection and try again.',
  })
})

test('that is stopped cancels the request and fails with the reason of the stop', async () => {
  const { reply, request, stop } = send()
  const reason = new Error('The dialog was closed')
  expect(request.aborted).toBe(false)
  stop.abort(reason)
  expect(request.aborted).toBe(true)
  await expect(reply).rejects.toBe(reason)
})

test('ends the session if the server refuses the token', async () => {
  storeSession('refused upload token', maria)
  const { reply, request } = send()
  request.respond(failure(401, 'Refused'))
  await expect(reply).rejects.toMatchObject({ status: 401 })
  expect(storedToken()).toBeNull()
})
