import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { careers } from '#content/careers.ts'
import { type Job, type JobFilters, jobMessages } from '#contract/hiring/jobs.ts'
import { showCareers } from '../../../../tests/support/careers.tsx'
import { aJob } from '../../../../tests/support/job.ts'
import { badGateway, failure, respond } from '../../../../tests/support/render.tsx'

const list = (jobs: Job[]) => ({
  body: { success: true, data: jobs, message: jobMessages.listed },
})
const filters = (locations: JobFilters['locations']) => {
  const data = { locations, shifts: [], departments: [], employmentTypes: [], experienceLevels: [] }
  return { body: { success: true, data } }
}
const places = filters([{ value: 'Knoxville, TN', label: 'Knoxville, TN', count: 6 }])

beforeEach(() => vi.stubGlobal('scrollTo', () => {}))
afterEach(() => vi.unstubAllGlobals())

test('shows six benefits first, and links to the job list and back', async () => {
  respond({ 'GET /jobs?page=1&limit=20': list([aJob()]) })
  showCareers('/')
  for (const { name } of careers.benefits) expect(screen.getByText(name)).toBeVisible()
  expect(careers.benefits).toHaveLength(6)
  await userEvent.click(screen.getByRole('link', { name: 'View Available Jobs' }))
  expect(screen.getByTestId('address')).toHaveTextContent('/?view=jobs')
  expect(await screen.findByRole('heading', { name: 'Job Coach' })).toBeVisible()
  expect(screen.getByText('Our job listings')).toBeVisible()
  const back = screen.getByRole('link', { name: 'Back to Careers' })
  await waitFor(() => expect(back).toHaveFocus())
  await userEvent.click(back)
  expect(screen.getByRole('heading', { name: 'Why Work With Us' })).toBeVisible()
})

test('a job shows its pay, last day and openings, and on its own page its address', async () => {
  const job = aJob({
    pay: { from: 16.5, to: 18, per: 'hour' },
    closingDate: '2027-03-14',
    openings: 3,
    street: '120 Main Street',
    postalCode: '37902',
  })
  respond({
    'GET /jobs?page=1&limit=20': list([job]),
    'GET /jobs/public/1': { body: { success: true, data: job } },
  })
  showCareers('/?view=jobs')
  const facts = ['$16.50 to $18.00 an hour', 'Apply by March 14, 2027', '3 openings']
  for (const fact of facts) expect(await screen.findByText(fact)).toBeVisible()
  expect(screen.getByText('Knoxville, TN')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'View Job: Job Coach' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Job Coach' }))
  for (const fact of facts) expect(dialog.getByText(fact)).toBeVisible()
  expect(dialog.getByText('120 Main Street, Knoxville, TN 37902')).toBeVisible()
})

test('a job in the list shows title, place, 150 characters of text and its shifts', async () => {
  respond({
    'GET /jobs?page=1&limit=20': list([
      aJob(),
      aJob({ id: '2', title: 'Driver', description: '' }),
    ]),
  })
  showCareers('/?view=jobs')
  const line = (await screen.findByRole('heading', { name: 'Job Coach' })).closest('li')
  if (!line) throw new Error('no line')
  const text = 'Help people find work. '.repeat(10).slice(0, 150)
  expect(within(line).getByText(`${text}...`)).toBeVisible()
  expect(within(line).getByText('Knoxville, TN')).toBeVisible()
  expect(within(line).getByText('Morning Shift')).toBeVisible()
  // A shift that is not offered has no icon either.
  expect(within(line).getByRole('list', { name: 'Shifts' }).children).toHaveLength(1)
  expect(screen.getByText('No description available')).toBeVisible()
  expect(screen.queryByRole('search')).toBeNull()
})

test('shows that jobs are loading', () => {
  respond({ 'GET /jobs?page=1&limit=20': 'never' })
  showCareers('/?view=jobs')
  expect(screen.getByText('Loading job opportunities...')).toHaveRole('status')
})

test.each([
  ['network failure' as const, 'Network error. Please check your connection and try again.'],
  [failure(429, 'Too many, slow down'), 'Too many requests. Please wait a moment and try again.'],
  [badGateway, 'HTTP error! status: 502'],
  [failure(503, 'Closed today'), 'Closed today'],
  [{ unchecked: { success: false } }, 'Failed to load job postings'],
])('shows why the list could not be loaded', async (given, message) => {
  respond({ 'GET /jobs?page=1&limit=20': given })
  showCareers('/?view=jobs')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(`Error loading job postings: ${message}`)
  expect(alert).toHaveTextContent('Please try again later or contact us for assistance.')
})

test('says when there are no jobs', async () => {
  respond({ 'GET /jobs?page=1&limit=20': list([]) })
  showCareers('/?view=jobs')
  expect(await screen.findByText('We have no open jobs right now')).toBeVisible()
})

test('with more than five jobs there is a filter, which is part of the address', async () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => aJob({ id, title: `Job ${id}` }))
  respond({
    'GET /jobs?page=1&limit=20': list(six),
    'GET /jobs/filters': places,
    'GET /jobs?location=Knoxville%2C+TN&page=1&limit=20': list(six.slice(0, 2)),
    'GET /jobs?location=Knoxville%2C+TN&shift=overnight&page=1&limit=20': list([]),
    'GET /jobs?search=night&location=Knoxville%2C+TN&shift=overnight&page=1&limit=20': list(
      six.slice(0, 1),
    ),
  })
  showCareers('/?view=jobs')
  const bar = within(await screen.findByRole('search'))
  expect(bar.getByRole('status')).toHaveTextContent('6 jobs match')
  await userEvent.selectOptions(bar.getByLabelText('Place'), 'Knoxville, TN')
  await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('2 jobs match'))
  await userEvent.click(bar.getByLabelText('Overnight'))
  expect(await screen.findByText('No jobs match these filters')).toBeVisible()
  await userEvent.type(bar.getByLabelText('Search jobs'), 'night')
  await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('1 job matches'))
  expect(screen.getByTestId('address')).toHaveTextContent(
    '/?view=jobs&search=night&location=Knoxville%2C+TN&shift=overnight',
  )
  await userEvent.click(bar.getByRole('link', { name: 'Clear filters' }))
  await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('6 jobs match'))
  expect(bar.getByLabelText('Search jobs')).toHaveValue('')
  expect(bar.getByLabelText('Overnight')).not.toBeChecked()
})

