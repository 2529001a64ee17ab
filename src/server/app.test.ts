import { describe, expect, test } from 'vitest'
import { testApp } from '../../tests/support/test-app.ts'
import { toHttpError } from './errors.ts'

const server = testApp()

/** Who may call each route. New routes are added by hand, so that none becomes public by accident. */
const accessTable = {
  public: [
    'GET /api/auth/validate',
    'GET /api/docs/json',
    'GET /api/events/public',
    'GET /api/health',
    'GET /api/hero',
    'GET /api/jobs',
    'GET /api/jobs/filters',
    'GET /api/jobs/public/:slug',
    'GET /api/ready',
    'GET /api/site-details',
    'GET /api/team',
    'GET /api/team/:id',
    'GET /api/testimonials',
    'GET /referral-form.docx',
    'HEAD|GET /uploads/pictures/*',
    'POST /api/auth/login',
    'POST /api/careers/apply',
    'POST /api/contact/submit',
    'POST /api/policy-reports',
    'POST /api/testimonials/submit',
  ],
  admin: [
    'DELETE /api/admin/privacy/holds/:id',
    'DELETE /api/admin/sample-content',
    'DELETE /api/admin/sessions/:id',
    'DELETE /api/careers/:id',
    'DELETE /api/contact/:id',
    'DELETE /api/events/:id',
    'DELETE /api/hero/:id',
    'DELETE /api/jobs/admin/:id',
    'DELETE /api/team/:id',
    'DELETE /api/testimonials/admin/:id',
    'GET /api/admin/applications',
    'GET /api/admin/audit',
    'GET /api/admin/dashboard',
    'GET /api/admin/privacy/holds',
    'GET /api/admin/privacy/receipts',
    'GET /api/admin/reports',
    'GET /api/admin/sample-content',
    'GET /api/admin/scheduled-tasks',
    'GET /api/admin/sessions',
    'GET /api/admin/site-details',
    'GET /api/admin/stats',
    'GET /api/admin/users',
    'GET /api/careers',
    'GET /api/careers/:id',
    'GET /api/careers/by-file/:filename',
    'GET /api/careers/export.csv',
    'GET /api/careers/stats/overview',
    'GET /api/contact',
    'GET /api/contact/export.csv',
    'GET /api/contact/stats/overview',
    'GET /api/events',
    'GET /api/events/:id',
    'GET /api/events/stats/overview',
    'GET /api/hero/:id',
    'GET /api/hero/admin',
    'GET /api/jobs/admin',
    'GET /api/jobs/admin/:id',
    'GET /api/jobs/admin/stats/overview',
    'GET /api/testimonials/admin/all',
    'PATCH /api/admin/users/:id',
    'PATCH /api/contact/read',
    'PATCH /api/hero/:id/status',
    'PATCH /api/jobs/admin/bulk-status',
    'PATCH /api/testimonials/admin/:id',
    'PATCH /api/testimonials/admin/:id/status',
    'POST /api/admin/privacy/erase',
    'POST /api/admin/privacy/export',
    'POST /api/admin/privacy/find',
    'POST /api/admin/privacy/holds',
    'POST /api/admin/users',
    'POST /api/auth/password',
    'POST /api/auth/second-factor/off',
    'POST /api/auth/second-factor/recovery-codes',
    'POST /api/events',
    'POST /api/hero',
    'POST /api/jobs/admin',
    'POST /api/team',
    'POST /api/testimonials/admin',
    'PUT /api/admin/site-details',
    'PUT /api/auth/second-factor/requirement',
    'PUT /api/careers/:id/status',
    'PUT /api/events/:id',
    'PUT /api/hero/:id',
    'PUT /api/hero/reorder',
    'PUT /api/jobs/admin/:id',
    'PUT /api/team/:id',
  ],
  account: [
    'GET /api/auth/second-factor',
    'POST /api/auth/logout',
    'POST /api/auth/second-factor/begin',
    'POST /api/auth/second-factor/on',
  ],
  file: [
    'GET /api/careers/:id/documents/:documentId',
    'GET /api/careers/:id/resume',
    'GET /uploads/documents/:filename',
    'GET /uploads/resumes/:filename',
  ],
}

test('every route declares who may call it', () => {
  const routes = [...server.app.accessTable].filter(([name]) => !name.startsWith('HEAD /'))
  const who = (access: string) =>
    routes.filter(([, declared]) => declared === access).map(([name]) => name)
  expect({
    public: who('public').sort(),
    admin: who('admin').sort(),
    account: who('account').sort(),
    file: who('file').sort(),
  }).toEqual(accessTable)
})

test.each([...accessTable.admin, ...accessTable.account])('%s requires a sign-in', async (name) => {
  const [method, path = ''] = name.split(' ')
  const url = path.replace(':id', '01890000-0000-7000-8000-000000000000')
  const answer = await server.app.inject({ method: method as 'GET', url })
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toMatchObject({ success: false, code: 'no_token' })
  expect(answer.headers['cache-control']).toBe('private, no-store')
})

describe('errors', () => {
  test('a full disk is answered with 503 and no details', () => {
    const full = Object.assign(new Error('ENOSPC: no space left, write /data/x'), {
      code: 'ENOSPC',
    })
    expect(toHttpError(full)).toMatchObject({
      status: 503,
      message: 'The service is busy. Please try again in a moment.',
    })
  })

  test('an unknown call is a 404 in the format of the contract', async () => {
    const answer = await server.app.inject('/api/nothing')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({
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
  ])('%s is answered with a readable message', async (_, type, payload, status) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': type },
      payload,
    })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({
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
