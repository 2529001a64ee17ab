import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { AppliedJob, ListedApplication } from '#contract/hiring/applications.ts'
import {
  anApplication,
  applicantsPage,
  press,
  signIn,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import { renderAt, respond } from '../../../../../tests/support/render.tsx'
import { ApplicationsScreen } from './ApplicationsScreen.tsx'

beforeEach(signIn)

const firstPage = 'GET /careers?page=1&limit=10'
const address = '/admin/dashboard?section=applicants'

const page = (...data: ListedApplication[]) => applicantsPage(data)

const job = (id: string, fields: Partial<AppliedJob> = {}): AppliedJob => ({
  id,
  title: 'Cook',
  location: 'Smyrna, TN',
  status: 'published',
  createdAt: '2026-11-14T18:00:00.000Z',
  applications: 2,
  ...fields,
})

const tasha = anApplication()
const luis = anApplication({ id: '2', firstName: 'Luis' })

test('jobs of one title are told apart, and the chosen one is in the address', async () => {
  const jobs = [
    job('a', { location: 'Lebanon, TN' }),
    job('b'),
    job('c', { status: 'archived', createdAt: '2026-03-01T18:00:00.000Z', applications: 9 }),
    job('d', { title: 'Driver', location: '', status: null, createdAt: null }),
  ]
  respond({
    ...validSession,
    'GET /careers/jobs': success(jobs),
    [firstPage]: page(tasha, luis),
    [`${firstPage}&job=c`]: page(luis),
  })
  renderAt(address, <ApplicationsScreen />)
  const select = await screen.findByLabelText('Job')
  await waitFor(() => expect(within(select).getAllByRole('option')).toHaveLength(5))
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'All jobs',
    'Cook, Lebanon, TN (2)',
    'Cook, Smyrna, TN, added Nov 14, 2026 (2)',
    'Cook, Smyrna, TN, archived, added Mar 1, 2026 (9)',
    'Driver, deleted (2)',
  ])
  await userEvent.selectOptions(select, 'c')
  expect(screen.getByTestId('address')).toHaveTextContent('job=c')
  await waitFor(() => expect(screen.queryByRole('row', { name: /Tasha/ })).toBeNull())
  expect(screen.getByRole('row', { name: /Luis/ })).toBeVisible()
})

test('dates and missing documents are behind a button that says how many are set', async () => {
  const asked = respond({
    ...validSession,
    'GET /careers/jobs': success([]),
    [firstPage]: page(tasha, luis),
    [`${firstPage}&from=2026-11-01`]: page(luis),
    [`${firstPage}&from=2026-11-01&missing=resume`]: page(),
  })
  renderAt(address, <ApplicationsScreen />)
  await screen.findByRole('row', { name: /Tasha/ })
  expect(screen.getByLabelText('Applied from')).not.toBeVisible()
  await press('Filters')
  const from = screen.getByLabelText('Applied from')
  // The year is being typed.
  fireEvent.change(from, { target: { value: '0020-11-01' } })
  expect(screen.getByTestId('address')).not.toHaveTextContent('from=')
  fireEvent.change(from, { target: { value: '2026-11-01' } })
  await waitFor(() => expect(asked).toContain(`${firstPage}&from=2026-11-01`))
  await userEvent.selectOptions(screen.getByLabelText('Documents'), 'Without a resume')
  expect(await screen.findByText('No applications found matching your criteria.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Filters 2' })).toBeVisible()
  await press('Clear')
  expect(await screen.findByRole('row', { name: /Tasha/ })).toBeVisible()
  expect(from).toHaveValue('')
})

test('an address with filters opens them, and a day that does not exist counts as none', async () => {
  respond({
    ...validSession,
    'GET /careers/jobs': success([]),
    [`${firstPage}&to=2026-11-15`]: page(tasha),
  })
  renderAt(`${address}&from=2026-02-30&to=2026-11-15`, <ApplicationsScreen />)
  await screen.findByRole('row', { name: /Tasha/ })
  expect(screen.getByLabelText('Applied until')).toBeVisible()
  expect(screen.getByLabelText('Applied until')).toHaveValue('2026-11-15')
  expect(screen.getByLabelText('Applied from')).toHaveValue('')
})

test('an applicant who was found by a note is shown with it', async () => {
  respond({
    ...validSession,
    'GET /careers/jobs': success([]),
    [`${firstPage}&search=nights`]: page({ ...tasha, foundNote: 'Wants nights' }),
  })
  renderAt(`${address}&search=nights`, <ApplicationsScreen />)
  const row = await screen.findByRole('row', { name: /Tasha Greene/ })
  expect(row).toHaveTextContent('Note: Wants nights')
  expect(row).toHaveTextContent('Knoxville, TN')
})

test.each([
  ['missing=identification', 'Without an ID document', 'Documents'],
  ['view=interviews', 'Interview within a week', 'Show only'],
  ['view=expiring', 'Something expires soon', 'Show only'],
  ['view=old', 'Past the time to keep them', 'Show only'],
])('the address with %s chooses "%s"', async (filter, choice, label) => {
  respond({
    ...validSession,
    'GET /careers/jobs': success([]),
    [`${firstPage}&${filter}`]: page(tasha),
  })
  renderAt(`${address}&${filter}`, <ApplicationsScreen />)
  await screen.findByRole('row', { name: /Tasha/ })
  expect(screen.getByLabelText(label)).toHaveDisplayValue(choice)
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Applied, newest first')
})
