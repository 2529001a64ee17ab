import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { payMessages } from '#contract/hiring/job-pay.ts'
import { termMessages } from '#contract/hiring/job-terms.ts'
import type { AdminJob } from '#contract/hiring/jobs.ts'
import { aJob, anAdminJob } from '../../../../../tests/support/job.ts'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { renderAt, respond } from '../../../../../tests/support/render.tsx'
import { JobsScreen } from './JobsScreen.tsx'

const terms = {
  pay: { from: 16.5, to: 18, per: 'hour' as const },
  closingDate: '2027-03-14',
  openings: 3,
  street: '120 Main Street',
  postalCode: '37167',
  program: 'living',
}
const job = anAdminJob({
  ...terms,
  status: 'draft',
  applicationsCount: 12,
  newApplicationsCount: 3,
})

let sent: { call: string; body: unknown }[]

beforeEach(() => {
  sent = []
  signIn()
  // November 20 at the provider.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T05:00:00Z') })
  return () => vi.useRealTimers()
})

const receive = (call: string, saved: unknown = aJob()) => ({
  [call]: ({ body }: { body?: unknown } = {}) => {
    sent.push({ call, body: JSON.parse(String(body)) })
    return success(saved)
  },
})

function open(data: Partial<AdminJob>, address = '/') {
  respond({
    ...validSession,
    'GET /jobs/admin': success([{ ...job, ...data }]),
    'GET /admin/programs': success([
      { id: 'living', name: 'Supported Living', hidden: false },
      { id: 'art', name: 'Art', hidden: true },
    ]),
    ...receive('PUT /jobs/admin/1'),
    ...receive('POST /jobs/admin'),
    ...receive('POST /jobs/admin/1/reopen'),
    ...receive('PATCH /jobs/admin/bulk-status', [aJob()]),
  })
  renderAt(address, <JobsScreen />)
}

const type = async (label: string, text: string) => {
  const field = screen.getByLabelText(label)
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
}

