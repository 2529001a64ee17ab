import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import { type Setup, setupSteps } from '#contract/office/setup.ts'
import type { Role } from '#contract/platform/roles.ts'
import { storeSession } from '#web/api/session.ts'
import { applicantsPage, signedInUser, success } from '../../../tests/support/office.ts'
import { renderAt, respond } from '../../../tests/support/render.tsx'
import { OfficeApp } from './OfficeApp.tsx'

let opened = 0

function open(state: Setup['state'], role: Role = 'admin', search = '') {
  opened += 1
  const user = { ...signedInUser, role }
  // A new token for each test, because the response about a token is cached.
  storeSession(`first token ${opened}`, user)
  const steps = setupSteps.map((id) => ({ id, done: false }))
  const asked = respond({
    'GET /auth/validate': () => ({ body: { valid: true, user: { ...user } } }),
    'GET /admin/setup': success({ steps, state }),
    'POST /admin/setup': success({ steps, state: 'begun' }),
    'GET /admin/site-details': success({ ...builtInDetails, updatedAt: '' }),
    'GET /careers?page=1&limit=10': applicantsPage([]),
    'GET /jobs/admin': success([]),
  })
  renderAt(
    `/admin/dashboard${search}`,
    <Routes>
      <Route path="*" element={<OfficeApp />} />
    </Routes>,
  )
  return asked
}

const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name })

test('an owner of a site that nobody has begun to set up is led to the set-up, and may leave it', async () => {
  const asked = open('new')
  await findTitle('Set-up')
  await waitFor(() => expect(asked).toContain('POST /admin/setup'))
  expect(screen.getByRole('link', { name: 'Do this later' })).toHaveAttribute(
    'href',
    '/admin/dashboard?section=overview',
  )
})

test.each([
  { why: 'once it was begun', state: 'begun' },
  { why: 'once it was dismissed', state: 'dismissed' },
  { why: 'for everyone else', state: 'new', role: 'hiring' },
  { why: 'at the address of a section', state: 'new', search: '?section=applicants' },
] as const)('the office opens as always $why', async ({ state, ...where }) => {
  const { role, search } = { role: 'admin', search: '', ...where } as const
  open(state, role, search)
  await findTitle('Career Applications')
})
