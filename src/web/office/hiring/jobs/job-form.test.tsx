import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { AdminJob } from '#contract/hiring/jobs.ts'
import { aJob, anAdminJob } from '../../../../../tests/support/job.ts'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { detailsIn, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { JobsScreen } from './JobsScreen.tsx'

const coach = 'Job Coach, Knoxville, TN'
const archived = anAdminJob({ status: 'archived' })

beforeEach(() => {
  signIn()
  sessionStorage.clear()
})

function show(jobs: AdminJob[], responses = {}, address = '/') {
  respond({ ...validSession, 'GET /jobs/admin': () => success(jobs), ...responses })
  renderAt(address, <JobsScreen />)
}
/** A server that need not send when a job was changed, or how many have applied. */
const showSpecified = (job: object) =>
  show([], { 'GET /jobs/admin': { unchecked: { success: true, data: [job] } } })
const listOptions = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

test('nothing can be typed while a posting is saved', async () => {
  show([anAdminJob()], { 'PUT /jobs/admin/1': 'never' })
  await press(`Edit ${coach}`)
  expect(screen.getByRole('heading', { name: 'Edit Job Posting' })).toHaveFocus()
  await press('Save')
  const saving = await screen.findByRole('button', { name: 'Saving...' })
  expect(saving).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText('Saving...', { selector: '[role=status]' })).toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'Job posting' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Back to List' })).toHaveAttribute('aria-disabled')
})

test('the form explains its fields and counts what is typed', async () => {
  show([anAdminJob()])
  await press('Add Job Posting')
  expect(screen.getByRole('heading', { name: 'Add Job Posting' })).toHaveFocus()
  expect(listOptions('Status')).toEqual(['Draft', 'Published', 'Archived'])
  expect(listOptions('Pay per')).toEqual(['Hour', 'Year'])
  await userEvent.type(screen.getByLabelText('Job Title (required)'), 'Cook')
  expect(screen.getByLabelText('Job Title (required)')).toHaveAccessibleDescription(
    '4 of 100 characters',
  )
  expect(screen.getByLabelText('Street')).toHaveAccessibleDescription(
    /Never a home where people live/,
  )
  expect(screen.getByLabelText('Status')).toHaveAccessibleDescription(
    'Only published jobs are on the site.',
  )
  await press('Save')
  const shifts = screen.getByRole('group', { name: /^Shifts Available/ })
  await waitFor(() => expect(shifts).toHaveAccessibleDescription('Choose at least one shift'))
  expect(screen.getByText('Location is required')).toBeVisible()
  expect(screen.queryByText('Job Title is required')).toBeNull()
  await userEvent.type(screen.getByLabelText('Closing date'), '2099-03-14')
  expect(screen.getByLabelText('Closing date')).toHaveAccessibleDescription(
    'People can apply until this day is over (Central Time). Then the posting is archived.',
  )
})

test('switches what visitors may do with a posting, and does not send it', async () => {
  let body: object | undefined
  show([anAdminJob()], {
    'PUT /jobs/admin/1': (init?: RequestInit) => {
      body = JSON.parse(String(init?.body))
      return success(aJob())
    },
  })
  await press(`Edit ${coach}`)
  for (const name of ['Visitors can share it', 'Visitors can save it']) {
    const choice = screen.getByRole('switch', { name })
    expect(choice).toBeChecked()
    await userEvent.click(choice)
    expect(choice).not.toBeChecked()
  }
  await press('Save')
  await findToast('Job posting updated successfully')
  expect(await screen.findByRole('heading', { name: 'Job Coach', level: 2 })).toHaveFocus()
  expect(Object.keys(body ?? {}).filter((name) => /share|save/i.test(name))).toEqual([])
})

