import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { OpenedApplication } from '#contract/applications.ts'
import { pdfFile, pngFile } from '../../../../tests/support/documents.ts'
import { aJob } from '../../../../tests/support/job.ts'
import {
  anOpenedApplication,
  press,
  signIn,
  success,
  validSession,
} from '../../../../tests/support/office.ts'
import { answer, findToast, renderAt } from '../../../../tests/support/render.tsx'
import { ApplicationsScreen } from './ApplicationsScreen.tsx'

const cook = aJob({ id: 'c', title: 'Cook', location: 'Smyrna, TN' })
const driver = aJob({ id: 'd', title: 'Driver', location: 'Lebanon, TN' })
const at = '2026-11-14T18:00:00.000Z'
let sent: unknown[]

beforeEach(() => {
  signIn()
  sessionStorage.clear()
  sent = []
})

async function open(fields: Partial<OpenedApplication> = {}) {
  const application = anOpenedApplication({ jobId: 'c', position: 'Cook', ...fields })
  answer({
    ...validSession,
    'GET /careers?page=1&limit=10': success([application]),
    'GET /careers/jobs': success([]),
    'GET /careers/1': success(application),
    'GET /jobs/admin': success([cook, driver]),
    'POST /careers/1/documents': (init) => {
      sent.push(Object.fromEntries(init?.body as FormData))
      return success(application)
    },
    'PUT /careers/1/job': (init) => {
      const body = JSON.parse(String(init?.body))
      sent.push(body)
      return success({ ...application, jobId: body.jobId, updatedAt: 'later' })
    },
  })
  renderAt('/admin/dashboard?section=applicants&id=1', <ApplicationsScreen />)
  return within(await screen.findByRole('dialog', { name: 'Tasha Greene' }))
}

test('staff add documents to an application, but not none', async () => {
  await open({ documentRequests: [{ id: 'r', kind: 'resume', note: '', createdAt: at }] })
  await press('Add a document')
  const form = within(await screen.findByRole('dialog', { name: 'Add Documents: Tasha Greene' }))
  expect(form.getByText('The applicant is then no longer asked for what you add.')).toBeVisible()
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
