import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useNavigate } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { UnsavedGuard } from '#web/office/platform/drafts/UnsavedGuard.tsx'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { EventsScreen } from './EventsScreen.tsx'

const anEvent = (number: number) => ({
  _id: `e${number}`,
  id: `e${number}`,
  slug: `event-${number}`,
  title: `Event ${number}`,
  description: 'Bring a friend.',
  status: number % 2 ? 'published' : 'draft',
  image: null,
  picture: null,
  createdAt: new Date(Date.UTC(2026, 0, number)).toISOString(),
  updatedAt: '2026-11-15T10:00:00.000Z',
})
const events = Array.from({ length: 60 }, (_, index) => anEvent(60 - index))

beforeEach(signIn)

function Back() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  )
}

function show(parameters = '', rows: unknown[] = events) {
  respond({ ...validSession, 'GET /events': success(rows) })
  renderAt(
    `/admin/dashboard?section=event-posting${parameters}`,
    <UnsavedGuard>
      <EventsScreen />
      <Back />
    </UnsavedGuard>,
  )
}
const address = () => screen.getByTestId('address')
const titles = () =>
  screen.getAllByRole('button', { name: /^Edit Event/ }).map(({ title }) => title.slice(5))

test('shows 25 events at a time, and counts those that were found', async () => {
  show('&page=3')
  expect(await screen.findByText('60 events')).toBeVisible()
  expect(screen.getByText('Page 3 of 3')).toBeVisible()
  expect(titles()).toHaveLength(10)
  await userEvent.type(screen.getByLabelText('Search events'), '1')
  expect(screen.getByText('15 of 60 events')).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Draft')
  expect(await screen.findByText('5 of 60 events')).toBeVisible()
  expect(titles()).toEqual(['Event 18', 'Event 16', 'Event 14', 'Event 12', 'Event 10'])
})

test('shows only those of a time that is chosen', async () => {
  const startsAt = '2026-11-20T18:00:00.000Z'
  const dated = { startsAt, endsAt: '2026-11-20T20:00:00.000Z', place: 'Hall' }
  show('', [{ ...anEvent(3), ...dated }, anEvent(2), { ...anEvent(1), startsAt, past: true }])
  expect(await screen.findByText('Nov 20, 2026, 12:00 PM to 2:00 PM · Hall')).toBeVisible()
  expect(screen.getByText('Past event · Nov 20, 2026, 12:00 PM')).toBeVisible()
  for (const [choice, title] of [
    ['Upcoming', 'Event 3'],
    ['Without a date', 'Event 2'],
    ['Past', 'Event 1'],
  ] as const) {
    await userEvent.selectOptions(screen.getByLabelText('When'), choice)
    expect(await screen.findByText('1 of 3 events')).toBeVisible()
    expect(titles()).toEqual([title])
  }
})

test('Back asks before what was typed is lost', async () => {
  show('', [anEvent(60)])
  await press('Edit Event 60')
  await userEvent.type(await screen.findByLabelText('Title (required)'), '!')
  await userEvent.click(screen.getByText('Back'))
  expect(await screen.findByText('Discard your changes?')).toBeVisible()
  await press('Keep editing')
  expect(screen.getByLabelText('Title (required)')).toHaveValue('Event 60!')
  await userEvent.click(screen.getByText('Back'))
  await press('Discard changes')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('opens the event of the address', async () => {
  show('&id=e2', [anEvent(3), anEvent(2)])
  expect(await screen.findByLabelText('Title (required)')).toHaveValue('Event 2')
  await press('Cancel')
  await waitFor(() => expect(address()).toHaveTextContent(/section=event-posting$/))
})

test('says that the event of the address is gone', async () => {
  show('&id=e99', [anEvent(2)])
  expect(await findToast('This event is gone. Someone may have deleted it.')).toBeTruthy()
  await waitFor(() => expect(address()).toHaveTextContent(/section=event-posting$/))
})
