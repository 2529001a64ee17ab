import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { applicationLimits } from '#contract/hiring/applications.ts'
import {
  anApplication,
  press,
  signIn,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { StatusDialog } from './StatusDialog.tsx'
import { StatusSelect } from './StatusSelect.tsx'

const save = 'PUT /careers/1/status'
const reasons = success({ reasons: ['Too far'], updatedAt: '2026-11-15T10:00:00.000Z' })
const over = 'This is in the past. You can save it all the same.'
const onClose = vi.fn()

beforeEach(() => {
  signIn()
  sessionStorage.clear()
  onClose.mockClear()
  // November 20, 10:00 AM at the provider.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T16:00:00Z') })
  return () => vi.useRealTimers()
})

function open(status: 'interview_scheduled' | 'rejected', responses = {}) {
  const asked = respond({ ...validSession, 'GET /careers/reasons': reasons, ...responses })
  renderAt('/', <StatusDialog application={anApplication()} status={status} onClose={onClose} />)
  return asked
}

test.each([
  ['2026-11-19', '', true],
  ['2026-11-19', '23:59', true],
  ['2026-11-20', '', false],
  ['2026-11-20', '09:59', true],
  ['2026-11-20', '10:00', false],
  ['2026-11-21', '09:00', false],
  // A year that is being typed.
  ['0202-11-20', '', false],
  ['', '', false],
])('says whether an interview on "%s" at "%s" is in the past: %s', (date, time, past) => {
  open('interview_scheduled')
  const day = screen.getByLabelText('Day of the interview')
  fireEvent.change(day, { target: { value: date } })
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: time } })
  expect(day).toHaveAccessibleDescription(past ? over : 'You can add it later.')
  expect(screen.queryAllByText(over, { selector: '[role=status]' })).toHaveLength(past ? 1 : 0)
})

test('an interview has a day, a time and a place, but no reason', async () => {
  const asked = open('interview_scheduled', { [save]: 'never' })
  const place = screen.getByLabelText('Place')
  expect(place).toHaveAttribute('maxlength', String(applicationLimits.place))
  expect(place).toHaveAccessibleDescription('A room, an address, or how you will call.')
  expect(screen.queryByLabelText('Reason')).toBeNull()
  await press('Save')
  await waitFor(() => expect(place).toBeDisabled())
  expect(screen.getByLabelText('Day of the interview')).toBeDisabled()
  await waitFor(() => expect(asked).toContain(save))
  expect(asked).not.toContain('GET /careers/reasons')
})

test('a rejection has a reason, but no interview', async () => {
  open('rejected', { [save]: failure(500, 'Broken') })
  const reason = screen.getByLabelText('Reason')
  expect(reason).toHaveAccessibleDescription('Only the office sees it.')
  await within(reason).findByRole('option', { name: 'Too far' })
  expect(
    within(reason)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['No reason given', 'Too far'])
  expect(screen.queryByLabelText('Place')).toBeNull()
  expect(screen.queryByLabelText('Day of the interview')).toBeNull()
  await press('Save')
  await findToast('Failed to update application status')
  expect(screen.getByRole('dialog')).toHaveTextContent('Broken')
  expect(onClose).not.toHaveBeenCalled()
})

test('the form closes after saving, and when it is canceled', async () => {
  open('rejected', { [save]: success({ ...anApplication(), history: [] }) })
  await press('Cancel')
  expect(onClose).toHaveBeenCalledOnce()
  await press('Save')
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2))
})

const show = (fields: Parameters<typeof anApplication>[0], responses = {}) => {
  respond({ ...validSession, 'GET /careers/reasons': reasons, ...responses })
  renderAt('/', <StatusSelect application={anApplication(fields)} />)
}

test.each([
  [{ status: 'interview_scheduled' as const }, 'Day and place are not known yet'],
  [{ status: 'interview_scheduled' as const, interviewPlace: 'Room 2' }, 'Room 2'],
  [{ status: 'withdrawn' as const }, 'No reason given'],
  [{ status: 'withdrawn' as const, reason: 'Pay' }, 'Pay'],
])('a status of %j has below it: %s', (fields, text) => {
  show(fields)
  expect(screen.getByText(text)).toBeVisible()
})

test('nothing is below a status that has neither an interview nor a reason', () => {
  show({ status: 'hired', reason: 'Pay', interviewPlace: 'Room 2' })
  expect(screen.queryByText('Pay')).toBeNull()
  expect(screen.queryByText('Room 2')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('shows the chosen status while it is saved', async () => {
  show({}, { [save]: 'never' })
  const select = screen.getByLabelText('Status of Tasha Greene')
  await userEvent.selectOptions(select, 'Hired')
  await waitFor(() => expect(select).toHaveAttribute('aria-disabled', 'true'))
  expect(select).toHaveValue('hired')
})

test('shows the status as it was when it could not be saved', async () => {
  show({}, { [save]: failure() })
  const select = screen.getByLabelText('Status of Tasha Greene')
  await userEvent.selectOptions(select, 'Hired')
  await findToast('Failed to update application status')
  await waitFor(() => expect(select).toHaveValue('pending'))
})

test('a status that is saved at once can be undone, with what belonged to it', async () => {
  const sent: unknown[] = []
  show(
    { status: 'rejected', reason: 'Pay' },
    {
      [save]: (init?: RequestInit) => {
        sent.push(JSON.parse(String(init?.body)))
        return success({ ...anApplication({ updatedAt: 'later' }), history: [] })
      },
    },
  )
  await userEvent.selectOptions(screen.getByLabelText('Status of Tasha Greene'), 'Hired')
  await findToast('Application status updated successfully')
  await press('Undo')
  await findToast('The change was undone.')
  expect(sent).toMatchObject([
    { status: 'hired' },
    { status: 'rejected', reason: 'Pay', updatedAt: 'later' },
  ])
})
