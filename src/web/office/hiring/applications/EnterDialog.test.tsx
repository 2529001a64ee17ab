import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { pdfFile } from '../../../../../tests/support/documents.ts'
import { anAdminJob } from '../../../../../tests/support/job.ts'
import {
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

let sent: FormData[]
let saved: FakeResponse

beforeEach(() => {
  signIn()
  sessionStorage.clear()
  sent = []
  saved = success({ id: '1' })
  respond({
    ...validSession,
    'GET /careers?page=1&limit=10': applicantsPage([]),
    'GET /jobs/admin': success([
      anAdminJob({ id: 'a', title: 'Cook', location: 'Smyrna, TN', status: 'archived' }),
      anAdminJob({ id: 'p', title: 'Nurse', location: 'Nashville, TN' }),
    ]),
    'POST /careers': (init) => {
      sent.push(init?.body as FormData)
      return saved
    },
  })
})

const show = () => renderAt('/admin/dashboard?section=applicants', <ApplicationsScreen />)
async function open() {
  await press('Add Applicant')
  return within(await screen.findByRole('dialog', { name: 'Add Applicant' }))
}

test('adds an application on paper, with or without files', async () => {
  show()
  const form = await open()
  await userEvent.type(form.getByLabelText('First name (required)'), 'Ruth')
  await userEvent.type(form.getByLabelText('Last name (required)'), 'Ames')
  await press('Save')
  expect(await form.findByText('Please enter an email address or a phone number')).toBeVisible()
  expect(form.getByText('Please choose a position')).toBeVisible()
  await userEvent.type(form.getByLabelText('Phone'), '(615) 555-0133')
  await form.findByRole('option', { name: 'Cook, Smyrna, TN (Archived)' })
  await userEvent.selectOptions(form.getByLabelText('Position (required)'), 'Nurse, Nashville, TN')
  await userEvent.upload(form.getByLabelText('Resume'), pdfFile('Ruth.pdf'))
  await press('Save')
  await findToast('Applicant added successfully')
  expect(Object.fromEntries(sent[0] ?? [])).toEqual({
    firstName: 'Ruth',
    lastName: 'Ames',
    email: '',
    phone: '(615) 555-0133',
    jobId: 'p',
    resume: expect.objectContaining({ name: 'Ruth.pdf' }),
  })
})

test('keeps what was typed when the applicant could not be added', async () => {
  saved = failure(500, 'Broken')
  show()
  const form = await open()
  await userEvent.type(form.getByLabelText('First name (required)'), 'Ruth')
  await userEvent.type(form.getByLabelText('Last name (required)'), 'Ames')
  await userEvent.type(form.getByLabelText('Email'), 'ruth@example.org')
  await form.findByRole('option', { name: 'Nurse, Nashville, TN' })
  expect(
    within(form.getByLabelText('Position (required)'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose a position', 'Nurse, Nashville, TN', 'Cook, Smyrna, TN (Archived)'])
  await userEvent.selectOptions(form.getByLabelText('Position (required)'), 'Nurse, Nashville, TN')
  await press('Save')
  await findToast('Failed to add the applicant. Please try again.')
  expect(form.getByText('Broken')).toBeVisible()
  expect(form.getByLabelText('First name (required)')).toHaveValue('Ruth')
})

test('opens again with what was typed', async () => {
  const first = show()
  const form = await open()
  await userEvent.type(form.getByLabelText('First name (required)'), 'Ruth')
  first.unmount()
  show()
  const again = within(await screen.findByRole('dialog', { name: 'Add Applicant' }))
  await waitFor(() => expect(again.getByLabelText('First name (required)')).toHaveValue('Ruth'))
})
