import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { jobMessages } from '#contract/jobs.ts'
import { storeSession } from '#web/api/session.ts'
import { aJob } from '../../../../tests/support/job.ts'
import { answer, renderAt } from '../../../../tests/support/render.tsx'
import { JobsScreen } from './JobsScreen.tsx'

const user = { _id: 'u', username: 'maria', email: 'maria@example.org', role: 'admin' }
const valid = { 'GET /auth/validate': { body: { valid: true, user } } }
const postings = [
  aJob(),
  aJob({ id: '2', title: 'Driver', status: 'draft', shiftsAvailable: ['second', 'overnight'] }),
  aJob({ id: '3', title: 'Painter', status: 'archived', description: '' }),
]
const list = (data: unknown) => ({ body: { success: true, data } })

beforeEach(() => storeSession('token', user))

test('says that postings are loading', () => {
  answer({ ...valid, 'GET /jobs/admin': 'never' })
  renderAt('/', <JobsScreen />)
  expect(screen.getByText('Loading job postings...')).toBeVisible()
})

test('shows each posting as a card with its status', async () => {
  answer({ ...valid, 'GET /jobs/admin': list(postings) })
  renderAt('/', <JobsScreen />)
  expect(await screen.findByText('3 job postings')).toBeVisible()
  const card = screen.getByRole('heading', { name: 'Driver' }).closest('li')
  if (!card) throw new Error('no card')
  expect(within(card).getByText('Draft')).toHaveAttribute('data-color', 'orange')
  expect(within(card).getByText('Overnight Shift')).toBeVisible()
  expect(screen.getByText('Published')).toHaveAttribute('data-color', 'green')
  expect(screen.getByText('Archived')).toHaveAttribute('data-color', 'grey')
})

test('asks for the first posting when there is none', async () => {
  answer({ ...valid, 'GET /jobs/admin': list([]) })
  renderAt('/', <JobsScreen />)
  expect(
    await screen.findByText('No job postings found. Add your first job posting!'),
  ).toBeVisible()
})

test.each([
  ['network failure' as const, 'Network error. Please check your connection and try again.'],
  [
    { status: 429, body: { message: 'Too many calls' } },
    'Too many requests. Please wait a moment and try again.',
  ],
  [{ status: 500, body: {} }, 'HTTP error! status: 500'],
  [{ status: 200, body: { success: false } }, 'Failed to load job postings'],
])('tells why the postings are not there, and tries again', async (given, message) => {
  let down = true
  answer({ ...valid, 'GET /jobs/admin': () => (down ? given : list(postings)) })
  renderAt('/', <JobsScreen />)
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeVisible()
  down = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { name: 'Driver' })).toBeVisible()
})

test('opens the form of a new posting by a link, once', async () => {
  answer({ ...valid, 'GET /jobs/admin': list(postings) })
  renderAt('/?section=job-postings&new', <JobsScreen />)
  expect(screen.getByLabelText('Job Title (required)')).toBeVisible()
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/\?section=job-postings$/)
  await userEvent.click(screen.getByRole('button', { name: 'Back to List' }))
  expect(await screen.findByText('3 job postings')).toBeVisible()
})

test('shows one posting, and leads back to its card', async () => {
  answer({ ...valid, 'GET /jobs/admin': list(postings) })
  renderAt('/', <JobsScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'View Painter' }))
  expect(screen.getByRole('heading', { name: 'Painter', level: 1 })).toHaveFocus()
  expect(screen.getByText('No description available')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Back to List' }))
  expect(screen.getByRole('heading', { name: 'Painter', level: 2 })).toHaveFocus()
})

test('gives several postings a status together', async () => {
  const bodies: unknown[] = []
  answer({
    ...valid,
    'GET /jobs/admin': list(postings),
    'PATCH /jobs/admin/bulk-status': (init) => {
      bodies.push(JSON.parse(String(init?.body)))
      return list([])
    },
  })
  renderAt('/', <JobsScreen />)
  await screen.findByLabelText('Select Driver')
  // The heading's count, and the place where the selection is going to be spoken.
  const spoken = screen.getAllByRole('status').at(-1)
  expect(spoken).toHaveTextContent(/^$/)
  await userEvent.click(screen.getByLabelText('Select Driver'))
  await userEvent.click(screen.getByLabelText('Select Painter'))
  expect(spoken).toHaveTextContent('2 of 3 selected')
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('2 job postings published')).toBeVisible()
  expect(bodies).toEqual([{ jobIds: ['2', '3'], status: 'published' }])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull())
  expect(screen.getByRole('list', { name: 'Job postings' })).toHaveFocus()
})

test('asks before it deletes', async () => {
  const asked = answer({
    ...valid,
    'GET /jobs/admin': list(postings),
    'DELETE /jobs/admin/2': { body: { success: true } },
  })
  renderAt('/', <JobsScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Driver' }))
  const question = within(screen.getByRole('alertdialog'))
  expect(question.getByText('Are you sure you want to delete this job posting?')).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  expect(asked).not.toContain('DELETE /jobs/admin/2')
  await userEvent.click(screen.getByRole('button', { name: 'Delete Driver' }))
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  )
  await waitFor(() => expect(asked).toContain('DELETE /jobs/admin/2'))
})

test('a form that lacks something says so in one sentence and by field', async () => {
  answer({ ...valid, 'GET /jobs/admin': list(postings) })
  renderAt('/', <JobsScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Add Job Posting' }))
  expect(screen.getByLabelText('Status')).toHaveValue('draft')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(jobMessages.missing)).toBeVisible()
  expect(screen.getByText('Job Title is required')).toBeVisible()
  expect(screen.getByText('Choose at least one shift')).toBeVisible()
  expect(screen.getByLabelText('Job Title (required)')).toHaveFocus()
})

test('a posting that cannot be added says so and keeps what was typed', async () => {
  answer({ ...valid, 'GET /jobs/admin': list(postings), 'POST /jobs/admin': 'network failure' })
  renderAt('/', <JobsScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Add Job Posting' }))
  await userEvent.type(screen.getByLabelText('Job Title (required)'), 'Cook')
  await userEvent.type(screen.getByLabelText('Location (required)'), 'Smyrna, TN')
  await userEvent.click(screen.getByLabelText('Morning Shift'))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Failed to add job posting. Please try again.')).toBeVisible()
  expect(screen.getByLabelText('Job Title (required)')).toHaveValue('Cook')
})

test('a posting that cannot be changed says so', async () => {
  answer({ ...valid, 'GET /jobs/admin': list(postings), 'PUT /jobs/admin/2': 'network failure' })
  renderAt('/', <JobsScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Driver' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Failed to update job posting. Please try again.')).toBeVisible()
})

test.each([
  [0, 'Nobody has applied for this job.'],
  [1, '1 person has applied for this job. The application stays in Applicants and is not deleted.'],
  [2, '2 people have applied for this job. Their applications stay in Applicants and are not deleted.'],
  [undefined, 'Applications for this job stay in Applicants and are not deleted.'],
])(
  'before a posting with %s applications is deleted, says what becomes of them',
  async (count, words) => {
    answer({ ...valid, 'GET /jobs/admin': list([{ ...aJob(), applicationsCount: count }]) })
    renderAt('/', <JobsScreen />)
    await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }))
    expect(await screen.findByText(words)).toBeVisible()
  },
)
