import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { AdminJob } from '#contract/hiring/jobs.ts'
import { SectionEdits, SignedIn } from '#web/office/platform/layout/use-may.ts'
import { aJob, anAdminJob } from '../../../../../tests/support/job.ts'
import {
  press,
  signedInUser,
  signIn,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import { findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { JobsScreen } from './JobsScreen.tsx'

beforeEach(signIn)

const listed = anAdminJob({
  street: '5 Elm',
  postalCode: '37130',
  openings: 3,
  closingDate: '2099-03-14',
  pay: { from: 16.5, to: 18, per: 'hour' },
  applicationsCount: 2,
  newApplicationsCount: 1,
})
const entry = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling

/** A server with these jobs. Returns what it was sent. */
function serve(given: AdminJob[], role = 'admin') {
  let jobs = given
  const sent: [string, unknown][] = []
  const save = (name: string, saved: unknown) => (init?: RequestInit) => {
    sent.push([name, JSON.parse(String(init?.body))])
    return success(saved)
  }
  respond({
    ...validSession,
    'GET /jobs/admin': () => success(jobs),
    'POST /jobs/admin': save('add', aJob()),
    'PUT /jobs/admin/1': save('change', aJob()),
    'PATCH /jobs/admin/bulk-status': save('status', [aJob()]),
    'DELETE /jobs/admin/1': () => {
      jobs = []
      return { body: { success: true } }
    },
  })
  renderAt(
    '/admin/dashboard?section=job-postings',
    <SignedIn value={{ ...signedInUser, role }}>
      <SectionEdits value="edit content">
        <JobsScreen />
      </SectionEdits>
    </SignedIn>,
  )
  return sent
}

test('the page of a posting has all its terms, and leads to the site and the applicants', async () => {
  serve([listed])
  await press('View Job Coach, Knoxville, TN')
  expect(screen.getByTestId('address')).toHaveTextContent('section=job-postings&id=1')
  expect(entry('Location')).toHaveTextContent('5 Elm, Knoxville, TN 37130')
  expect(entry('Pay')).toHaveTextContent('$16.50 to $18.00 an hour')
  expect(entry('Closing date')).toHaveTextContent('Mar 14, 2099')
  expect(entry('Openings')).toHaveTextContent('3')
  expect(entry('Shifts Available')).toHaveTextContent('Morning Shift')
  expect(screen.getByRole('link', { name: '2 applicants, 1 new' })).toHaveAttribute(
    'href',
    '/admin/dashboard?section=applicants&job=1',
  )
  expect(screen.getByRole('link', { name: /^See it on the site/ })).toHaveAttribute(
    'href',
    '/jobs/1',
  )
})

test('the page of a posting says what is not given', async () => {
  serve([anAdminJob({ status: 'draft', publishedAt: null })])
  await press('View Job Coach, Knoxville, TN')
  for (const label of ['Pay', 'Openings']) expect(entry(label)).toHaveTextContent('Not given')
  expect(entry('Closing date')).toHaveTextContent('None')
  expect(entry('First published')).toHaveTextContent('Not yet')
  expect(screen.getByText('No applicants yet')).toBeVisible()
  expect(screen.queryByRole('link', { name: /^See it on the site/ })).toBeNull()
})

test('a posting is edited, duplicated and deleted from its page', async () => {
  serve([listed])
  await press('View Job Coach, Knoxville, TN')
  await press('Edit')
  expect(screen.getByRole('heading', { name: 'Edit Job Posting' })).toHaveFocus()
  await press('Back to List')
  await press('View Job Coach, Knoxville, TN')
  await press('Duplicate')
  expect(screen.getByText(/^This is a copy of “Job Coach”/)).toBeVisible()
  await press('Back to List')
  await press('View Job Coach, Knoxville, TN')
  await press('Delete')
  const question = within(screen.getByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  await findToast('Job posting deleted successfully')
  expect(
    await screen.findByText('No job postings found. Add your first job posting!'),
  ).toBeVisible()
  expect(screen.getByTestId('address')).toHaveTextContent(/section=job-postings$/)
})

test('a new posting is sent with what was typed', async () => {
  const sent = serve([listed])
  await press('Add Job Posting')
  await userEvent.type(screen.getByLabelText('Job Title (required)'), 'Cook')
  await userEvent.type(screen.getByLabelText('Location (required)'), 'Smyrna, TN')
  await userEvent.click(screen.getByLabelText('Second Shift'))
  await press('Save')
  await findToast('Job posting added successfully')
  expect(sent).toMatchObject([
    [
      'add',
      {
        title: 'Cook',
        location: 'Smyrna, TN',
        shiftsAvailable: ['second'],
        status: 'draft',
        pay: null,
        openings: null,
      },
    ],
  ])
  expect(await screen.findByText('1 job posting')).toBeVisible()
})

test('several postings that change together get their own statuses back', async () => {
  const sent = serve([anAdminJob(), anAdminJob({ id: '2', title: 'Driver', status: 'draft' })])
  await userEvent.click(await screen.findByLabelText('Select Job Coach, Knoxville, TN'))
  await userEvent.click(screen.getByLabelText('Select Driver, Knoxville, TN'))
  await press('Archive')
  await findToast('2 job postings archived')
  await press('Undo')
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent.map(([, body]) => body)).toEqual([
    { jobIds: ['1', '2'], status: 'archived' },
    { jobIds: ['1'], status: 'published' },
    { jobIds: ['2'], status: 'draft' },
  ])
})

test('postings are found by text and status', async () => {
  serve([
    anAdminJob(),
    anAdminJob({ id: '2', title: 'Driver', location: 'Dayton, TN', status: 'draft' }),
  ])
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Draft')
  expect(await screen.findByText('1 of 2 job postings')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Job Coach' })).toBeNull()
  await userEvent.type(screen.getByLabelText('Search job postings'), 'dayton')
  expect(screen.getByRole('heading', { name: 'Driver' })).toBeVisible()
  await userEvent.type(screen.getByLabelText('Search job postings'), 'x')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Driver' })).toBeNull())
})

test('someone who may not edit sees postings and how many applied, without links and buttons', async () => {
  serve([listed], 'intake')
  await press('View Job Coach, Knoxville, TN')
  expect(screen.getByText('2 applicants, 1 new')).toBeVisible()
  expect(screen.queryByRole('link', { name: '2 applicants, 1 new' })).toBeNull()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent?.trim())).toEqual([
    'Back to List',
  ])
})