describe('the form of a job', () => {
  test('shows what is stored and sends it back unchanged', async () => {
    open({})
    await press('Edit Job Coach, Knoxville, TN')
    expect(screen.getByLabelText('Pay from ($)')).toHaveValue('16.50')
    expect(screen.getByLabelText('Pay to ($)')).toHaveValue('18')
    expect(screen.getByLabelText('Pay per')).toHaveValue('hour')
    expect(screen.getByText('$16.50 to $18.00 an hour')).toBeVisible()
    expect(screen.getByLabelText('Closing date')).toHaveValue('2027-03-14')
    expect(await screen.findByRole('option', { name: 'Art (hidden)' })).toBeVisible()
    expect(screen.getByLabelText('Program')).toHaveDisplayValue('Supported Living')
    await press('Save')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject(terms)
    expect(sent[0]?.body).not.toHaveProperty('payFrom')
  })

  test('says what it costs to leave pay and closing date out, and removes them', async () => {
    open({})
    await press('Edit Job Coach, Knoxville, TN')
    for (const label of [
      'Pay from ($)',
      'Pay to ($)',
      'Closing date',
      'Openings',
      'Street',
      'ZIP code',
    ])
      await type(label, '')
    await userEvent.selectOptions(screen.getByLabelText('Program'), 'No program')
    expect(screen.getByText(/Search engines show postings with pay first/)).toBeVisible()
    expect(screen.getByText(/stays on the site and in search engines/)).toBeVisible()
    await press('Save')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({
      pay: null,
      closingDate: '',
      openings: null,
      street: '',
      postalCode: '',
      program: '',
    })
  })

  test.each([
    ['Pay from ($)', 'a lot', payMessages.amount],
    ['Pay to ($)', '12', payMessages.order],
    ['Openings', '0', termMessages.openings],
    ['ZIP code', '12', termMessages.postalCode],
  ])('refuses in %s: %s', async (label, text, message) => {
    open({})
    await press('Edit Job Coach, Knoxville, TN')
    await type(label, text)
    await press('Save')
    expect(await screen.findByText(message)).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus())
    expect(sent).toEqual([])
  })

  test('has everything that a posting needs, and Save, before what is folded', async () => {
    open({})
    await press('Add Job Posting')
    const more = screen.getByText('More: dates, pay, openings, street, program').closest('details')
    expect(more).not.toHaveAttribute('open')
    const save = screen.getByRole('button', { name: 'Save' })
    expect(more?.contains(screen.getByLabelText('Closing date'))).toBe(true)
    expect(save.compareDocumentPosition(more as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await type('Job Title (required)', 'Cook')
    await type('Location (required)', 'Smyrna, TN')
    await userEvent.click(screen.getByLabelText('Morning Shift'))
    await type('ZIP code', '12')
    await press('Save')
    expect(await screen.findByText(termMessages.postalCode)).toBeVisible()
    expect(more).toHaveAttribute('open')
  })

  test('refuses to publish after the closing date, by the day at the provider', async () => {
    open({ closingDate: '2026-11-19' })
    await press('Edit Job Coach, Knoxville, TN')
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Published')
    await press('Save')
    expect(await screen.findByText(termMessages.closingDatePassed)).toBeVisible()
    await type('Closing date', '2026-11-20')
    await press('Save')
    await waitFor(() => expect(sent).toMatchObject([{ body: { closingDate: '2026-11-20' } }]))
  })

  test('of a duplicate has the same terms, but no closing date in the past', async () => {
    open({ closingDate: '2026-11-19' })
    await press('Duplicate Job Coach, Knoxville, TN')
    expect(screen.getByLabelText('Closing date')).toHaveValue('')
    expect(screen.getByLabelText('Pay from ($)')).toHaveValue('16.50')
    await press('Save')
    await waitFor(() => expect(sent).toMatchObject([{ call: 'POST /jobs/admin' }]))
  })
})

describe('the card of a job', () => {
  test('has its pay and closing date, and leads to the people who applied', async () => {
    open({})
    expect(await screen.findByText('$16.50 to $18.00 an hour')).toBeVisible()
    expect(screen.getByText(/Closes\s+Mar 14, 2027/)).toBeVisible()
    expect(screen.getByRole('link', { name: '12 applicants, 3 new' })).toHaveAttribute(
      'href',
      '/admin/dashboard?section=applicants&job=1',
    )
  })

  test.each([
    [{ applicationsCount: 1, newApplicationsCount: 0 }, '1 applicant'],
    [{ applicationsCount: 0, newApplicationsCount: 0 }, 'No applicants yet'],
  ])('with %j says: %s', async (counts, text) => {
    open(counts)
    expect(await screen.findByText(text)).toBeVisible()
  })

  test('is found by its closing date', async () => {
    open({ status: 'published', closingDate: '2026-11-26' }, '/?closing=week')
    expect(await screen.findByRole('heading', { name: 'Job Coach' })).toBeVisible()
  })

  test('is left out when it closes later, is closed or is not published', async () => {
    const others = [
      anAdminJob({ id: '2', closingDate: '2026-11-27' }),
      anAdminJob({ id: '3', closingDate: '2026-11-22', status: 'draft' }),
      anAdminJob({ id: '4' }),
    ]
    respond({ ...validSession, 'GET /jobs/admin': success(others) })
    renderAt('/?closing=week', <JobsScreen />)
    expect(await screen.findByText('0 of 3 job postings')).toBeVisible()
  })
})

describe('an archived job', () => {
  test('is reopened with one click, which can be undone', async () => {
    open({ status: 'archived' })
    await press('Reopen Job Coach, Knoxville, TN')
    expect(await screen.findByText('Job Coach is open again')).toBeVisible()
    expect(sent).toEqual([{ call: 'POST /jobs/admin/1/reopen', body: {} }])
    await press('Undo')
    await waitFor(() => expect(sent[1]?.body).toEqual({ jobIds: ['1'], status: 'archived' }))
  })

  test('asks for a new closing date when the old one has passed', async () => {
    open({ status: 'archived', closingDate: '2026-11-19' })
    await press('Reopen Job Coach, Knoxville, TN')
    const dialog = within(await screen.findByRole('dialog', { name: 'Reopen Job Coach' }))
    expect(dialog.getByText(/Nov 19, 2026, has\s+passed/)).toBeVisible()
    await type('New closing date', '2026-11-19')
    await userEvent.click(dialog.getByRole('button', { name: 'Reopen' }))
    expect(await dialog.findByText(termMessages.closingDatePassed)).toBeVisible()
    await type('New closing date', '2026-12-24')
    await userEvent.click(dialog.getByRole('button', { name: 'Reopen' }))
    await waitFor(() => expect(sent).toMatchObject([{ body: { closingDate: '2026-12-24' } }]))
  })
})
