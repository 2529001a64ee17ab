import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { CareEvent, EventForm } from '#contract/website/events.ts'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { event } from '../../../../../tests/support/responses.ts'
import { EventsScreen } from './EventsScreen.tsx'
import { eventVersions } from './event-versions.ts'
import { previewEvent } from './events-queries.ts'

beforeEach(signIn)

// Noon to two o'clock at the provider.
const times = { startsAt: '2026-11-20T18:00:00.000Z', endsAt: '2026-11-20T20:00:00.000Z' }
const picnic = { ...event, ...times, publishAt: undefined, past: false }

/** A server with these events. Returns the forms it was sent. */
function serve(events: object[]) {
  let rows = events
  const sent: Record<string, FormDataEntryValue>[] = []
  const save = (init?: RequestInit) => {
    sent.push(Object.fromEntries(init?.body as FormData))
    return success(picnic)
  }
  respond({
    ...validSession,
    'GET /events': () => success(rows),
    'POST /events': save,
    'PUT /events/a': save,
    'DELETE /events/a': () => {
      rows = []
      return { body: { success: true, message: 'Done' } }
    },
  })
  renderAt('/admin/dashboard?section=event-posting', <EventsScreen />)
  return sent
}
const field = (label: string | RegExp) => screen.getByLabelText(label)

test('a new event is sent with its time at the provider, and is on the site', async () => {
  const sent = serve([])
  expect(await screen.findByText('No events found. Create your first event!')).toBeVisible()
  await press('Add Event')
  await userEvent.type(field('Title (required)'), 'Concert')
  await userEvent.type(field('Description (required)'), 'Bring a friend.')
  await userEvent.type(field('Date'), '2026-11-20')
  await userEvent.type(field('Time'), '12:00')
  await userEvent.type(field('End time'), '14:00')
  await userEvent.type(field('Place'), 'Hall')
  await press('Save')
  await findToast('Event created successfully!')
  expect(sent).toMatchObject([
    {
      title: 'Concert',
      description: 'Bring a friend.',
      status: 'published',
      place: 'Hall',
      easyText: '',
      ...times,
    },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an event is changed with what it had, and with its version', async () => {
  const sent = serve([picnic])
  await press('Edit Picnic')
  expect(field('Date')).toHaveValue('2026-11-20')
  expect(field('Time')).toHaveValue('12:00')
  expect(field('End time')).toHaveValue('14:00')
  expect(field('What does the picture show?')).toHaveValue('A lawn')
  await userEvent.clear(field('Title (required)'))
  await userEvent.type(field('Title (required)'), 'Big picnic')
  await userEvent.clear(field('End time'))
  await press('Save')
  await findToast('Event updated successfully!')
  expect(sent).toMatchObject([
    { title: 'Big picnic', startsAt: times.startsAt, endsAt: '', updatedAt: picnic.updatedAt },
  ])
})

test('says what an event is missing', async () => {
  const sent = serve([])
  await press('Add Event')
  await press('Save')
  expect(await screen.findByText('Title is required')).toBeVisible()
  expect(screen.getByText('Description is required')).toBeVisible()
  expect(sent).toEqual([])
})

test('an event is deleted after a question', async () => {
  serve([picnic])
  await press('Delete Picnic')
  const question = within(screen.getByRole('alertdialog', { name: 'Delete Event' }))
  expect(question.getByText('Picnic')).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  await findToast('Event deleted successfully!')
  expect(await screen.findByText('No events found. Create your first event!')).toBeVisible()
})

test('the description of a picture is asked for while there is a picture', async () => {
  serve([picnic])
  await press('Edit Picnic')
  const description = 'What does the picture show?'
  await userEvent.clear(field(description))
  expect(screen.getByText(/^Without a description, people who cannot see/)).toBeVisible()
  await userEvent.type(field(description), 'Lawn')
  expect(screen.queryByText(/^Without a description/)).toBeNull()
  const picture = new File(['x'], 'lawn.png', { type: 'image/png' })
  await userEvent.upload(field(/^Image/), picture)
  expect(screen.getByText(/^You chose another picture/)).toBeVisible()
})

test('an event without a picture has none to describe', async () => {
  serve([{ ...picnic, image: null, picture: null }])
  await press('Edit Picnic')
  expect(screen.queryByLabelText('What does the picture show?')).toBeNull()
})

const existing = { id: '1', title: 'Picnic', description: 'Bring a friend.' } as CareEvent
const chosen = new File(['x'], 'new.png', { type: 'image/png' })

test.each<[string, Partial<EventForm>, CareEvent | undefined, string | undefined]>([
  ['the chosen one', { image: chosen }, existing, 'chosen'],
  ['none after it was removed', { image: null, copyImageFrom: '2' }, existing, undefined],
  ['that of the event', {}, existing, '1'],
  ['that of the event it is a copy of', { copyImageFrom: '2' }, undefined, '2'],
  ['none for a new event', {}, undefined, undefined],
])('the picture in the preview is %s', async (_, values, event, image) => {
  const sent: Record<string, unknown>[] = []
  respond({
    ...validSession,
    'POST /admin/preview/event': (init) => {
      sent.push(JSON.parse(String(init?.body)))
      return success({ html: '<h1>Picnic</h1>' })
    },
  })
  const form = { ...eventVersions.toValues(existing), ...values } as EventForm
  expect(await previewEvent(form, event)).toBe('<h1>Picnic</h1>')
  expect(sent[0]?.image).toBe(image)
  expect(sent[0]?.id).toBe(event?.id)
  expect(sent[0]).toMatchObject({ title: 'Picnic', description: 'Bring a friend.' })
})
