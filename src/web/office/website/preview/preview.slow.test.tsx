import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CareEvent } from '#contract/website/events.ts'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { renderAt, respond } from '../../../../../tests/support/render.tsx'
import { EventsScreen } from '../events/EventsScreen.tsx'

const event: CareEvent = {
  slug: 'picnic',
  _id: '1',
  id: '1',
  title: 'Picnic',
  description: 'Bring a friend.',
  status: 'draft',
  image: { path: 'uploads/picnic.webp' },
  picture: null,
  createdAt: '2026-01-15T12:00:00.000Z',
  updatedAt: '2026-01-15T12:00:00.000Z',
}

const page = '<h1>Events</h1><img src="/chosen-picture" alt="">'
let sent: Record<string, unknown>[]

beforeEach(() => {
  sent = []
  signIn()
  respond({
    ...validSession,
    'GET /events': success([event]),
    'POST /admin/preview/event': ({ body } = {}) => {
      sent.push(JSON.parse(String(body)))
      return success({ html: page })
    },
  })
  renderAt('/', <EventsScreen />)
})

afterEach(() => vi.unstubAllGlobals())

async function openPreview() {
  await press('Edit Picnic')
  const title = screen.getByLabelText('Title (required)')
  await userEvent.clear(title)
  await userEvent.type(title, 'Garden Party')
}

test.each([
  [599, 'Phone'],
  [600, 'Computer'],
])('begins in a window of %i pixels with the screen “%s”', async (width, name) => {
  vi.stubGlobal('innerWidth', width)
  await openPreview()
  await press('Preview')
  expect(await screen.findByRole('radio', { name })).toBeChecked()
  expect(
    screen.getByText('What visitors will see. Nothing is saved yet, and links do not work here.'),
  ).toBeVisible()
})

test('is made once at a time', async () => {
  respond({
    ...validSession,
    'GET /events': success([event]),
    'POST /admin/preview/event': 'never',
  })
  await openPreview()
  await press('Preview')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Preview' })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
  )
})
