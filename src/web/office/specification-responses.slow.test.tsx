import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { SignedInUser } from '#contract/accounts/auth.ts'
import { storeSession } from '#web/api/session.ts'
import { press } from '../../../tests/support/office.ts'
import { renderAt, respond } from '../../../tests/support/render.tsx'
import {
  specificationResponses,
  specificationUser,
} from '../../../tests/support/specification-responses.ts'
import { OfficeApp } from './OfficeApp.tsx'

// Calls that the specification does not have fail here, such as those for the notices.
beforeEach(() => storeSession('a token', specificationUser as SignedInUser))

function open(section: string, more: Parameters<typeof respond>[0] = {}) {
  const asked = respond({ ...specificationResponses, ...more })
  renderAt(`/admin/dashboard?section=${section}`, <OfficeApp />)
  return asked
}
const done = { unchecked: { success: true } }

test('shows the numbers of the overview', async () => {
  open('overview')
  expect(await screen.findByRole('link', { name: /^Total Applications 8/ })).toBeVisible()
  expect(screen.getByText('1 new application received today')).toBeVisible()
})

test('lists, shows and deletes a slide', async () => {
  const asked = open('hero-management', { 'DELETE /hero/h1': done })
  expect(await screen.findByText('1 slide, 1 shown')).toBeVisible()
  await press('View Hills')
  expect(await screen.findByText('No subtitle', { selector: 'dd' })).toBeVisible()
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await press('Delete Hills')
  await press('Delete')
  await waitFor(() => expect(asked).toContain('DELETE /hero/h1'))
})

test('lists, shows and saves a job', async () => {
  const asked = open('job-postings', { 'PUT /jobs/admin/j1': done })
  await press('View Job Coach, Knoxville, TN')
  expect(await screen.findByText('Help people find work.')).toBeVisible()
  expect(screen.getByText('Unknown')).toBeVisible()
  await press('Edit')
  await press('Save')
  await waitFor(() => expect(asked).toContain('PUT /jobs/admin/j1'))
})

test('lists and opens an applicant, and changes the status', async () => {
  const asked = open('applicants', { 'PUT /careers/a1/status': done })
  expect(await screen.findByText('1 of 1 applications')).toBeVisible()
  expect(screen.getByRole('tab', { name: 'All' })).toBeVisible()
  await press('View details of Tasha Greene')
  const details = within(await screen.findByRole('dialog', { name: 'Tasha Greene' }))
  expect(await details.findByText('back.png')).toBeVisible()
  expect(details.getByText('Resume')).toBeVisible()
  const history = within(details.getByRole('list', { name: 'Notes and history' }))
  expect(history.getByText('Call after 3 PM')).toBeVisible()
  await userEvent.selectOptions(details.getByLabelText('Status of Tasha Greene'), 'Hired')
  await waitFor(() => expect(asked).toContain('PUT /careers/a1/status'))
})

test('shows an applicant without files and notes', async () => {
  const { resume, identificationDocuments, notes, ...bare } = (
    specificationResponses['GET /careers/a1'].unchecked as { data: Record<string, unknown> }
  ).data
  open('applicants', {
    'GET /careers?page=1&limit=10': { unchecked: { success: true, data: [bare] } },
    'GET /careers/a1': { unchecked: { success: true, data: bare } },
  })
  expect(await screen.findByText('No resume')).toBeVisible()
  await press('View details of Tasha Greene')
  const details = within(await screen.findByRole('dialog', { name: 'Tasha Greene' }))
  expect(await details.findByLabelText('Add a note')).toHaveValue('')
})

test('lists and saves an event', async () => {
  const asked = open('event-posting', { 'PUT /events/e1': done })
  await press('Edit Picnic')
  await press('Save')
  await waitFor(() => expect(asked).toContain('PUT /events/e1'))
})

test('lists and saves a team member', async () => {
  const asked = open('team', { 'PUT /team/t1': done })
  await press('Edit Ann Lee')
  await press('Save')
  await waitFor(() => expect(asked).toContain('PUT /team/t1'))
})

test('lists a testimonial as approved, and saves it', async () => {
  const asked = open('testimonials', { 'PATCH /testimonials/admin/q1': done })
  expect(await screen.findByText('Approved', { selector: 'td *' })).toBeVisible()
  await press('Edit testimonial by Sam')
  await press('Save')
  await waitFor(() => expect(asked).toContain('PATCH /testimonials/admin/q1'))
})

test('lists, opens and deletes a message', async () => {
  const asked = open('contact-us', { 'DELETE /contact/c1': done })
  expect(await screen.findByText('1 message, 0 unread')).toBeVisible()
  expect(screen.getByText('Not provided')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Hello from Rosa' }))
  expect(await screen.findByRole('button', { name: 'Reply' })).toBeVisible()
  await press('Back to List')
  await press('Delete message from Rosa')
  await press('Delete')
  await waitFor(() => expect(asked).toContain('DELETE /contact/c1'))
})
