import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { ContactMessage } from '#contract/messages/contact.ts'
import { UnsavedGuard } from '#web/office/platform/drafts/UnsavedGuard.tsx'
import { aMessage, serveMessages } from '../../../../../tests/support/messages.ts'
import { press, signIn } from '../../../../../tests/support/office.ts'
import { detailsIn, failure, findToast, renderAt } from '../../../../../tests/support/render.tsx'
import { ContactScreen } from './ContactScreen.tsx'

beforeEach(() => {
  signIn()
  sessionStorage.clear()
})

const failing = failure(500, 'Broken')

function open(fields: Partial<ContactMessage> = {}, responses = {}) {
  const served = serveMessages([aMessage(1, fields)], { responses })
  renderAt(
    '/admin/dashboard?section=contact-us&id=1',
    <UnsavedGuard>
      <ContactScreen />
    </UnsavedGuard>,
  )
  return served
}
const actions = async () =>
  within(await screen.findByRole('region', { name: 'What to do with this message' }))

test('a message has who wrote it and when', async () => {
  open()
  const letter = await screen.findByRole('region', { name: 'Message' })
  expect(detailsIn(letter)).toEqual({
    Email: 'w1@example.org',
    Phone: '(615) 555-0177',
    Received: 'Nov 14, 2026, 12:00 PM',
  })
  expect(letter).toHaveTextContent('Text 1')
  expect(screen.getByText('Nothing has been done with this message yet.')).toBeVisible()
})

test('the row of the list is shown until the message is loaded', async () => {
  open({}, { 'GET /contact/1': 'never' })
  expect(screen.getByRole('heading', { name: 'Message' })).toHaveFocus()
  expect(screen.getByText('Loading the message...')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Message from Writer 1' })).toBeVisible()
  expect(screen.queryByText('Loading the message...')).toBeNull()
})

test.each([
  [{ status: 'new' as const }, 'New', 'orange'],
  [{ status: 'answered' as const }, 'Answered', 'green'],
  [{ status: 'closed' as const }, 'Closed', 'grey'],
])('the state of %j is %s', async (fields, label, color) => {
  open(fields)
  const badge = (await actions()).getByText(label, { selector: '[data-color]' })
  expect(badge).toHaveAttribute('data-color', color)
  expect((await actions()).queryByText('Not for us', { selector: 'span' })).toBeNull()
})

test.each([
  [{ status: 'new' as const }, ['Mark as answered', 'Not for us', 'Close']],
  [{ status: 'answered' as const }, ['Not for us', 'Close']],
  [{ status: 'closed' as const, closedReason: 'not for us' as const }, ['Reopen']],
])('with %j can be done: %j', async (fields, names) => {
  open(fields)
  const panel = await actions()
  const buttons = panel.getAllByRole('button').map(({ textContent }) => textContent?.trim())
  expect(buttons).toEqual(['Reply', ...names, 'Take it', 'Mark as unread', 'Delete'])
  expect(panel.queryAllByText('Not for us', { selector: 'p span' })).toHaveLength(
    names.length === 1 ? 1 : 0,
  )
})

test('says what could not be changed', async () => {
  open({}, { 'PATCH /contact/status': failing, 'PATCH /contact/read': failing })
  await press('Close')
  await findToast('Failed to change the message. Please try again.')
  await press('Mark as unread')
  await findToast('The message could not be marked. Please try again.')
})

test('while the state changes, it is not changed again', async () => {
  open({}, { 'PATCH /contact/status': 'never' })
  await press('Close')
  for (const name of ['Mark as answered', 'Not for us', 'Close']) {
    await waitFor(async () =>
      expect((await actions()).getByRole('button', { name })).toHaveAttribute('aria-disabled'),
    )
  }
})

test('names the reason when someone else has closed it as not for us', async () => {
  const current = aMessage(1, { status: 'closed', closedReason: 'not for us' })
  const conflict = { current, updatedBy: 'tom', updatedAt: current.updatedAt }
  open({}, { 'PATCH /contact/1/owner': failure(409, 'No', { conflict }) })
  await press('Take it')
  await findToast('tom changed this message meanwhile. It is closed as not for us now.')
})

test('a message is deleted after a question, which leads back to the list', async () => {
  const { sent } = open()
  await userEvent.click((await actions()).getByRole('button', { name: 'Delete' }))
  const question = screen.getByRole('alertdialog', { name: 'Delete Contact' })
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  await findToast('Contact deleted successfully!')
  expect(await screen.findByText('No Contact Submissions')).toBeVisible()
  expect(sent).toEqual([['delete', {}]])
})

test('asks before a typed note is lost by going back or deleting', async () => {
  open()
  await userEvent.type(await screen.findByLabelText('Add a note'), 'Not saved')
  await press('Back to List')
  await press('Keep editing')
  await userEvent.click((await actions()).getByRole('button', { name: 'Delete' }))
  expect(screen.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible()
  await press('Keep editing')
  expect(screen.getByLabelText('Add a note')).toHaveValue('Not saved')
})

test('a reply begins with the name of the writer, and is recorded', async () => {
  const { sent } = open()
  await press('Reply')
  const dialog = within(await screen.findByRole('dialog', { name: 'Reply to Writer 1' }))
  expect(dialog.getByText('w1@example.org')).toBeVisible()
  await dialog.findByRole('option', { name: 'Thanks' })
  await userEvent.selectOptions(dialog.getByLabelText('Template'), 'Thanks')
  await waitFor(() =>
    expect(dialog.getByLabelText('Text (required)')).toHaveValue(
      'Dear Writer 1, call (615) 555-0100.',
    ),
  )
  await press('Send')
  await findToast('Your reply will be sent in half a minute.')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Undo')
  await findToast('The change was undone.')
  expect(sent.map(([call]) => call)).toEqual(['reply', 'take back'])
})
