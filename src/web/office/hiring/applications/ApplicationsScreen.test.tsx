import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { ApplicationStatus } from '#contract/hiring/application-status.ts'
import type { Application } from '#contract/hiring/applications.ts'
import {
  anApplication,
  applicantsPage,
  press,
  signIn,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import {
  type FakeResponse,
  failure,
  findToast,
  renderAt,
  respond,
} from '../../../../../tests/support/render.tsx'
import { ApplicationsScreen } from './ApplicationsScreen.tsx'

const saved = { ...anApplication(), history: [] }
const firstPage = 'GET /careers?page=1&limit=10'

beforeEach(signIn)

const page = (...data: Application[]) =>
  applicantsPage(data, {
    pagination: { currentPage: 1, totalPages: 4, totalItems: 31, itemsPerPage: 10 },
    counts: { all: 148, new: 6, reviewed: 31, interviewed: 18, rejected: 64, hired: 29 },
  })

const show = () => renderAt('/admin/dashboard?section=applicants', <ApplicationsScreen />)

test('lists applicants, and says which files are missing', async () => {
  const bare = anApplication({
    id: '2',
    firstName: 'Robert',
    resume: null,
    identificationDocuments: [],
  })
  respond({ ...validSession, [firstPage]: page(anApplication(), bare) })
  show()
  const row = await screen.findByRole('row', { name: /Tasha Greene/ })
  expect(row).toHaveTextContent('tasha@example.org')
  expect(row).toHaveTextContent('Nov 14, 2026')
  const resume = 'View resume of Tasha Greene (opens in a new tab)'
  expect(within(row).getByRole('link', { name: resume })).toHaveAttribute(
    'href',
    '/uploads/resumes/abc.pdf',
  )
  const other = screen.getByRole('row', { name: /Robert Greene/ })
  expect(other).toHaveTextContent('No resume')
  expect(other).toHaveTextContent('No documents')
  expect(screen.getAllByText('31 of 148 applications')[0]).toBeVisible()
  expect(screen.getByRole('tab', { name: 'All 148' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('tab', { name: 'Interviewed 18' })).toBeVisible()
})

test('filters the shown rows immediately, and searches on the server after a pause', async () => {
  const asked = respond({
    ...validSession,
    [firstPage]: page(
      anApplication(),
      anApplication({ id: '2', firstName: 'Luis', email: 'l@o.org' }),
    ),
    [`${firstPage}&search=luis`]: page(anApplication({ id: '2', firstName: 'Luis' })),
  })
  show()
  await screen.findByRole('row', { name: /Tasha Greene/ })
  // At once, because slow typing would have pauses.
  fireEvent.change(screen.getByLabelText('Search applications'), { target: { value: 'LUIS' } })
  expect(screen.queryByRole('row', { name: /Tasha Greene/ })).toBeNull()
  expect(asked.filter((name) => name.includes('search'))).toEqual([])
  await waitFor(() => expect(asked.at(-1)).toBe(`${firstPage}&search=LUIS`), { timeout: 3000 })
})

test('requests all statuses of a tab, and puts the tab in the address', async () => {
  const statuses = 'shortlisted%2Cinterview_scheduled%2Cinterview_completed'
  const asked = respond({
    ...validSession,
    [firstPage]: page(anApplication()),
    [`${firstPage}&status=${statuses}`]: page(anApplication({ status: 'interview_completed' })),
  })
  show()
  await screen.findByRole('row', { name: /Tasha Greene/ })
  screen.getByRole('tab', { name: /^All/ }).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('tab', { name: /^Interviewed/ })).toHaveFocus()
  expect(screen.getByTestId('address')).toHaveTextContent('status=interviewed')
  await waitFor(() => expect(asked).toContain(`${firstPage}&status=${statuses}`))
})

test('sorts on the server, and the address says what is shown', async () => {
  const asked = respond({
    ...validSession,
    [`${firstPage}&search=tasha&sort=name`]: page(anApplication()),
    [`${firstPage}&search=tasha&sort=-name`]: page(anApplication()),
  })
  renderAt('/admin/dashboard?section=applicants&search=tasha&sort=name', <ApplicationsScreen />)
  await screen.findByRole('row', { name: /Tasha Greene/ })
  expect(screen.getByLabelText('Search applications')).toHaveValue('tasha')
  const head = screen.getByRole('columnheader', { name: 'Applicant' })
  expect(head).toHaveAttribute('aria-sort', 'ascending')
  await userEvent.click(within(head).getByRole('button'))
  await waitFor(() => expect(asked).toContain(`${firstPage}&search=tasha&sort=-name`))
  expect(screen.getByTestId('address')).toHaveTextContent('search=tasha&sort=-name')
})

test('a search that finds too many to count says so', async () => {
  const pagination = { currentPage: 1, totalPages: 100, totalItems: 1000, itemsPerPage: 10 }
  respond({
    ...validSession,
    [`${firstPage}&search=tasha`]: applicantsPage([anApplication()], {
      pagination,
      uncounted: true,
    }),
  })
  renderAt('/admin/dashboard?section=applicants&search=tasha', <ApplicationsScreen />)
  expect((await screen.findAllByText('More than 1000 of 1 applications'))[0]).toBeVisible()
})

test('an empty tab says how many are in the others, and shows them', async () => {
  const found = (...data: Application[]) => {
    const counts = { all: 5, new: 4, reviewed: 0, interviewed: 1, rejected: 0, hired: 0 }
    return applicantsPage(data, { counts, matching: 1 })
  }
  respond({
    ...validSession,
    [`${firstPage}&search=tasha&status=hired`]: found(),
    [`${firstPage}&search=tasha`]: found(anApplication()),
  })
  renderAt('/admin/dashboard?section=applicants&search=tasha&status=hired', <ApplicationsScreen />)
  expect(await screen.findByText('You searched for “tasha”. 1 in other tabs.')).toBeVisible()
  await press('Show them in All')
  expect(await screen.findByRole('row', { name: /Tasha Greene/ })).toBeVisible()
  expect(screen.getByLabelText('Search applications')).toHaveFocus()
  expect(screen.getAllByText('1 of 5 applications')[0]).toBeVisible()
})

test('says that nothing was found only when the server has answered', async () => {
  respond({
    ...validSession,
    [firstPage]: page(anApplication()),
    [`${firstPage}&search=luis`]: page(),
  })
  show()
  await screen.findByRole('row', { name: /Tasha Greene/ })
  fireEvent.change(screen.getByLabelText('Search applications'), { target: { value: 'luis' } })
  expect(screen.getByText('Searching...')).toBeVisible()
  expect(screen.queryByText('No applications found matching your criteria.')).toBeNull()
  expect(await screen.findByText('No applications found matching your criteria.')).toBeVisible()
  expect(screen.getByText('You searched for “luis”.')).toBeVisible()
  await press('Clear search')
  expect(await screen.findByRole('row', { name: /Tasha Greene/ })).toBeVisible()
})

test('a change of the status can be undone, unless someone else has changed it since', async () => {
  const changed = { ...saved, status: 'rejected', updatedAt: '2026-11-15T10:00:00.000Z' }
  const sent = await choose('withdrawn', 'Hired', success(changed))
  await findToast('Application status updated successfully')
  await findToast('Tasha Greene: Hired')
  await press('Undo')
  expect(await findToast('The change was undone.')).toBeTruthy()
  expect(sent).toEqual([
    { status: 'hired', notes: '' },
    {
      status: 'withdrawn',
      notes: '',
      reason: '',
      interviewAt: '',
      interviewPlace: '',
      offer: null,
      checkNoticeOn: '',
      updatedAt: changed.updatedAt,
    },
  ])
})

async function choose(status: ApplicationStatus, option: string, reply: FakeResponse) {
  const sent: unknown[] = []
  respond({
    ...validSession,
    [firstPage]: page(anApplication({ status })),
    'PUT /careers/1/status': (init) => {
      sent.push(JSON.parse(String(init?.body)))
      return reply
    },
  })
  show()
  await userEvent.selectOptions(await screen.findByLabelText('Status of Tasha Greene'), option)
  return sent
}

test.each([
  ['pending', 'Reviewed', 'reviewing'],
  ['pending', 'Interviewed', 'shortlisted'],
  ['reviewing', 'New', 'pending'],
  ['hired', 'Rejected', 'rejected'],
  ['withdrawn', 'Hired', 'hired'],
] as const)('from %s, choosing %s sends %s with empty notes', async (before, option, status) => {
  const sent = await choose(before, option, success(saved))
  expect(await screen.findByText('Application status updated successfully')).toBeTruthy()
  expect(sent).toEqual([{ status, notes: '' }])
})

test('sends nothing when the current status is chosen', async () => {
  const sent = await choose('interview_completed', 'Interviewed', 'never')
  expect(screen.getByLabelText('Status of Tasha Greene')).toHaveValue('interviewed')
  expect(sent).toEqual([])
})

test.each([
  ['Failed to update application status', failure(500, 'Broken')],
  ['Invalid status', failure(400, 'Invalid status')],
])('shows "%s" when the change fails', async (message, reply) => {
  await choose('pending', 'Hired', reply)
  expect(await screen.findByText(message)).toBeTruthy()
})

test('shows why the list could not be loaded, and tries again', async () => {
  let failing = true
  respond({
    ...validSession,
    [firstPage]: () => (failing ? failure(500, 'Out of order') : page(anApplication())),
  })
  show()
  expect(await screen.findByText('Error loading applications: Out of order')).toBeVisible()
  expect(await screen.findByText('Failed to load applications')).toBeTruthy()
  failing = false
  await press('Retry')
  expect(await screen.findByRole('row', { name: /Tasha Greene/ })).toBeVisible()
})

test.each([
  ['Failed to delete applicant', failure(500, 'No')],
  ['Failed to delete applicant. Please try again.', 'network failure' as const],
])('shows "%s" when an applicant could not be deleted', async (message, reply) => {
  respond({
    ...validSession,
    [firstPage]: page(anApplication()),
    'DELETE /careers/1': reply,
  })
  show()
  await press('Delete Tasha Greene')
  expect(screen.getByText('Are you sure you want to delete this applicant?')).toBeVisible()
  expect(
    screen.getByText(
      '2 documents will be deleted too. This application should be kept until Nov 14, 2099.',
    ),
  ).toBeVisible()
  await press('Delete')
  expect(await screen.findByText(message)).toBeTruthy()
})
