import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { anAdminJob } from '../../../../../tests/support/job.ts'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { JobsScreen } from './JobsScreen.tsx'

const change = 'PATCH /jobs/admin/bulk-status'
const coach = 'Job Coach, Knoxville, TN'
const driver = 'Driver, Knoxville, TN'

beforeEach(signIn)

function show(reply: Parameters<typeof respond>[0][string]) {
  respond({
    ...validSession,
    'GET /jobs/admin': success([
      anAdminJob(),
      anAdminJob({ id: '2', title: 'Driver', status: 'draft' }),
    ]),
    [change]: reply,
  })
  renderAt('/', <JobsScreen />)
}
const tick = async (name: string) => userEvent.click(await screen.findByLabelText(`Select ${name}`))
const bar = () => within(screen.getByRole('region', { name: 'Selected job postings' }))

test('the error of a failed change is shown for the postings it is about, and no others', async () => {
  show(failure(500, 'Broken'))
  await tick(coach)
  await press('Archive')
  await findToast('Failed to update job posting. Please try again.')
  expect(await bar().findByRole('alert')).toHaveTextContent('Broken')
  expect(screen.getByLabelText(`Select ${coach}`)).toBeChecked()
  await tick(driver)
  expect(bar().queryByRole('alert')).toBeNull()
  await press('Archive')
  expect(await bar().findByRole('alert')).toHaveTextContent('Broken')
  await press('Clear')
  await tick(driver)
  expect(bar().queryByRole('alert')).toBeNull()
})

test('while several postings change, nothing else is done with them', async () => {
  show('never')
  await tick(coach)
  await press('Make Draft')
  for (const name of ['Publish', 'Make Draft', 'Archive']) {
    await waitFor(() =>
      expect(bar().getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true'),
    )
  }
})

test.each([
  ['Publish', 'published', '1 job posting published'],
  ['Make Draft', 'draft', '1 job posting set to draft'],
  ['Archive', 'archived', '1 job posting archived'],
])('%s sends the status %s', async (name, status, text) => {
  let body: unknown
  show((init) => {
    body = JSON.parse(String(init?.body))
    return success([])
  })
  await tick(driver)
  await press(name)
  await findToast(text)
  expect(body).toEqual({ jobIds: ['2'], status })
})

test('a selected posting can be taken out of the selection, and all can be selected', async () => {
  show('never')
  await tick(coach)
  expect(bar().getByText('of 2 selected', { exact: false })).toHaveTextContent('1 of 2 selected')
  await press('Select all')
  expect(screen.getByLabelText(`Select ${driver}`)).toBeChecked()
  expect(bar().getByRole('button', { name: 'Select all' })).toHaveAttribute('aria-disabled')
  await tick(coach)
  expect(screen.getByLabelText(`Select ${coach}`)).not.toBeChecked()
  expect(screen.getByLabelText(`Select ${driver}`)).toBeChecked()
  await tick(driver)
  expect(screen.queryByRole('region', { name: 'Selected job postings' })).toBeNull()
})
