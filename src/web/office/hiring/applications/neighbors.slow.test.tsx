import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { UnsavedGuard } from '#web/office/platform/drafts/UnsavedGuard.tsx'
import {
  anApplication,
  anOpenedApplication,
  applicantsPage,
  press,
  signIn,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import { renderAt, respond } from '../../../../../tests/support/render.tsx'
import { ApplicationsScreen } from './ApplicationsScreen.tsx'

const applicant = (number: number) => ({
  ...anApplication(),
  _id: String(number),
  id: String(number),
  lastName: `Number ${number}`,
})

/** Whether the server does not answer about the last page. */
let isSlow: boolean

/** Two pages of ten, and one more. */
beforeEach(() => {
  isSlow = false
  signIn()
  sessionStorage.clear()
  const all = Array.from({ length: 21 }, (_, index) => applicant(index + 1))
  // Only the first and last rows of each page are shown, because each row takes time.
  const isShown = (_: unknown, index: number) => [0, 1, 8, 9].includes(index)
  const page = (number: number) =>
    applicantsPage(all.slice((number - 1) * 10, number * 10).filter(isShown), {
      pagination: { currentPage: number, totalPages: 3, totalItems: 21, itemsPerPage: 10 },
    })
  let isNew = true
  const also = {
    id: '20',
    jobId: 'n',
    position: 'Nurse',
    status: 'hired',
    createdAt: '2026-11-01T12:00:00Z',
  }
  respond({
    ...validSession,
    'GET /careers?page=1&limit=10': page(1),
    'GET /careers?page=2&limit=10': page(2),
    'GET /careers?page=3&limit=10': () => (isSlow ? 'never' : page(3)),
    'GET /careers?page=1&limit=10&status=pending': () => (isNew ? page(1) : applicantsPage([])),
    'PUT /careers/1/status': () => {
      isNew = false
      return success({ ...applicant(1), history: [] })
    },
    ...Object.fromEntries(
      all.map((each) => [
        `GET /careers/${each.id}`,
        success({ ...anOpenedApplication(), ...each, alsoApplied: [also] }),
      ]),
    ),
  })
})

const open = (query: string) =>
  renderAt(
    `/admin/dashboard?section=applicants${query}`,
    <UnsavedGuard>
      <ApplicationsScreen />
    </UnsavedGuard>,
  )
const details = (number: number) =>
  screen.findByRole('dialog', { name: `Tasha Number ${number}` }).then(within)
const address = () => screen.getByTestId('address').textContent

test('goes on from someone who has left the list after a change of status', async () => {
  open('&status=new&id=1')
  const dialog = await details(1)
  await dialog.findByText('Personal Information')
  await userEvent.selectOptions(dialog.getByLabelText('Status of Tasha Number 1'), 'Hired')
  await screen.findByText('0 of 0 applications')
  await press('Next applicant')
  await details(2)
})

test('has no applicant before the first one', async () => {
  open('&id=1')
  await details(1)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Previous applicant' })).toHaveAttribute(
      'aria-disabled',
    ),
  )
  expect(screen.getByRole('button', { name: 'Next applicant' })).not.toHaveAttribute(
    'aria-disabled',
  )
})

test('has no applicant after the last one', async () => {
  open('&page=3&id=21')
  await details(21)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Next applicant' })).toHaveAttribute('aria-disabled'),
  )
  const previous = screen.getByRole('button', { name: 'Previous applicant' })
  expect(previous).not.toHaveAttribute('aria-disabled')
  expect(screen.queryByText('Tasha Number 21', { selector: '[role=status]' })).toBeNull()
  await userEvent.click(previous)
  await details(20)
  expect(address()).toContain('page=2')
})

test('waits for the other page before it goes on', async () => {
  isSlow = true
  open('&page=2&id=20')
  await details(20)
  await press('Next applicant')
  const next = screen.getByRole('button', { name: 'Next applicant' })
  await waitFor(() => expect(next).toHaveAttribute('aria-disabled'))
  expect(screen.getByRole('button', { name: 'Previous applicant' })).toHaveAttribute(
    'aria-disabled',
  )
})

test('asks before a typed note is lost', async () => {
  open('&id=1')
  const dialog = await details(1)
  await userEvent.type(await dialog.findByLabelText('Add a note'), 'Not saved')
  await press('Next applicant')
  await press('Keep editing')
  expect(dialog.getByLabelText('Add a note')).toHaveValue('Not saved')
  await press('Next applicant')
  await press('Discard changes')
  await details(2)
})

test('leads to the other applications of a person, which may not be in the list', async () => {
  open('&id=1')
  const dialog = await details(1)
  expect(await dialog.findByText('Hired, Nov 1, 2026')).toBeVisible()
  await userEvent.click(dialog.getByRole('link', { name: 'Nurse' }))
  await details(20)
  expect(screen.queryByRole('button', { name: 'Next applicant' })).toBeNull()
  expect(address()).toContain('id=20')
})