test('with few jobs there is a filter only while the address has one', async () => {
  respond({
    'GET /jobs?page=1&limit=20': list([aJob()]),
    'GET /jobs/filters': filters([]),
    'GET /jobs?shift=overnight&page=1&limit=20': list([]),
  })
  showCareers('/?view=jobs&shift=overnight')
  const bar = within(await screen.findByRole('search'))
  expect(bar.getByLabelText('Overnight')).toBeChecked()
  expect(screen.getByText('No jobs match these filters')).toBeVisible()
  await userEvent.click(screen.getAllByRole('link', { name: 'Clear filters' })[0] as HTMLElement)
  expect(await screen.findByRole('heading', { name: 'Job Coach' })).toBeVisible()
  expect(screen.queryByRole('search')).toBeNull()
})

test('a long list has pages, whose number is part of the address', async () => {
  const page = (currentPage: number) => ({
    body: {
      ...list([aJob({ id: String(currentPage), title: `Job of page ${currentPage}` })]).body,
      pagination: { currentPage, totalPages: 3, totalItems: 41, itemsPerPage: 20 },
    },
  })
  respond({
    'GET /jobs/filters': places,
    'GET /jobs?page=1&limit=20': page(1),
    'GET /jobs?page=2&limit=20': page(2),
    'GET /jobs?page=3&limit=20': page(3),
  })
  showCareers('/?view=jobs&page=2')
  expect(await screen.findByRole('heading', { name: 'Job of page 2' })).toBeVisible()
  expect(screen.getByText('41 jobs')).toBeVisible()
  const pages = within(screen.getByRole('navigation', { name: 'Pages of jobs' }))
  expect(pages.getByText('Page 2 of 3')).toBeVisible()
  await userEvent.click(pages.getByRole('link', { name: 'Next' }))
  expect(await screen.findByRole('heading', { name: 'Job of page 3' })).toBeVisible()
  expect(screen.getByTestId('address')).toHaveTextContent('/?view=jobs&page=3')
  expect(pages.queryByRole('link', { name: 'Next' })).toBeNull()
  await userEvent.type(screen.getByLabelText('Search jobs'), ' ')
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/view=jobs$/))
})

test('a job without a description says what is missing in each part', async () => {
  respond({
    'GET /jobs?page=1&limit=20': list([aJob()]),
    'GET /jobs/public/1': { body: { success: true, data: aJob({ description: '' }) } },
  })
  showCareers('/jobs/1')
  const dialog = within(await screen.findByRole('dialog', { name: 'Job Coach' }))
  expect(dialog.getByText('Job Summary and Qualifications')).toBeVisible()
  expect(dialog.getByText('No description available')).toBeVisible()
  expect(dialog.getByText('No responsibilities listed')).toBeVisible()
  expect(dialog.getByText('No qualifications listed')).toBeVisible()
})

test('a closed job redirects to the careers section and shows a notice', async () => {
  const closed = failure(404, 'Gone', { code: 'job_closed' })
  respond({ 'GET /jobs?page=1&limit=20': list([]), 'GET /jobs/public/1': closed })
  showCareers('/jobs/1')
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/))
  await waitFor(() => expect(screen.getByText('That job is no longer open.')).toBeVisible())
})

test('an unknown job redirects to the careers section without a notice', async () => {
  respond({ 'GET /jobs?page=1&limit=20': list([]), 'GET /jobs/public/1': failure(404, 'None') })
  showCareers('/jobs/1')
  expect(await screen.findByRole('link', { name: 'View Available Jobs' })).toBeVisible()
  expect(screen.queryByText('That job is no longer open.')).toBeNull()
})
