import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { TimelineEntry } from '#contract/records/timeline.ts'
import {
  aNote,
  anOpenedApplication,
  aReply,
  aTemplate,
  press,
  signIn,
  siteDetails,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import { findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { ApplicationHistory } from './ApplicationHistory.tsx'
import { PersonActions } from './PersonActions.tsx'

const at = '2026-11-14T18:00:00.000Z'
const note = aNote()
const opening: TimelineEntry = { kind: 'change', id: 'o', at, by: 'pat', text: 'opened id.png' }
const waiting = aReply()
let sent: [call: string, body: Record<string, unknown>][]

beforeEach(() => {
  signIn()
  sessionStorage.clear()
  sent = []
  const record = (name: string, data?: unknown) => (init?: RequestInit) => {
    sent.push([name, init?.body ? JSON.parse(String(init.body)) : {}])
    return success(data)
  }
  respond({
    ...validSession,
    ...siteDetails,
    'GET /templates': success([
      aTemplate({ kind: 'message', name: 'Thanks', text: 'Dear {name}' }),
      aTemplate({ id: 'i', name: 'Invitation', subject: '{job}', text: '{name}, {town}: {place}' }),
    ]),
    'POST /careers/1/notes': record('note', note),
    'DELETE /careers/1/notes/n': record('delete note'),
    'POST /careers/1/replies': record('message', waiting),
    'DELETE /careers/1/replies/r': record('take back'),
  })
})

test('shows what happened, adds a note and deletes an own one', async () => {
  renderAt(
    '/',
    <ApplicationHistory application={anOpenedApplication({ timeline: [note, opening] })} />,
  )
  const entries = within(screen.getByRole('list', { name: 'Notes and history' }))
  expect(entries.getAllByRole('listitem')[1]).toHaveTextContent(/^pat opened id\.png Nov 14, 2026/)
  await userEvent.type(screen.getByLabelText('Add a note'), 'Came by')
  await press('Add note')
  await findToast('Note added')
  await press(/^Delete your note of/)
  await findToast('Note deleted')
  await waitFor(() =>
    expect(sent).toEqual([
      ['note', { text: 'Came by' }],
      ['delete note', {}],
    ]),
  )
})

test('says what could not be added, deleted or taken back', async () => {
  respond(validSession)
  renderAt(
    '/',
    <ApplicationHistory application={anOpenedApplication({ timeline: [note, waiting] })} />,
  )
  await press(/^Delete your note of/)
  await findToast('Failed to delete the note. Please try again.')
  await press('Do not send')
  await findToast('The message could not be taken back. Please try again.')
  await userEvent.type(screen.getByLabelText('Add a note'), 'Came by')
  await press('Add note')
  await findToast('Failed to add the note. Please try again.')
  expect(screen.getByLabelText('Add a note')).toHaveValue('Came by')
})

test('takes back a message that waits', async () => {
  renderAt('/', <ApplicationHistory application={anOpenedApplication({ timeline: [waiting] })} />)
  expect(screen.getByRole('listitem')).toHaveTextContent(/^maria wrote a message/)
  await press('Do not send')
  await findToast('The message was not sent.')
})

test('writes from a template for applicants, and asks for what is not known', async () => {
  renderAt('/', <PersonActions application={anOpenedApplication()} onDelete={() => {}} />)
  await press('Write a message')
  const dialog = within(await screen.findByRole('dialog', { name: 'Message to Tasha Greene' }))
  await dialog.findByRole('option', { name: 'Invitation' })
  expect(dialog.queryByRole('option', { name: 'Thanks' })).toBeNull()
  await userEvent.selectOptions(dialog.getByLabelText('Template'), 'Invitation')
  const text = dialog.getByLabelText('Text (required)')
  await waitFor(() => expect(text).toHaveValue('Tasha Greene, Knoxville, TN: {place}'))
  await press('Send')
  expect(await dialog.findByText('Please write something in the place of {place}')).toBeVisible()
  await userEvent.clear(text)
  await userEvent.type(text, 'Please come in.')
  await press('Send')
  await findToast('Your message will be sent in half a minute.')
  expect(sent).toMatchObject([
    ['message', { subject: 'Job Coach', text: 'Please come in.', way: 'mail' }],
  ])
})

test('offers no message to someone without an email', () => {
  renderAt(
    '/',
    <PersonActions application={anOpenedApplication({ email: '' })} onDelete={() => {}} />,
  )
  expect(screen.queryByRole('button', { name: 'Write a message' })).toBeNull()
})
