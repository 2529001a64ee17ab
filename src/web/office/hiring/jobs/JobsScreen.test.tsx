import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { jobMessages } from '#contract/hiring/jobs.ts'
import { aJob, anAdminJob } from '../../../../../tests/support/job.ts'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { badGateway, failure, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { JobsScreen } from './JobsScreen.tsx'

const postings = [
  anAdminJob(),
  anAdminJob({
    id: '2',
    title: 'Driver',
    status: 'draft',
    shiftsAvailable: ['second', 'overnight'],
  }),
  anAdminJob({ id: '3', title: 'Painter', status: 'archived', description: '' }),
]

beforeEach(signIn)

test('shows that postings are loading', () => {
  respond({ ...validSession, 'GET /jobs/admin': 'never' })
  renderAt('/', <JobsScreen />)
  expect(screen.getByText('Loading job postings...')).toBeVisible()
})

test('shows each posting as a card with its status', async () => {
  respond({ ...validSession, 'GET /jobs/admin': success(postings) })
  renderAt('/', <JobsScreen />)
  expect(await screen.findByText('3 job postings')).toBeVisible()
  const card = screen.getByRole('heading', { name: 'Driver' }).closest('li')
  if (!card) throw new Error('no card')
  expect(within(card).getByText('Draft')).toHaveAttribute('data-color', 'orange')
  expect(within(card).getByText('Overnight Shift')).toBeVisible()
  const list = within(screen.getByRole('list', { name: 'Job postings' }))
  expect(list.getByText('Published')).toHaveAttribute('data-color', 'green')
  expect(list.getByText('Archived')).toHaveAttribute('data-color', 'grey')
})

test('suggests adding the first posting when there is none', async () => {
  respond({ ...validSession, 'GET /jobs/admin': success([]) })
  renderAt('/', <JobsScreen />)
  expect(
    await screen.findByText('No job postings found. Add your first job posting!'),
  ).toBeVisible()
})

test.each([
  ['network failure' as const, 'Network error. Please check your connection and try again.'],
  [failure(429, 'Too many calls'), 'Too many requests. Please wait a moment and try again.'],
  [badGateway, 'HTTP error! status: 502'],
  [{ unchecked: { success: false } }, 'Failed to load job postings'],
])('shows why the postings could not be loaded, and tries again', async (given, message) => {
  let down = true
  respond({ ...validSession, 'GET /jobs/admin': () => (down ? given : success(postings)) })
  renderAt('/', <JobsScreen />)
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeVisible()
  down = false
  await press('Try Again')
  expect(await screen.findByRole('heading', { name: 'Driver' })).toBeVisible()
})

test('opens the form for a new posting by a link, but only once', async () => {
  respond({ ...validSession, 'GET /jobs/admin': success(postings) })
  renderAt('/?section=job-postings&new', <JobsScreen />)
  expect(screen.getByLabelText('Job Title (required)')).toBeVisible()
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/\?section=job-postings$/)
  await press('Back to List')
  expect(await screen.findByText('3 job postings')).toBeVisible()
})

