import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { Application, ApplicationStatus } from '#contract/applications.ts'
import { storeSession } from '#web/api/session.ts'
import { answer, renderAt } from '../../../../tests/support/render.tsx'
import { ApplicationsScreen } from './ApplicationsScreen.tsx'

const user = { _id: 'u', username: 'maria', email: 'maria@example.org', role: 'admin' }
const validate = { body: { valid: true, user } }
const firstPage = 'GET /careers?page=1&limit=10'

beforeEach(() => storeSession('a token', user))

function application(changes: Partial<Application> = {}): Application {
  return {
    _id: '1',
    id: '1',
    firstName: 'Tasha',
    lastName: 'Greene',
    email: 'tasha@example.org',
    phone: '(615) 555-0177',
    position: 'Job Coach',
    status: 'pending',
    resume: { filename: 'abc.pdf', originalName: 'CV.pdf', size: 2000 },
    identificationDocuments: [
      { _id: 'd', id: 'd', path: 'uploads/documents/x.png', originalName: 'id.png', size: 9 },
    ],
    experience: '',
    education: '',
    notes: '',
    jobId: 'j',
    createdAt: '2026-11-14T18:00:00.000Z',
    updatedAt: '2026-11-14T18:00:00.000Z',
    ...changes,
  }
}

function page(...data: Application[]) {
  const counts = { all: 148, new: 6, reviewed: 31, interviewed: 18, rejected: 64, hired: 29 }
  const pagination = { currentPage: 1, totalPages: 1, totalItems: 31, itemsPerPage: 10 }
  return { body: { success: true, data, pagination, counts } }
}

const show = () => renderAt('/admin/dashboard?section=applicants', <ApplicationsScreen />)

test('lists applicants, with what they lack in words', async () => {
  const bare = application({
    id: '2',
    firstName: 'Robert',
    resume: null,
    identificationDocuments: [],
  })
  answer({ 'GET /auth/validate': validate, [firstPage]: page(application(), bare) })
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
  expect(screen.getByText('31 of 148 applications')).toBeVisible()
  expect(screen.getByRole('tab', { name: 'All 148' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('tab', { name: 'Interviewed 18' })).toBeVisible()
})

test('filters at once what is there, and asks the server when the typing rests', async () => {
  const asked = answer({
    'GET /auth/validate': validate,
    [firstPage]: page(application(), application({ id: '2', firstName: 'Luis', email: 'l@o.org' })),
    [`${firstPage}&search=luis`]: page(application({ id: '2', firstName: 'Luis' })),
  })
  show()
  await screen.findByRole('row', { name: /Tasha Greene/ })
  await userEvent.type(screen.getByLabelText('Search applications'), 'LUIS')
  expect(screen.queryByRole('row', { name: /Tasha Greene/ })).toBeNull()
  expect(asked.filter((name) => name.includes('search'))).toEqual([])
  await waitFor(() => expect(asked.at(-1)).toBe(`${firstPage}&search=LUIS`), { timeout: 3000 })
})

test('a tab asks for all the statuses it stands for, and stands in the address', async () => {
  const statuses = 'shortlisted%2Cinterview_scheduled%2Cinterview_completed'
  const asked = answer({
    'GET /auth/validate': validate,
    [firstPage]: page(application()),
    [`${firstPage}&status=${statuses}`]: page(application({ status: 'interview_completed' })),
  })
  show()
  await screen.findByRole('row', { name: /Tasha Greene/ })
  screen.getByRole('tab', { name: /^All/ }).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('tab', { name: /^Interviewed/ })).toHaveFocus()
  expect(screen.getByTestId('address')).toHaveTextContent('status=interviewed')
  await waitFor(() => expect(asked).toContain(`${firstPage}&status=${statuses}`))
})

async function choose(status: ApplicationStatus, option: string, reply: object) {
  const sent: unknown[] = []
  answer({
    'GET /auth/validate': validate,
    [firstPage]: page(application({ status })),
    'PUT /careers/1/status': (init) => {
      sent.push(JSON.parse(String(init?.body)))
      return reply as { body: unknown }
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
  const sent = await choose(before, option, { body: { success: true, data: {} } })
  expect(await screen.findByText('Application status updated successfully')).toBeTruthy()
  expect(sent).toEqual([{ status, notes: '' }])
})

test('choosing what is shown already sends nothing', async () => {
  const sent = await choose('interview_completed', 'Interviewed', {})
  expect(screen.getByLabelText('Status of Tasha Greene')).toHaveValue('interviewed')
  expect(sent).toEqual([])
})

test.each([
  ['Failed to update application status', { status: 500, body: { message: 'Broken' } }],
  ['Invalid status', { status: 400, body: { message: 'Invalid status' } }],
])('says "%s" when the change fails', async (message, reply) => {
  await choose('pending', 'Hired', reply)
  expect(await screen.findByText(message)).toBeTruthy()
})

test('says why the list cannot be shown, and tries again', async () => {
  let failing = true
  answer({
    'GET /auth/validate': validate,
    [firstPage]: () =>
      failing ? { status: 500, body: { message: 'Out of order' } } : page(application()),
  })
  show()
  expect(await screen.findByText('Error loading applications: Out of order')).toBeVisible()
  expect(await screen.findByText('Failed to load applications')).toBeTruthy()
  failing = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('row', { name: /Tasha Greene/ })).toBeVisible()
})

test.each([
  ['Failed to delete applicant', { status: 500, body: { message: 'No' } }],
  ['Failed to delete applicant. Please try again.', 'network failure' as const],
])('says "%s" when it cannot be deleted', async (message, reply) => {
  answer({
    'GET /auth/validate': validate,
    [firstPage]: page(application()),
    'DELETE /careers/1': reply,
  })
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Tasha Greene' }))
  expect(screen.getByText('Are you sure you want to delete this applicant?')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(message)).toBeTruthy()
})

test('says when details or documents cannot be had', async () => {
  answer({
    'GET /auth/validate': validate,
    [firstPage]: page(application()),
    'GET /careers/1': { status: 500, body: { message: 'No' } },
    'GET /uploads/documents/x.png': { status: 404, body: { message: 'No' } },
    'GET /uploads/resumes/abc.pdf': 'network failure',
  })
  show()
  const row = await screen.findByRole('row', { name: /Tasha Greene/ })
  const press = (name: string) => userEvent.click(within(row).getByRole('button', { name }))
  await press('Download ID documents of Tasha Greene')
  expect(await screen.findByText('Failed to download document')).toBeTruthy()
  await press('Download resume of Tasha Greene')
  expect(await screen.findByText('Failed to download resume')).toBeTruthy()
  await press('View details of Tasha Greene')
  expect((await screen.findAllByText('Failed to load application details')).length).toBeTruthy()
})

test('only opening the details is told as an opening, not what is read again meanwhile', async () => {
  const isRefresh: boolean[] = []
  answer({
    'GET /auth/validate': validate,
    [firstPage]: page(application()),
    'GET /careers/1': (init) => {
      isRefresh.push(new Headers(init?.headers).has('x-refresh'))
      return { body: { success: true, data: { ...application(), history: [] } } }
    },
    'PUT /careers/1/status': { body: { success: true, data: {} } },
  })
  show()
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^View details of/ }))
    return within(await screen.findByRole('dialog'))
  }
  const dialog = await open()
  await userEvent.type(await dialog.findByLabelText('Notes'), 'Called her')
  await userEvent.click(dialog.getByRole('button', { name: 'Save Notes' }))
  await waitFor(() => expect(isRefresh).toEqual([false, true]))

  await waitFor(() => expect(dialog.getByLabelText('Notes')).toHaveValue(''))
  await userEvent.click(dialog.getByText('Close'))
  await open()
  await waitFor(() => expect(isRefresh).toEqual([false, true, false]))
})

