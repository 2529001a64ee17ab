import { describe, expect, test } from 'vitest'
import { toHttpError } from '#server/platform/http/error-response.ts'
import { testApp } from '../../tests/support/test-app.ts'

const server = testApp()

describe('errors', () => {
  test('a full disk gets 503 and no details', () => {
    const full = Object.assign(new Error('ENOSPC: no space left, write /data/x'), {
      code: 'ENOSPC',
    })
    expect(toHttpError(full)).toMatchObject({
      status: 503,
      message: 'The service is busy. Please try again in a moment.',
    })
  })

  test('an unknown call is a 404 in the format of the contract', async () => {
    const response = await server.app.inject('/api/nothing')
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({
      success: false,
      code: 'not_found',
      message: 'This call was not found.',
    })
  })

  test.each([
    ['broken JSON', 'application/json', '{"email":', 400],
    ['no body', 'application/json', '', 400],
    ['another type', 'text/xml', '<a/>', 415],
    ['too much', 'application/json', `"${'x'.repeat(300_000)}"`, 413],
    ['more than a visitor may send', 'application/json', `"${'x'.repeat(64 * 1024)}"`, 413],
  ])('%s gets a readable message', async (_, type, payload, status) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': type },
      payload,
    })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({
      success: false,
      message: expect.stringMatching(/^[A-Z].*\.$/),
    })
  })
})

test('the health checks answer', async () => {
  expect((await server.app.inject('/api/health')).json()).toEqual({ success: true })
  expect((await server.app.inject('/api/ready')).json()).toEqual({ success: true })
})

test('the API description lists the calls with their bodies', async () => {
  const headers = await server.signIn()
  const { paths } = (await server.app.inject({ url: '/api/docs/json', headers })).json()
  expect(Object.keys(paths)).toContain('/api/hero/{id}')
  const form = paths['/api/hero'].post.requestBody.content['multipart/form-data'].schema
  expect(Object.keys(form.properties)).toEqual(
    expect.arrayContaining(['title', 'subtitle', 'isActive', 'order', 'image']),
  )
})
