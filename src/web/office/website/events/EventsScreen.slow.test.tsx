import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useNavigate } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { UnsavedGuard } from '#web/office/platform/drafts/UnsavedGuard.tsx'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { renderAt, respond } from '../../../../../tests/support/render.tsx'
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
test('an open event has an address, and Back closes it', async () => {
  show()
  await press('Edit Event 60')
  expect(await screen.findByRole('dialog', { name: 'Edit Event' })).toBeVisible()
  expect(address()).toHaveTextContent('section=event-posting&id=e60')
  await userEvent.click(screen.getByText('Back'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toHaveTextContent(/section=event-posting$/)
})

test('closing an event returns to the list as it was', async () => {
  show('&page=2')
  await press('Edit Event 35')
  const dialog = await screen.findByRole('dialog', { name: 'Edit Event' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(address()).toHaveTextContent(/section=event-posting&page=2$/))
  expect(screen.queryByRole('dialog')).toBeNull()
})
