import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { jobMessages } from '#contract/hiring/jobs.ts'
import { showCareers } from '../../../../tests/support/careers.tsx'
import { aJob } from '../../../../tests/support/job.ts'
import { badGateway, failure, respond } from '../../../../tests/support/render.tsx'

const list = { body: { success: true, data: [aJob()], message: jobMessages.listed } }
const whole = { body: { success: true, data: aJob({ description: '<p>All of it.</p>' }) } }

const view = async () =>
  userEvent.click(await screen.findByRole('link', { name: 'View Job: Job Coach' }))
const dialog = async (name = 'Job Coach') => within(await screen.findByRole('dialog', { name }))

beforeEach(() => vi.stubGlobal('scrollTo', () => {}))
afterEach(() => vi.unstubAllGlobals())

test('a job opens immediately with the text from the list while the rest is loading', async () => {
  respond({ 'GET /jobs?page=1&limit=20': list, 'GET /jobs/public/1': 'never' })
  showCareers('/?view=jobs')
  await view()
  const job = await dialog()
  expect(job.getByText('Knoxville, TN')).toBeVisible()
  expect(job.getByText('Morning Shift')).toBeVisible()
  expect(job.getByText(/^Help people find work.*\.\.\.$/)).toBeVisible()
  expect(job.getByText('Loading the full description...')).toHaveRole('status')
  expect(job.getByRole('button', { name: 'Apply Now' })).toBeVisible()
})

test.each([
  ['network failure' as const, 'Network error. Please check your connection and try again.'],
  [failure(429, 'Too many'), 'Too many requests. Please wait a moment and try again.'],
  [badGateway, 'HTTP error! status: 502'],
  [{ unchecked: { success: false } }, 'Failed to load job postings'],
])('shows why a job could not be loaded, and a retry works: %j', async (given, message) => {
  let failing = true
  respond({
    'GET /jobs?page=1&limit=20': list,
    'GET /jobs/public/1': () => (failing ? given : whole),
  })
  showCareers('/?view=jobs')
  await view()
  const job = await dialog()
  const notice = await job.findByRole('alert')
  expect(notice).toHaveTextContent(`Error loading job postings: ${message}`)
  expect(notice).toHaveTextContent('Please try again later or contact us for assistance.')

  await userEvent.click(job.getByRole('link', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await view()
  const again = await dialog()
  await again.findByRole('alert')
  failing = false
  await userEvent.click(again.getByRole('button', { name: 'Try again' }))
  expect(await again.findByText('All of it.')).toBeVisible()
  expect(again.queryByRole('alert')).toBeNull()
  expect(again.getByRole('heading', { name: 'Job Summary and Qualifications' })).toHaveFocus()
})

test('a job opened by its address shows why it could not be loaded, and a retry works', async () => {
  let failing = true
  respond({
    'GET /jobs?page=1&limit=20': () => (failing ? 'network failure' : list),
    'GET /jobs/public/1': () => (failing ? 'network failure' : whole),
  })
  showCareers('/jobs/1')
  const job = await dialog('Job posting')
  expect(await job.findByRole('alert')).toHaveTextContent('Error loading job postings: Network')
  expect(job.queryByRole('button', { name: 'Apply Now' })).toBeNull()
  failing = false
  await userEvent.click(job.getByRole('button', { name: 'Try again' }))
  const open = await dialog()
  expect(await open.findByText('All of it.')).toBeVisible()
})
