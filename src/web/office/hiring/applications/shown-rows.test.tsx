import { focusManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { Application, ListedApplication } from '#contract/hiring/applications.ts'
import {
  anApplication,
  anOpenedApplication,
  applicantsPage,
  press,
  signIn,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import { findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { savedFiles } from '../../../../../tests/support/simulated-browser.ts'
import { ApplicationsScreen } from './ApplicationsScreen.tsx'
import { readAll } from './applications-queries.ts'

const firstPage = 'GET /careers?page=1&limit=10'
const tasha = anApplication({ id: '7f3c91d2' })
const luis = anApplication({
  id: '2',
  firstName: 'Luis',
  lastName: 'Ortega',
  email: 'luis@other.org',
  phone: '(931) 555-0100',
  position: 'Cook',
  location: 'Smyrna, TN',
})

beforeEach(signIn)

function show(applications: ListedApplication[], responses = {}) {
  respond({
    ...validSession,
    'GET /careers/jobs': success([]),
    [firstPage]: applicantsPage(applications),
    ...responses,
  })
  renderAt('/admin/dashboard?section=applicants', <ApplicationsScreen />)
}
const row = (name: RegExp) => screen.findByRole('row', { name })

test.each([
  'greene',
  'tasha@',
  'job coach',
  'knoxville',
  '615 555 0177',
  'a-7f3c-91d2',
  'tasha knoxville',
])('before the server answers, %j leaves the one it is about', async (text) => {
  show([tasha, luis])
  await row(/Luis Ortega/)
  fireEvent.change(screen.getByLabelText('Search applications'), { target: { value: text } })
  expect(screen.getByRole('row', { name: /Tasha Greene/ })).toBeVisible()
  expect(screen.queryByRole('row', { name: /Luis Ortega/ })).toBeNull()
})

test('someone who was found by a note stays while more is typed', async () => {
  show([{ ...tasha, foundNote: 'Wants nights' }, luis])
  await row(/Luis Ortega/)
  fireEvent.change(screen.getByLabelText('Search applications'), { target: { value: 'nights' } })
  expect(screen.getByRole('row', { name: /Tasha Greene/ })).toBeVisible()
  expect(screen.queryByRole('row', { name: /Luis Ortega/ })).toBeNull()
})

const interviewAt = '2026-11-20T16:00:00.000Z'
test.each<[Partial<Application>, boolean]>([
  [{ status: 'interview_scheduled', interviewAt }, true],
  [{ status: 'interview_scheduled', interviewAt: '' }, false],
  [{ status: 'interview_completed', interviewAt }, false],
])('of an applicant with %j, the row names the interview: %s', async (fields, named) => {
  show([{ ...tasha, ...fields }])
  const text = (await row(/Tasha Greene/)).textContent
  if (named) expect(text).toMatch(/Interview Nov 20, 2026, 10:00\sAM/)
  else expect(text).not.toContain('Interview Nov')
})

test('several documents are counted, chosen in the details, and downloaded together', async () => {
  const saved = savedFiles()
  const file = (id: string) => ({ _id: id, id, path: `uploads/documents/${id}`, size: 9 })
  const identificationDocuments = ['front.png', 'back.png'].map((name) => ({
    ...file(name),
    originalName: name,
  }))
  show([{ ...tasha, identificationDocuments }], {
    'GET /uploads/documents/front.png': { body: new File(['front'], 'front.png') },
    'GET /uploads/documents/back.png': { body: new File(['back'], 'back.png') },
    'GET /careers/7f3c91d2': success(anOpenedApplication({ id: '7f3c91d2' })),
  })
  const cells = within(await row(/Tasha Greene/))
  expect(cells.getByText('2')).toBeVisible()
  await userEvent.click(
    cells.getByRole('button', { name: 'Download ID documents of Tasha Greene' }),
  )
  await findToast('Document downloaded successfully')
  expect(saved.names()).toEqual(['front.png', 'back.png'])
  await userEvent.click(cells.getByRole('button', { name: 'View ID documents of Tasha Greene' }))
  expect(await screen.findByRole('dialog', { name: 'Tasha Greene' })).toBeVisible()
  expect(cells.getByRole('button', { name: 'Delete Tasha Greene' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(cells.getByRole('button', { name: 'View details of Tasha Greene' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('while one thing is open, nothing else is', async () => {
  show([tasha])
  await press('Delete Tasha Greene')
  expect(screen.getByRole('button', { name: 'Add Applicant' })).toHaveAttribute('aria-disabled')
  const cells = within(await row(/Tasha Greene/))
  expect(cells.getByRole('button', { name: 'Delete Tasha Greene' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await userEvent.click(cells.getByRole('link', { name: 'Tasha Greene' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('Cancel')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const add = screen.getByRole('button', { name: 'Add Applicant' })
  expect(add).not.toHaveAttribute('aria-disabled')
  await userEvent.click(add)
  expect(add).toHaveAttribute('aria-disabled')
  await press('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a response with only what the specification has is shown', async () => {
  const { _id, firstName, lastName, email, phone, position, status, createdAt } = tasha
  const { resume, identificationDocuments } = tasha
  const bare = { _id, firstName, lastName, email, phone, position, status, createdAt }
  const data = [
    { ...bare, resume, identificationDocuments },
    { ...bare, _id: '2', firstName: 'Luis' },
  ]
  show([], { [firstPage]: { unchecked: { success: true, data } } })
  expect(await row(/Luis Greene/)).toHaveTextContent('No resumeNo documents')
  expect(screen.getByText('2 of 2 applications')).toBeVisible()
  await press('Delete Luis Greene')
  expect(screen.getByRole('alertdialog')).not.toHaveTextContent('deleted too')
  await press('Cancel')
  await press('Delete Tasha Greene')
  expect(screen.getByText('2 documents will be deleted too.')).toBeVisible()
})

test('a document that arrives while the question is open is counted too', async () => {
  let applications = [tasha]
  show([], { [firstPage]: () => applicantsPage(applications) })
  await row(/Tasha Greene/)
  await press('Delete Tasha Greene')
  expect(screen.getByText(/^2 documents will be deleted too/)).toBeVisible()
  applications = [{ ...tasha, documentsCount: 3 }]
  act(() => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  })
  expect(await screen.findByText(/^3 documents will be deleted too/)).toBeVisible()
  focusManager.setFocused(undefined)
})

test('when there are no applications at all, no other tab is offered', async () => {
  respond({
    ...validSession,
    'GET /careers/jobs': success([]),
    [`${firstPage}&status=hired`]: applicantsPage([]),
  })
  renderAt('/admin/dashboard?section=applicants&status=hired', <ApplicationsScreen />)
  expect(await screen.findByText('No applications found matching your criteria.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show them in All' })).toBeNull()
})

const query = {
  page: 3,
  tab: 'all' as const,
  search: '',
  sort: 'name' as const,
  filters: { job: '', from: '', to: '', missing: 'resume', view: 'old', language: 'es' },
}
const makePage = (page: number) =>
  `GET /careers?page=${page}&limit=100&missing=resume&view=old&language=es&sort=name`

test('all pages of a list are read in its order, from the first one', async () => {
  const all = Array.from({ length: 250 }, (_, index) => anApplication({ id: String(index) }))
  const page = (number: number) => applicantsPage(all.slice((number - 1) * 100, number * 100))
  const asked = respond({
    ...validSession,
    [makePage(1)]: page(1),
    [makePage(2)]: page(2),
    [makePage(3)]: page(3),
  })
  expect((await readAll(query, 250)).map(({ id }) => id)).toEqual(all.map(({ id }) => id))
  expect(asked).not.toContain(makePage(4))
})

test('reading all pages ends when some were deleted meanwhile', async () => {
  respond({
    ...validSession,
    [makePage(1)]: applicantsPage([tasha]),
    [makePage(2)]: applicantsPage([]),
  })
  expect(await readAll(query, 2)).toHaveLength(1)
})