test('the page of a posting has its dates, and says when one is not known', async () => {
  showSpecified({ ...aJob(), updatedAt: undefined })
  await press(`View ${coach}`)
  expect(detailsIn(document.body)).toMatchObject({
    Status: 'Published',
    Created: 'Nov 1, 2026, 6:00 AM',
    'Last Updated': 'Unknown',
    'First published': 'Nov 1, 2026, 6:00 AM',
  })
  expect(await screen.findByText(/Help people find work/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull()
})

test('a card says when it was created, and that it has closed', async () => {
  showSpecified(aJob({ closingDate: '2020-03-14', pay: { from: 16, per: 'hour' } }))
  expect(await screen.findByText('Created Nov 1, 2026')).toBeVisible()
  expect(screen.getByText(/^\s*Closed\s+Mar 14, 2020$/)).toBeVisible()
  expect(screen.queryByText(/applicant/)).toBeNull()
  expect(screen.queryByRole('button', { name: /^Reopen/ })).toBeNull()
})

test('while a question is open, the buttons of the cards wait', async () => {
  show([archived], { 'DELETE /jobs/admin/1': 'network failure' })
  await press(`Delete ${coach}`)
  for (const action of ['View', 'Edit', 'Reopen', 'Duplicate', 'Delete']) {
    const button = screen.getByRole('button', { name: `${action} ${coach}` })
    expect(button).toHaveAttribute('aria-disabled', 'true')
  }
  expect(screen.getByRole('button', { name: 'Add Job Posting' })).toHaveAttribute('aria-disabled')
  const question = within(screen.getByRole('alertdialog', { name: 'Delete Job Posting' }))
  expect(question.getByText('Job Coach')).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  await findToast('Failed to delete job posting. Please try again.')
})

test('a posting that is reopened from its page leaves the focus on the title', async () => {
  const jobs = [{ ...archived }]
  show(jobs, {
    'POST /jobs/admin/1/reopen': () => {
      jobs[0] = anAdminJob()
      return success(aJob())
    },
  })
  await press(`View ${coach}`)
  await press('Reopen')
  await findToast('Job Coach is open again')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull())
  expect(screen.getByRole('heading', { name: 'Job Coach' })).toHaveFocus()
})

test('says that a posting could not be reopened', async () => {
  show([{ ...archived, closingDate: '2020-03-14' }], {
    'POST /jobs/admin/1/reopen': 'network failure',
  })
  await press(`Reopen ${coach}`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Reopen Job Coach' }))
  expect(dialog.getByLabelText('New closing date')).toHaveAccessibleDescription(
    'Without it, the posting stays open until someone archives it.',
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Reopen' }))
  await findToast('Failed to reopen job posting. Please try again.')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the page can be loaded again when the postings cannot', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  onTestFinished(() => reload.mockRestore())
  show([], { 'GET /jobs/admin': 'network failure' })
  await press('Reload Page')
  expect(reload).toHaveBeenCalledOnce()
})

test('the address of a posting that is gone leads to the list', async () => {
  show([anAdminJob()], {}, '/?section=job-postings&id=9')
  await findToast('This job posting is gone. Someone may have deleted it.')
  expect(await screen.findByText('1 job posting')).toBeVisible()
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent(/section=job-postings$/),
  )
})

test('postings are in the chosen order, the newest first until then', async () => {
  const later = { createdAt: '2026-11-02T12:00:00.000Z' }
  show([
    anAdminJob({ id: '2', title: 'Advisor', ...later }),
    anAdminJob({ location: 'Smyrna, TN' }),
  ])
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
  await screen.findByText('2 job postings')
  expect(titles()).toEqual(['Advisor', 'Job Coach'])
  expect(listOptions('Sort by')).toEqual([
    'Created, newest first',
    'Created, oldest first',
    'Title, A to Z',
    'Title, Z to A',
    'Location, A to Z',
    'Location, Z to A',
  ])
  for (const order of ['Created, oldest first', 'Title, Z to A', 'Location, Z to A']) {
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), order)
    await waitFor(() => expect(titles()).toEqual(['Job Coach', 'Advisor']))
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Created, newest first')
    await waitFor(() => expect(titles()).toEqual(['Advisor', 'Job Coach']))
  }
})
