import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { may, type Role, roleNames, roleRefusal } from '#contract/platform/roles.ts'
import { storeSession } from '#web/api/session.ts'
import { OfficeApp } from '#web/office/OfficeApp.tsx'
import { sectionsFor } from '#web/office/sections.tsx'
import {
  aNote,
  anApplication,
  anOpenedApplication,
  applicantsPage,
  aTeamMember,
  signedInUser,
  success,
} from '../../../../../tests/support/office.ts'
import { failure, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { stats } from '../../../../../tests/support/responses.ts'

const note = aNote({ text: 'Called on Monday' })

let opened = 0

/** Opens the office for someone whose role can change while it is open. */
function open(role: Role, search = '') {
  opened += 1
  const user = { ...signedInUser, role }
  // A new token for each test, because the response about a token is cached.
  storeSession(`token of role ${opened}`, user)
  const asked = respond({
    'GET /auth/validate': () => ({ body: { valid: true, user: { ...user } } }),
    'GET /careers?page=1&limit=10': applicantsPage([anApplication()]),
    'GET /careers/1': success(anOpenedApplication({ timeline: [note] })),
    'GET /contact/stats/overview': success({ ...stats, byStatus: { unread: 2 } }),
    'GET /testimonials/admin/all': success([]),
    'GET /admin/dashboard': success({
      mailTroubles: [],
      failedTasks: [],
      fileTroubles: [],
      clockInDoubt: false,
    }),
    'GET /admin/reports?period=30-days': failure(500),
    'GET /jobs/admin': failure(403, roleRefusal.message),
    'GET /team': { body: [aTeamMember()] },
  })
  renderAt(
    `/admin/dashboard${search}`,
    <Routes>
      <Route path="*" element={<OfficeApp />} />
    </Routes>,
  )
  return { asked, user }
}

async function sectionsShown() {
  const nav = within(await screen.findByRole('navigation', { name: 'Sections' }))
  return nav.getAllByRole('link').map((link) => link.querySelector('span')?.textContent)
}

const others = roleNames.filter((role) => role !== 'admin')

test.each(others)('the sidebar of the role %s has what it may open', async (role) => {
  open(role, '?section=account')
  const sections = sectionsFor((access) => may(role, access))
  expect(await sectionsShown()).toEqual(sections.map(({ label }) => label))
  expect(screen.getByText(`(${role})`)).toBeVisible()
})

test('opens the dashboard when the role does not include applicants', async () => {
  const { asked } = open('intake')
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible()
  expect(asked.filter((name) => name.includes('careers'))).toEqual([])
  expect(asked).not.toContain('GET /admin/sample-content')
})

test('the dashboard of an editor has nothing about applicants or messages', async () => {
  open('editor')
  expect(await screen.findByText(/^As of/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Post New Job' })).toBeVisible()
  const work = within(screen.getByRole('main'))
  for (const text of [/Applications/, /Contact Messages/, 'Recent Activity', 'View Reports']) {
    expect(work.queryByText(text)).toBeNull()
  }
})

test('the address of another section says that the role does not include it', async () => {
  const { asked } = open('hiring', '?section=privacy')
  expect(await screen.findByText('Your role does not include this section.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Privacy' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute(
    'href',
    '/admin/dashboard?section=overview',
  )
  expect(asked.filter((name) => name.includes('privacy'))).toEqual([])
})

test('hiring changes the status of an applicant and opens documents', async () => {
  open('hiring')
  const row = within(await screen.findByRole('row', { name: /Tasha Greene/ }))
  expect(row.getByRole('combobox', { name: 'Status of Tasha Greene' })).toBeVisible()
  expect(row.getByRole('link', { name: /^View resume/ })).toBeVisible()
  expect(row.getByRole('button', { name: 'Delete Tasha Greene' })).toBeVisible()
})

test('a reader sees an applicant, but no documents and nothing to change', async () => {
  open('reader')
  const row = within(await screen.findByRole('row', { name: /Tasha Greene/ }))
  expect(row.getByText('New')).toBeVisible()
  expect(row.queryByRole('combobox')).toBeNull()
  expect(row.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Tasha Greene'])
  expect(row.getAllByText('On file')).toHaveLength(2)
  expect(row.getAllByRole('button')).toHaveLength(1)
  await userEvent.click(row.getByRole('button', { name: 'View details of Tasha Greene' }))
  const dialog = within(await screen.findByRole('dialog'))
  const history = within(await dialog.findByRole('list', { name: 'Notes and history' }))
  expect(history.getByText('Called on Monday')).toBeVisible()
  expect(dialog.getByText('CV.pdf')).toBeVisible()
  expect(dialog.queryByRole('link', { name: /CV\.pdf/ })).toBeNull()
  expect(dialog.queryByRole('textbox')).toBeNull()
  expect(dialog.getByText('No link')).toBeVisible()
  expect(dialog.queryByRole('button', { name: /link|document/ })).toBeNull()
  expect(dialog.getAllByRole('button').map((button) => button.textContent)).not.toContain('Delete')
})

test('a reader sees the team without buttons to change it', async () => {
  open('reader', '?section=team')
  expect(await screen.findByText('Ruth')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Team Member|Ruth/ })).toBeNull()
})

test('a role that was taken away counts from the next call', async () => {
  const { user } = open('hiring', '?section=account')
  expect(await sectionsShown()).toContain('Applicants')
  user.role = 'intake'
  await userEvent.click(screen.getByRole('link', { name: /Job Postings/ }))
  expect(await screen.findByText('(intake)')).toBeVisible()
  expect(await screen.findByText('Your role does not include this section.')).toBeVisible()
  expect(await sectionsShown()).not.toContain('Applicants')
})

test('Reports offers only exports of sections that the role may open', async () => {
  open('intake', '?section=reports')
  expect(await screen.findByRole('button', { name: 'Export messages' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Export applications' })).toBeNull()
})
