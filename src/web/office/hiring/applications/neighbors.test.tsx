import { screen, within } from '@testing-library/react'
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

test('goes to the next and the previous applicant, also on another page, and keeps the focus', async () => {
  open('&id=9')
  await (await details(9)).findByText('Personal Information')
  await press('Next applicant')
  await (await details(10)).findByText('Personal Information')
  expect(screen.getByRole('button', { name: 'Next applicant' })).toHaveFocus()
  expect(screen.getByText('Tasha Number 10', { selector: '[role=status]' })).toBeTruthy()
  await press('Next applicant')
  await details(11)
  expect(address()).toContain('page=2')
  await press('Previous applicant')
  await details(10)
  expect(address()).not.toContain('page=')
})
