import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { storeDraft } from '#web/office/platform/drafts/drafts.ts'
import {
  aNote,
  anApplication,
  anOpenedApplication,
  applicantsPage,
  signIn,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import { failure, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { noteDraft } from './ApplicationHistory.tsx'
import { ApplicationsScreen } from './ApplicationsScreen.tsx'

const firstPage = 'GET /careers?page=1&limit=10'
const details = success(anOpenedApplication())

beforeEach(signIn)

const show = () => renderAt('/admin/dashboard?section=applicants', <ApplicationsScreen />)

test('shows that details or documents could not be loaded', async () => {
  respond({
    ...validSession,
    [firstPage]: applicantsPage([anApplication()]),
    'GET /careers/1': failure(500, 'No'),
    'GET /uploads/documents/x.png': failure(404, 'No'),
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

test('marks each reload of open details as a refresh, so that only openings are recorded', async () => {
  const isRefresh: boolean[] = []
  respond({
    ...validSession,
    [firstPage]: applicantsPage([anApplication()]),
    'GET /careers/1': (init) => {
      isRefresh.push(new Headers(init?.headers).has('x-refresh'))
      return details
    },
    'POST /careers/1/notes': success(aNote()),
  })
  show()
  const openDetails = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^View details of/ }))
    return within(await screen.findByRole('dialog'))
  }
  const dialog = await openDetails()
  await userEvent.type(await dialog.findByLabelText('Add a note'), 'Called Tasha')
  await userEvent.click(dialog.getByRole('button', { name: 'Add note' }))
  await waitFor(() => expect(isRefresh).toEqual([false, true]))

  await waitFor(() => expect(dialog.getByLabelText('Add a note')).toHaveValue(''))
  await userEvent.click(dialog.getByText('Close'))
  await openDetails()
  await waitFor(() => expect(isRefresh).toEqual([false, true, false]))
})

test('opens the application that the address names, and shows the list after closing', async () => {
  respond({ ...validSession, [firstPage]: applicantsPage([]), 'GET /careers/1': details })
  renderAt('/admin/dashboard?section=applicants&id=1', <ApplicationsScreen />)
  const dialog = await screen.findByRole('dialog', { name: 'Tasha Greene' })
  expect(await within(dialog).findByText('Personal Information')).toBeVisible()
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent(/section=applicants$/),
  )
})

test('puts the id of the open application in the address', async () => {
  respond({
    ...validSession,
    [firstPage]: applicantsPage([anApplication()]),
    'GET /careers/1': details,
  })
  show()
  await userEvent.click(await screen.findByRole('button', { name: /^View details of Tasha/ }))
  expect(await screen.findByRole('dialog', { name: 'Tasha Greene' })).toBeVisible()
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('id=1'))
})

test('opens the applicant of the file that the address names', async () => {
  respond({
    ...validSession,
    [firstPage]: applicantsPage([anApplication()]),
    'GET /careers/by-file/abc.pdf': success({ id: '1' }),
    'GET /careers/1': details,
  })
  renderAt('/admin/dashboard?section=applicants&file=abc.pdf', <ApplicationsScreen />)
  expect(await screen.findByRole('dialog', { name: 'Tasha Greene' })).toBeVisible()
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent(/section=applicants&id=1$/),
  )
})

test('says that the applicant of a file was not found', async () => {
  respond({
    ...validSession,
    [firstPage]: applicantsPage([anApplication()]),
    'GET /careers/by-file/abc.pdf': failure(404),
  })
  renderAt('/admin/dashboard?section=applicants&file=abc.pdf', <ApplicationsScreen />)
  expect(await screen.findByText('The applicant of this file was not found.')).toBeTruthy()
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent(/section=applicants$/),
  )
})

test('says that the open application was deleted by someone else', async () => {
  respond({
    ...validSession,
    [firstPage]: applicantsPage([]),
    'GET /careers/1': failure(404, 'Application not found'),
  })
  renderAt('/admin/dashboard?section=applicants&id=1', <ApplicationsScreen />)
  const dialog = await screen.findByRole('dialog')
  expect(
    await within(dialog).findByText('This applicant is gone. Someone may have deleted it.'),
  ).toBeVisible()
  expect(screen.queryByText('Failed to load application details')).toBeNull()
})

describe('a note that was being written', () => {
  const note = { values: { text: 'Called Tasha' } }

  test('opens its application again, also when the list does not have it', async () => {
    storeDraft(noteDraft, '1', note)
    respond({ ...validSession, [firstPage]: applicantsPage([]), 'GET /careers/1': details })
    show()
    const dialog = within(await screen.findByRole('dialog', { name: 'Tasha Greene' }))
    expect(await dialog.findByLabelText('Add a note')).toHaveValue('Called Tasha')
    expect(screen.getByTestId('address')).toHaveTextContent('id=1')
  })

  test('opens nothing when its application is gone', async () => {
    storeDraft(noteDraft, '1', note)
    const asked = respond({
      ...validSession,
      [firstPage]: applicantsPage([anApplication({ id: '2' })]),
      'GET /careers/1': failure(404),
    })
    show()
    await waitFor(() => expect(asked).toContain('GET /careers/1'))
    expect(await screen.findByRole('row', { name: /Tasha Greene/ })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is not looked for when there is none', async () => {
    const asked = respond({ ...validSession, [firstPage]: applicantsPage([anApplication()]) })
    show()
    await screen.findByRole('row', { name: /Tasha Greene/ })
    expect(asked.filter((name) => /careers\/(?!jobs)/.test(name))).toEqual([])
  })
})
