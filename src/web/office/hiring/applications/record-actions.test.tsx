import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { applicantLimits } from '#contract/hiring/application-input.ts'
import type { OpenedApplication } from '#contract/hiring/applications.ts'
import { pdfFile, pngFile } from '../../../../../tests/support/documents.ts'
import { anAdminJob } from '../../../../../tests/support/job.ts'
import {
  anApplication,
  anOpenedApplication,
  applicantsPage,
  press,
  signIn,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { ApplicationsScreen } from './ApplicationsScreen.tsx'

const cook = anAdminJob({ id: 'c', title: 'Cook', location: 'Smyrna, TN' })
const driver = anAdminJob({ id: 'd', title: 'Driver', location: 'Lebanon, TN' })
const at = '2026-11-14T18:00:00.000Z'
let sent: unknown[]

beforeEach(() => {
  signIn()
  sessionStorage.clear()
  sent = []
})

async function open(fields: Partial<OpenedApplication> = {}, responses = {}) {
  const application = anOpenedApplication({ jobId: 'c', position: 'Cook', ...fields })
  const listed = anApplication({ jobId: 'c', position: 'Cook' })
  const saved = { ...listed, history: [] }
  respond({
    ...validSession,
    'GET /careers?page=1&limit=10': applicantsPage([listed]),
    'GET /careers/jobs': success([]),
    'GET /careers/1': success(application),
    'GET /jobs/admin': success([cook, driver]),
    'POST /careers/1/documents': (init) => {
      sent.push(Object.fromEntries(init?.body as FormData))
      return success(saved)
    },
    'PUT /careers/1/job': (init) => {
      const body = JSON.parse(String(init?.body))
      sent.push(body)
      return success({ ...saved, jobId: body.jobId, updatedAt: 'later' })
    },
    'PUT /careers/1': (init) => {
      sent.push(JSON.parse(String(init?.body)))
      return success(saved)
    },
    ...responses,
  })
  renderAt('/admin/dashboard?section=applicants&id=1', <ApplicationsScreen />)
  return within(await screen.findByRole('dialog', { name: 'Tasha Greene' }))
}

test('staff add documents to an application, but not none', async () => {
  await open({
    documentRequests: [{ id: 'r', kind: 'resume', name: '', item: '', note: '', createdAt: at }],
  })
  await press('Add a document')
  const form = within(await screen.findByRole('dialog', { name: 'Add Documents: Tasha Greene' }))
  expect(form.getByText('The applicant is then no longer asked for what you add.')).toBeVisible()
  expect(form.getByText('A new resume takes the place of the one on file.')).toBeVisible()
  await userEvent.click(form.getByRole('button', { name: 'Add' }))
  expect(await form.findByText('Please choose a file')).toBeVisible()
  await userEvent.upload(form.getByLabelText('Resume'), pdfFile('scan.pdf'))
  await userEvent.upload(form.getByLabelText('Identification documents'), await pngFile('card.png'))
  await userEvent.click(form.getByRole('button', { name: 'Add' }))
  await findToast('The documents were added')
  expect(sent).toEqual([
    {
      resume: expect.objectContaining({ name: 'scan.pdf' }),
      idDoc_0: expect.objectContaining({ name: 'card.png' }),
    },
  ])
})

test('a document that is neither resume nor of identity gets a name', async () => {
  await open()
  await press('Add a document')
  const form = within(await screen.findByRole('dialog', { name: 'Add Documents: Tasha Greene' }))
  expect(form.queryByLabelText('Name of the document (required)')).toBeNull()
  await userEvent.upload(form.getByLabelText('Another document'), pdfFile('cpr.pdf'))
  await userEvent.click(form.getByRole('button', { name: 'Add' }))
  expect(await form.findByText('Please enter a name')).toBeVisible()
  expect(form.queryByLabelText('Before the first day')).toBeNull()
  await userEvent.type(form.getByLabelText('Name of the document (required)'), 'CPR card')
  await userEvent.click(form.getByRole('button', { name: 'Add' }))
  await findToast('The documents were added')
  expect(sent).toEqual([
    { otherDoc: expect.objectContaining({ name: 'cpr.pdf' }), name: 'CPR card', item: '' },
  ])
})

test('an application is moved to another job, and back with Undo', async () => {
  const { updatedAt } = anOpenedApplication()
  await open({
    alsoApplied: [{ id: '2', jobId: 'd', position: 'Driver', status: 'rejected', createdAt: at }],
  })
  await press('Move to another job')
  const dialog = await screen.findByRole('dialog', { name: 'Move to Another Job: Tasha Greene' })
  const form = within(dialog)
  await form.findByRole('option', { name: 'Driver, Lebanon, TN' })
  const position = form.getByLabelText('Position (required)')
  expect(position).toHaveValue('c')
  const other = 'This person has another application for this job.'
  expect(form.queryByText(other)).not.toBeInTheDocument()
  await userEvent.selectOptions(position, 'Driver, Lebanon, TN')
  expect(form.getByText(other)).toBeVisible()
  await press('Move')
  await findToast('Tasha Greene: moved to Driver, Lebanon, TN')
  await press('Undo')
  await findToast('The change was undone.')
  expect(sent).toEqual([
    { jobId: 'd', updatedAt },
    { jobId: 'c', updatedAt: 'later' },
  ])
})

test('the form for documents says nothing of a resume or a request that does not exist', async () => {
  await open({ resume: null }, { 'POST /careers/1/documents': failure(500, 'Broken') })
  await press('Add a document')
  const form = within(await screen.findByRole('dialog', { name: 'Add Documents: Tasha Greene' }))
  expect(form.queryByText('The applicant is then no longer asked for what you add.')).toBeNull()
  expect(form.queryByText('A new resume takes the place of the one on file.')).toBeNull()
  await userEvent.upload(form.getByLabelText('Resume'), pdfFile('scan.pdf'))
  await userEvent.click(form.getByRole('button', { name: 'Add' }))
  await findToast('Failed to add the documents. Please try again.')
})

test('open jobs come first, and the others say their status', async () => {
  const jobs = [{ ...cook, status: 'archived' }, driver, { ...cook, id: 'e', status: 'draft' }]
  await open({}, { 'GET /jobs/admin': success(jobs) })
  await press('Move to another job')
  const position = await screen.findByLabelText('Position (required)')
  await within(position).findByRole('option', { name: 'Driver, Lebanon, TN' })
  expect(
    within(position)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Driver, Lebanon, TN', 'Cook, Smyrna, TN (Archived)', 'Cook, Smyrna, TN (Draft)'])
})

test('moves someone who applied for a deleted job, but not back', async () => {
  await open({ jobId: 'gone', position: 'Painter', location: 'Dayton, TN' })
  await press('Move to another job')
  const position = await screen.findByLabelText('Position (required)')
  expect(position).toHaveDisplayValue('Painter, Dayton, TN')
  expect(position).toHaveAccessibleDescription(/^Status, notes and documents stay as they are/)
  await within(position).findByRole('option', { name: 'Cook, Smyrna, TN' })
  await userEvent.selectOptions(position, 'Cook, Smyrna, TN')
  await press('Move')
  await findToast('Tasha Greene: moved to Cook, Smyrna, TN')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('says that the applicant could not be moved', async () => {
  await open({}, { 'PUT /careers/1/job': 'network failure' })
  await press('Move to another job')
  const position = await screen.findByLabelText('Position (required)')
  await within(position).findByRole('option', { name: 'Driver, Lebanon, TN' })
  await userEvent.selectOptions(position, 'Driver, Lebanon, TN')
  await press('Move')
  await findToast('Failed to move the applicant. Please try again.')
})

test('a mistyped applicant is corrected', async () => {
  await open()
  await press('Edit details')
  const form = within(await screen.findByRole('dialog', { name: 'Edit Applicant' }))
  expect(form.getByLabelText('Email')).toHaveAttribute('type', 'email')
  expect(form.getByLabelText('Phone')).toHaveAttribute('type', 'tel')
  const name = form.getByLabelText('Last name (required)')
  expect(name).toHaveAttribute('maxlength', String(applicantLimits.name))
  await userEvent.clear(name)
  await press('Save')
  expect(await form.findByText('Last name is required')).toBeVisible()
  await userEvent.type(name, 'Green')
  await press('Save')
  await findToast('The applicant was corrected')
  const { firstName, email, phone, updatedAt } = anOpenedApplication()
  expect(sent).toEqual([{ firstName, lastName: 'Green', email, phone, updatedAt }])
})

test('says that the correction was not saved', async () => {
  await open({}, { 'PUT /careers/1': 'network failure' })
  await press('Edit details')
  await press('Save')
  await findToast('Failed to save the correction. Please try again.')
})