const details = { body: { success: true, data: { ...application(), history: [] } } }

test('an address that names an application opens it, and closing leaves the list', async () => {
  answer({ 'GET /auth/validate': validate, [firstPage]: page(), 'GET /careers/1': details })
  renderAt('/admin/dashboard?section=applicants&id=1', <ApplicationsScreen />)
  const dialog = await screen.findByRole('dialog', { name: 'Tasha Greene' })
  expect(await within(dialog).findByText('Personal Information')).toBeVisible()
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent(/section=applicants$/),
  )
})

test('opening the details names the application in the address', async () => {
  answer({
    'GET /auth/validate': validate,
    [firstPage]: page(application()),
    'GET /careers/1': details,
  })
  show()
  await userEvent.click(await screen.findByRole('button', { name: /^View details of Tasha/ }))
  expect(await screen.findByRole('dialog', { name: 'Tasha Greene' })).toBeVisible()
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('id=1'))
})

test('an address that names a file opens its applicant', async () => {
  answer({
    'GET /auth/validate': validate,
    [firstPage]: page(application()),
    'GET /careers/by-file/abc.pdf': { body: { success: true, data: { id: '1' } } },
    'GET /careers/1': details,
  })
  renderAt('/admin/dashboard?section=applicants&file=abc.pdf', <ApplicationsScreen />)
  expect(await screen.findByRole('dialog', { name: 'Tasha Greene' })).toBeVisible()
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent(/section=applicants&id=1$/),
  )
})

test('says so when the applicant of a file is gone', async () => {
  answer({
    'GET /auth/validate': validate,
    [firstPage]: page(application()),
    'GET /careers/by-file/abc.pdf': { status: 404, body: {} },
  })
  renderAt('/admin/dashboard?section=applicants&file=abc.pdf', <ApplicationsScreen />)
  expect(await screen.findByText('The applicant of this file was not found.')).toBeTruthy()
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent(/section=applicants$/),
  )
})
