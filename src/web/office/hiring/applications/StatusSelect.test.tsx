import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { Application } from '#contract/hiring/applications.ts'
import { SectionEdits, SignedIn } from '#web/office/platform/layout/use-may.ts'
import {
  anApplication,
  press,
  signIn,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import { findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { StatusSelect } from './StatusSelect.tsx'

const changedAt = '2026-11-15T10:00:00.000Z'
let sent: [call: string, body: Record<string, unknown>][]

beforeEach(() => {
  signIn()
  sessionStorage.clear()
  sent = []
})

function show(fields: Partial<Application> = {}) {
  const application = anApplication(fields)
  const record = (name: string, data: unknown) => (init?: RequestInit) => {
    sent.push([name, JSON.parse(String(init?.body))])
    return success(data)
  }
  respond({
    ...validSession,
    'GET /careers/reasons': success({ reasons: ['Too far', 'Pay'], updatedAt: changedAt }),
    'PUT /careers/reasons': record('reasons', { reasons: [], updatedAt: changedAt }),
    'PUT /careers/1/status': record('status', {
      ...application,
      history: [],
      updatedAt: changedAt,
    }),
  })
  renderAt('/', <StatusSelect application={application} />)
  return screen.getByLabelText('Status of Tasha Greene')
}
const choose = (select: HTMLElement, name: string) => userEvent.selectOptions(select, name)
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('offers all statuses, and saves most of them at once', async () => {
  const select = show()
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'New',
    'Reviewed',
    'Shortlisted',
    'Interview scheduled',
    'Interview completed',
    'Rejected',
    'Hired',
    'Withdrawn',
  ])
  await choose(select, 'Interview completed')
  await findToast('Application status updated successfully')
  expect(sent).toEqual([['status', { status: 'interview_completed', notes: '' }]])
})

test('asks for day, time and place of an interview', async () => {
  await choose(show(), 'Interview scheduled')
  const form = await dialog('Interview scheduled: Tasha Greene')
  await userEvent.type(form.getByLabelText('Day of the interview'), '2026-11-20')
  await press('Save')
  expect(await form.findByText('Please enter the time too')).toBeVisible()
  await userEvent.type(form.getByLabelText('Time'), '10:00')
  await userEvent.type(form.getByLabelText('Place'), 'Room 2')
  await press('Save')
  await findToast('Application status updated successfully')
  expect(sent).toEqual([
    [
      'status',
      {
        status: 'interview_scheduled',
        notes: '',
        reason: '',
        interviewAt: '2026-11-20T16:00:00.000Z',
        interviewPlace: 'Room 2',
        updatedAt: '2026-11-14T18:00:00.000Z',
      },
    ],
  ])
})

test('says that an interview is in the past, which can be saved all the same', async () => {
  await choose(show(), 'Interview scheduled')
  const form = await dialog('Interview scheduled: Tasha Greene')
  const day = form.getByLabelText('Day of the interview')
  await userEvent.type(day, '2999-01-15')
  expect(day).toHaveAccessibleDescription('You can add it later.')
  await userEvent.clear(day)
  await userEvent.type(day, '2020-01-15')
  expect(day).toHaveAccessibleDescription('This is in the past. You can save it all the same.')
  await userEvent.type(form.getByLabelText('Time'), '10:00')
  await press('Save')
  await findToast('Application status updated successfully')
})

test('asks for a reason, and undo gives back what was there', async () => {
  await choose(show({ status: 'withdrawn', reason: 'Pay' }), 'Rejected')
  const form = await dialog('Rejected: Tasha Greene')
  await userEvent.selectOptions(form.getByLabelText('Reason'), 'Too far')
  await press('Save')
  await findToast('Application status updated successfully')
  await press('Undo')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toMatchObject([
    ['status', { status: 'rejected', reason: 'Too far' }],
    ['status', { status: 'withdrawn', reason: 'Pay', updatedAt: changedAt }],
  ])
})

test('cancels without a change', async () => {
  const select = show()
  await choose(select, 'Withdrawn')
  await press('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(select).toHaveValue('pending')
  expect(sent).toEqual([])
})

test('shows the interview, and changes it', async () => {
  show({
    status: 'interview_scheduled',
    interviewAt: '2026-11-20T16:00:00.000Z',
    interviewPlace: 'Room 2',
  })
  expect(screen.getByText(/^Friday, November 20, 2026 at 10:00.AM, Room 2$/)).toBeVisible()
  await press('Change the interview')
  const form = await dialog('Interview scheduled: Tasha Greene')
  expect(form.getByLabelText('Time')).toHaveValue('10:00')
})

test('keeps a reason that is no longer on the list, and leads to the list', async () => {
  show({ status: 'rejected', reason: 'An old reason' })
  await press('Change the reason')
  const form = await dialog('Rejected: Tasha Greene')
  await form.findByRole('option', { name: 'Pay' })
  expect(form.getByLabelText('Reason')).toHaveValue('An old reason')
  expect(form.getByRole('link', { name: 'Edit the list of reasons' })).toHaveAttribute(
    'href',
    '/admin/dashboard?section=hiring-settings&reasons',
  )
})

test('only shows the status to someone who may not change it', () => {
  respond(validSession)
  const reader = { _id: 'r', username: 'rose', email: 'r@example.org', role: 'reader' as const }
  renderAt(
    '/',
    <SignedIn value={reader}>
      <SectionEdits value="edit applicants">
        <StatusSelect application={anApplication({ status: 'rejected', reason: 'Pay' })} />
      </SectionEdits>
    </SignedIn>,
  )
  expect(screen.getByText('Rejected')).toBeVisible()
  expect(screen.getByText('Pay')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('combobox')).toBeNull()
})
