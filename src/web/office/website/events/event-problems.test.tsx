import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { SectionEdits, SignedIn } from '#web/office/platform/layout/use-may.ts'
import {
  press,
  signedInUser,
  signIn,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { event } from '../../../../../tests/support/responses.ts'
import { EventsScreen } from './EventsScreen.tsx'

beforeEach(() => {
  signIn()
  sessionStorage.clear()
})

const failing = failure(500, 'Broken')
const { publishAt, startsAt, endsAt, past, place, ...picnic } = event
const dance = {
  ...picnic,
  _id: 'b',
  id: 'b',
  title: 'Dance',
  status: 'published',
  createdAt: '2026-11-16T12:00:00.000Z',
}

function show(responses = {}, { query = '', role = 'admin' } = {}) {
  respond({ ...validSession, 'GET /events': success([picnic, dance]), ...responses })
  renderAt(
    `/admin/dashboard?section=event-posting${query}`,
    <SignedIn value={{ ...signedInUser, role }}>
      <SectionEdits value="edit content">
        <EventsScreen />
      </SectionEdits>
    </SignedIn>,
  )
}
const titles = () =>
  screen.getAllByRole('button', { name: /^Edit / }).map(({ title }) => title.slice(5))

test('a row has the event, without what was not given', async () => {
  show()
  const cells = within(await screen.findByRole('row', { name: /Picnic/ })).getAllByRole('cell')
  expect(cells.slice(1, 5).map(({ textContent }) => textContent)).toEqual([
    'Picnic',
    'In the park',
    'Draft',
    'Nov 15, 2026',
  ])
  expect(screen.getByText('Draft', { selector: '[data-color]' })).toHaveAttribute(
    'data-color',
    'orange',
  )
  expect(screen.getByText('Published', { selector: '[data-color]' })).toHaveAttribute(
    'data-color',
    'green',
  )
})

test('events are in the chosen order, the newest first until then', async () => {
  show()
  await screen.findByText('2 events')
  expect(titles()).toEqual(['Dance', 'Picnic'])
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Created, oldest first')
  await waitFor(() => expect(titles()).toEqual(['Picnic', 'Dance']))
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Title, A to Z')
  await waitFor(() => expect(titles()).toEqual(['Dance', 'Picnic']))
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Status, A to Z')
  await waitFor(() => expect(titles()).toEqual(['Picnic', 'Dance']))
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Status, Z to A')
  await waitFor(() => expect(titles()).toEqual(['Dance', 'Picnic']))
})

test('says that events are loading, and why they could not be loaded', async () => {
  let isDown = true
  show({ 'GET /events': () => (isDown ? failing : success([picnic])) })
  expect(screen.getByText('Loading events...')).toBeVisible()
  expect(await screen.findByText('Failed to load events. Please try again.')).toBeVisible()
  isDown = false
  await press('Retry')
  expect(await screen.findByText('1 event')).toBeVisible()
})

test('a link opens the form of a new event', async () => {
  show({}, { query: '&new' })
  expect(await screen.findByRole('dialog', { name: 'Add Event' })).toBeVisible()
  expect(screen.getByTestId('address')).toHaveTextContent(/section=event-posting$/)
})

test('while a form is open, the rows wait', async () => {
  show()
  await press('Edit Picnic')
  expect(await screen.findByRole('dialog', { name: 'Edit Event' })).toBeVisible()
  for (const action of ['Edit', 'Duplicate', 'Delete']) {
    const button = screen.getByRole('button', { name: `${action} Dance` })
    expect(button).toHaveAttribute('aria-disabled', 'true')
  }
  expect(screen.getByRole('button', { name: 'Add Event' })).toHaveAttribute('aria-disabled')
})

test('a new event that could not be created keeps what was typed', async () => {
  show({ 'POST /events': failing })
  await press('Add Event')
  const title = screen.getByLabelText('Title (required)')
  await userEvent.type(title, 'Concert')
  expect(title).toHaveAccessibleDescription(/^7 of \d+ characters$/)
  await userEvent.type(screen.getByLabelText('Description (required)'), 'Bring a friend.')
  await press('Save')
  await findToast('Failed to create event. Please try again.')
  expect(screen.getByRole('dialog')).toHaveTextContent('Broken')
  expect(title).toHaveValue('Concert')
})

test('says that an event could not be updated', async () => {
  show({ 'PUT /events/a': failing })
  await press('Edit Picnic')
  await press('Save')
  await findToast('Failed to update event. Please try again.')
})

test('says that an event could not be deleted', async () => {
  show({ 'DELETE /events/a': failing })
  await press('Delete Picnic')
  const question = screen.getByRole('alertdialog', { name: 'Delete Event' })
  expect(question).toHaveTextContent('Are you sure you want to delete this event?')
  await press('Delete')
  await findToast('Failed to delete event. Please try again.')
  expect(question).toHaveTextContent('Broken')
})

test('nothing can be typed while an event is saved', async () => {
  show({ 'PUT /events/a': 'never' })
  await press('Edit Picnic')
  expect(screen.getByRole('group', { name: /^Status/ })).toHaveAccessibleDescription(
    'A draft is not on the site.',
  )
  await press('Save')
  await screen.findByRole('button', { name: 'Saving...' })
  const fields = [
    'Title (required)',
    'Description (required)',
    'Date',
    'Time',
    'Place',
    'Publish on',
  ]
  for (const label of fields) expect(screen.getByLabelText(label)).toBeDisabled()
  for (const choice of screen.getAllByRole('radio')) expect(choice).toBeDisabled()
  expect(screen.getByLabelText('What does the picture show?')).toBeDisabled()
})

test('a picture that was removed is sent as such', async () => {
  let body: Record<string, unknown> = {}
  show({
    'PUT /events/a': (init?: RequestInit) => {
      body = Object.fromEntries(init?.body as FormData)
      return success(picnic)
    },
  })
  await press('Edit Picnic')
  await press('Remove picture')
  await press('Save')
  await findToast('Event updated successfully!')
  expect(body).toMatchObject({ removeImage: 'true' })
})

test('someone who may only read opens no form, also not by its address', async () => {
  show({}, { query: '&id=a', role: 'reader' })
  expect(await screen.findByText('2 events')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: /^(Add|Edit|Delete|Duplicate)/ })).toBeNull()
})
