import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { type Role, roleNames, roleRefusal } from '#contract/platform/roles.ts'
import { testApp } from '../../tests/support/test-app.ts'

const server = testApp()

/** Who may call each route. New routes are added by hand, so that none opens to more people by accident. */
const accessTable: Record<string, string[]> = {
  public: [
    'GET /api/auth/validate',
    'GET /api/careers/rules',
    'GET /api/docs/json',
    'GET /api/events/public',
    'GET /api/events/public/:id/calendar.ics',
    'GET /api/health',
    'GET /api/hero',
    'GET /api/jobs',
    'GET /api/jobs/filters',
    'GET /api/jobs/public/:slug',
    'GET /api/notices',
    'GET /api/ready',
    'GET /api/site-details',
    'GET /api/team',
    'GET /api/team/:id',
    'GET /api/testimonials',
    'GET /look/:key/:file',
    'GET /look/fonts/:file',
    'GET /look/pictures/:file',
    'GET /referral-form.docx',
    'GET /uploads/pictures/:file',
    'POST /api/auth/links/open',
    'POST /api/auth/links/password',
    'POST /api/auth/links/request',
    'POST /api/auth/links/unlock',
    'POST /api/auth/login',
    'POST /api/auth/passkeys/challenge',
    'POST /api/auth/passkeys/sign-in',
    'POST /api/careers/apply',
    'POST /api/contact/submit',
    'POST /api/policy-reports',
    'POST /api/private-links/:token/acknowledge',
    'POST /api/private-links/:token/documents/:requestId',
    'POST /api/private-links/:token/withdraw',
    'POST /api/referrals/submit',
    'POST /api/testimonials/submit',
  ],
  account: [
    'GET /api/auth/second-factor',
    'POST /api/auth/logout',
    'POST /api/auth/second-factor/begin',
    'POST /api/auth/second-factor/on',
  ],
  staff: [
    'DELETE /api/admin/sessions/:id',
    'DELETE /api/auth/passkeys/:id',
    'DELETE /api/templates/:id',
    'GET /api/admin/changes',
    'GET /api/admin/dashboard',
    'GET /api/admin/reports',
    'GET /api/admin/sessions',
    'GET /api/admin/stats',
    'GET /api/admin/waiting',
    'GET /api/auth/passkeys',
    'GET /api/templates',
    'POST /api/admin/search',
    'POST /api/auth/passkeys',
    'POST /api/auth/passkeys/begin',
    'POST /api/auth/password',
    'POST /api/auth/second-factor/off',
    'POST /api/auth/second-factor/recovery-codes',
    'POST /api/templates',
    'PUT /api/templates/:id',
  ],
  owner: [
    'DELETE /api/admin/privacy/holds/:id',
    'DELETE /api/admin/sample-content',
    'DELETE /api/admin/users/:id/passkeys',
    'GET /api/admin/application-retention',
    'GET /api/admin/audit',
    'GET /api/admin/privacy/holds',
    'GET /api/admin/privacy/receipts',
    'GET /api/admin/referral-rules',
    'GET /api/admin/sample-content',
    'GET /api/admin/scheduled-tasks',
    'GET /api/admin/setup',
    'GET /api/admin/status',
    'GET /api/admin/users',
    'PATCH /api/admin/users/:id',
    'POST /api/admin/privacy/erase',
    'POST /api/admin/privacy/export',
    'POST /api/admin/privacy/find',
    'POST /api/admin/privacy/holds',
    'POST /api/admin/setup',
    'POST /api/admin/status/clock',
    'POST /api/admin/status/test-mail',
    'POST /api/admin/users',
    'POST /api/admin/users/:id/links',
    'POST /api/admin/users/invitations',
    'PUT /api/admin/application-retention',
    'PUT /api/admin/referral-rules',
    'PUT /api/auth/second-factor/requirement',
    'PUT /api/careers/rules',
  ],
  'read content': [
    'GET /api/admin/look',
    'GET /api/admin/notices',
    'GET /api/admin/site-details',
    'GET /api/events',
    'GET /api/events/:id',
    'GET /api/events/stats/overview',
    'GET /api/hero/:id',
    'GET /api/hero/admin',
    'GET /api/testimonials/admin/all',
  ],
  'edit content': [
    'DELETE /api/events/:id',
    'DELETE /api/hero/:id',
    'DELETE /api/team/:id',
    'DELETE /api/testimonials/admin/:id',
    'PATCH /api/admin/notices/:id',
    'PATCH /api/hero/:id/status',
    'PATCH /api/testimonials/admin/:id',
    'PATCH /api/testimonials/admin/:id/status',
    'POST /api/admin/look/pictures',
    'POST /api/admin/preview/event',
    'POST /api/events',
    'POST /api/hero',
    'POST /api/team',
    'POST /api/testimonials/admin',
    'PUT /api/admin/look',
    'PUT /api/admin/notices/:id',
    'PUT /api/admin/site-details',
    'PUT /api/events/:id',
    'PUT /api/hero/:id',
    'PUT /api/hero/reorder',
    'PUT /api/team/:id',
    'PUT /api/team/reorder',
  ],
  'read jobs': [
    'GET /api/jobs/admin',
    'GET /api/jobs/admin/:id',
    'GET /api/jobs/admin/stats/overview',
  ],
  'edit jobs': [
    'DELETE /api/jobs/admin/:id',
    'PATCH /api/jobs/admin/bulk-status',
    'POST /api/admin/preview/job',
    'POST /api/jobs/admin',
    'POST /api/jobs/admin/:id/reopen',
    'PUT /api/jobs/admin/:id',
  ],
  'read applicants': [
    'GET /api/admin/applications',
    'GET /api/careers',
    'GET /api/careers/:id',
    'GET /api/careers/by-file/:filename',
    'GET /api/careers/disclosure',
    'GET /api/careers/export.csv',
    'GET /api/careers/first-day',
    'GET /api/careers/jobs',
    'GET /api/careers/reasons',
    'GET /api/careers/stats/overview',
    'POST /api/careers/export.csv',
  ],
  'edit applicants': [
    'DELETE /api/careers/:id',
    'DELETE /api/careers/:id/document-requests/:entryId',
    'DELETE /api/careers/:id/notes/:entryId',
    'DELETE /api/careers/:id/private-links/:entryId',
    'DELETE /api/careers/:id/replies/:entryId',
    'PATCH /api/careers/bulk',
    'POST /api/careers',
    'POST /api/careers/:id/document-requests',
    'POST /api/careers/:id/documents',
    'POST /api/careers/:id/notes',
    'POST /api/careers/:id/private-links',
    'POST /api/careers/:id/replies',
    'POST /api/careers/delete',
    'PUT /api/careers/:id',
    'PUT /api/careers/:id/first-day',
    'PUT /api/careers/:id/job',
    'PUT /api/careers/:id/status',
    'PUT /api/careers/disclosure',
    'PUT /api/careers/first-day',
    'PUT /api/careers/reasons',
  ],
  file: [
    'GET /api/careers/:id/documents/:documentId',
    'GET /api/careers/:id/resume',
    'GET /uploads/documents/:filename',
    'GET /uploads/resumes/:filename',
  ],
  'referral file': ['GET /uploads/referrals/:filename'],
  'read referrals': [
    'GET /api/referrals',
    'GET /api/referrals/:id',
    'GET /api/referrals/counts',
    'GET /api/referrals/owners',
  ],
  'edit referrals': [
    'DELETE /api/referrals/:id',
    'DELETE /api/referrals/:id/notes/:entryId',
    'PATCH /api/referrals/:id/next-step',
    'PATCH /api/referrals/:id/owner',
    'PATCH /api/referrals/:id/stage',
    'PATCH /api/referrals/read',
    'POST /api/referrals/:id/notes',
  ],
  'read messages': [
    'GET /api/contact',
    'GET /api/contact/:id',
    'GET /api/contact/export.csv',
    'GET /api/contact/owners',
    'GET /api/contact/stats/overview',
  ],
  'edit messages': [
    'DELETE /api/contact/:id',
    'DELETE /api/contact/:id/notes/:entryId',
    'DELETE /api/contact/:id/replies/:entryId',
    'PATCH /api/contact/:id/owner',
    'PATCH /api/contact/read',
    'PATCH /api/contact/status',
    'POST /api/contact/:id/notes',
    'POST /api/contact/:id/replies',
  ],
}

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

test('every route declares who may call it', () => {
  const routes = [...server.app.accessTable].filter(([name]) => !name.startsWith('HEAD /'))
  const declared: typeof accessTable = {}
  for (const [name, access] of routes.sort(([one], [other]) => (one < other ? -1 : 1))) {
    declared[access] = [...(declared[access] ?? []), name]
  }
  expect(declared).toEqual(accessTable)
})

const guarded = Object.entries(accessTable)
  .filter(([access]) => access !== 'public')
  .flatMap(([access, names]) => names.map((name) => ({ name, access })))

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