test('the buttons of two postings of one title have different names', async () => {
  const nurses = ['Smyrna, TN', 'Lebanon, TN'].map((location, index) =>
    anAdminJob({ id: String(index), title: 'Nurse', location }),
  )
  respond({ ...validSession, 'GET /jobs/admin': success(nurses) })
  renderAt('/', <JobsScreen />)
  expect(await screen.findByRole('button', { name: 'Edit Nurse, Lebanon, TN' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Edit Nurse, Smyrna, TN' })).toBeVisible()
})

test('shows one posting, and returns the focus to its card', async () => {
  respond({ ...validSession, 'GET /jobs/admin': success(postings) })
  renderAt('/', <JobsScreen />)
  await press('View Painter, Knoxville, TN')
  expect(screen.getByRole('heading', { name: 'Painter', level: 1 })).toHaveFocus()
  expect(screen.getByText('No description available')).toBeVisible()
  await press('Back to List')
  expect(screen.getByRole('heading', { name: 'Painter', level: 2 })).toHaveFocus()
})

test('changes the status of several postings together', async () => {
  const bodies: unknown[] = []
  respond({
    ...validSession,
    'GET /jobs/admin': success(postings),
    'PATCH /jobs/admin/bulk-status': (init) => {
      bodies.push(JSON.parse(String(init?.body)))
      return success([])
    },
  })
  renderAt('/', <JobsScreen />)
  await screen.findByLabelText('Select Driver, Knoxville, TN')
  // The first status is the count beside the title, the last one announces the selection.
  const announced = screen.getAllByRole('status').at(-1)
  expect(announced).toHaveTextContent(/^$/)
  await userEvent.click(screen.getByLabelText('Select Driver, Knoxville, TN'))
  await userEvent.click(screen.getByLabelText('Select Painter, Knoxville, TN'))
  expect(announced).toHaveTextContent('2 of 3 selected')
  await press('Publish')
  expect(await screen.findByText('2 job postings published')).toBeVisible()
  expect(bodies).toEqual([{ jobIds: ['2', '3'], status: 'published' }])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull())
  await waitFor(() => expect(screen.getByRole('list', { name: 'Job postings' })).toHaveFocus())
})

test('asks before deleting a posting', async () => {
  const asked = respond({
    ...validSession,
    'GET /jobs/admin': success(postings),
    'DELETE /jobs/admin/2': { body: { success: true } },
  })
  renderAt('/', <JobsScreen />)
  await press('Delete Driver, Knoxville, TN')
  const question = within(screen.getByRole('alertdialog'))
  expect(question.getByText('Are you sure you want to delete this job posting?')).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  expect(asked).not.toContain('DELETE /jobs/admin/2')
  await press('Delete Driver, Knoxville, TN')
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  )
  await waitFor(() => expect(asked).toContain('DELETE /jobs/admin/2'))
})

test('shows what is missing in one sentence and at each field', async () => {
  respond({ ...validSession, 'GET /jobs/admin': success(postings) })
  renderAt('/', <JobsScreen />)
  await press('Add Job Posting')
  expect(screen.getByLabelText('Status')).toHaveValue('draft')
  await press('Save')
  expect(await screen.findByText(jobMessages.missing)).toBeVisible()
  expect(screen.getByText('Job Title is required')).toBeVisible()
  expect(screen.getByText('Choose at least one shift')).toBeVisible()
  expect(screen.getByLabelText('Job Title (required)')).toHaveFocus()
})

test('keeps what was typed when a posting cannot be added', async () => {
  respond({
    ...validSession,
    'GET /jobs/admin': success(postings),
    'POST /jobs/admin': 'network failure',
  })
  renderAt('/', <JobsScreen />)
  await press('Add Job Posting')
  await userEvent.type(screen.getByLabelText('Job Title (required)'), 'Cook')
  await userEvent.type(screen.getByLabelText('Location (required)'), 'Smyrna, TN')
  await userEvent.click(screen.getByLabelText('Morning Shift'))
  await press('Save')
  expect(await screen.findByText('Failed to add job posting. Please try again.')).toBeVisible()
  expect(screen.getByLabelText('Job Title (required)')).toHaveValue('Cook')
})

test('shows that a posting could not be changed', async () => {
  respond({
    ...validSession,
    'GET /jobs/admin': success(postings),
    'PUT /jobs/admin/2': 'network failure',
  })
  renderAt('/', <JobsScreen />)
  await press('Edit Driver, Knoxville, TN')
  await press('Save')
  expect(await screen.findByText('Failed to update job posting. Please try again.')).toBeVisible()
})

test.each([
  [0, 'Nobody has applied for this job.'],
  [1, '1 person has applied for this job. The application stays in Applicants and is not deleted.'],
  [
    2,
    '2 people have applied for this job. Their applications stay in Applicants and are not deleted.',
  ],
])('before a posting with %s applications is deleted, says that they stay', async (count, note) => {
  respond({
    ...validSession,
    'GET /jobs/admin': success([anAdminJob({ applicationsCount: count })]),
  })
  renderAt('/', <JobsScreen />)
  await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }))
  expect(await screen.findByText(note)).toBeVisible()
})

test('before a posting is deleted whose applications are not counted, says that they stay', async () => {
  const data = [aJob()]
  respond({ ...validSession, 'GET /jobs/admin': { unchecked: { success: true, data } } })
  renderAt('/', <JobsScreen />)
  await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }))
  const note = 'Applications for this job stay in Applicants and are not deleted.'
  expect(await screen.findByText(note)).toBeVisible()
})
