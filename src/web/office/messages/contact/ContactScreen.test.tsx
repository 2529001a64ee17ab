import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aMessage, serveMessages } from '../../../../../tests/support/messages.ts'
import { press, signIn } from '../../../../../tests/support/office.ts'
import { findToast, renderAt } from '../../../../../tests/support/render.tsx'
import { ContactScreen } from './ContactScreen.tsx'

beforeEach(signIn)

function open(query = '') {
  renderAt(`/admin/dashboard?section=contact-us${query}`, <ContactScreen />)
}
const names = () => screen.queryAllByText(/^Writer \d$/).map((name) => name.firstChild?.textContent)
const address = () => screen.getByTestId('address').textContent

test('opens a message in place of the list, marks it as read, and returns to its row', async () => {
  const { sent } = serveMessages([aMessage(1, { read: false }), aMessage(2)])
  open()
  expect(await screen.findByText('2 messages, 1 unread')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Text 1 from Writer 1' }))
  expect(await screen.findByRole('heading', { name: 'Message from Writer 1' })).toHaveFocus()
  expect(screen.getByText('(615) 555-0177')).toBeVisible()
  expect(address()).toBe('/admin/dashboard?section=contact-us&id=1')
  await waitFor(() => expect(sent).toEqual([['read', { ids: ['1'], read: true }]]))

  await press('Mark as unread')
  expect(await screen.findByRole('button', { name: 'Mark as read' })).toBeVisible()
  await press('Back to List')
  expect(await screen.findByRole('link', { name: 'Text 1 from Writer 1' })).toHaveFocus()
  expect(screen.getByText('2 messages, 1 unread')).toBeVisible()
  expect(sent).toHaveLength(2)
})

test.each([
  ['link', 'Writer 1'],
  ['button', 'View message from Writer 1'],
])('opens a message with the %s “%s” too', async (role, name) => {
  serveMessages([aMessage(1)])
  open()
  await userEvent.click(await screen.findByRole(role, { name }))
  expect(await screen.findByRole('heading', { name: 'Message from Writer 1' })).toBeVisible()
})

test('opens the message of an address that is not in the list, and says when it is gone', async () => {
  serveMessages([aMessage(1)])
  open('&id=9')
  expect(await screen.findByText('This message could not be loaded.')).toBeVisible()
  await press('Back to List')
  expect(await screen.findByRole('link', { name: 'Text 1 from Writer 1' })).toBeVisible()
})

test('keeps view, search and order in the address', async () => {
  serveMessages([aMessage(1), aMessage(2, { read: false })])
  open()
  await userEvent.click(await screen.findByRole('tab', { name: 'Unread 1' }))
  await waitFor(() => expect(names()).toEqual(['Writer 2']))
  expect(address()).toContain('&view=unread')
  await userEvent.click(screen.getByRole('tab', { name: 'All 2' }))
  await press('Name')
  await waitFor(() => expect(names()).toEqual(['Writer 2', 'Writer 1']))
  expect(address()).toContain('&sort=name')
})

test('searches on the server', async () => {
  serveMessages([aMessage(1), aMessage(2)])
  open('&search=text+2')
  expect(await screen.findByDisplayValue('text 2')).toBeVisible()
  await waitFor(() => expect(names()).toEqual(['Writer 2']))
  expect(screen.getByText('1 of 2 messages, 0 unread')).toBeVisible()
})

test('shows who takes care of a message and what became of it', async () => {
  serveMessages([
    aMessage(1, { status: 'answered', owner: { id: 't', name: 'tom' } }),
    aMessage(2, { status: 'closed', closedReason: 'not for us' }),
  ])
  open()
  expect(await screen.findByText('Answered, with tom')).toBeVisible()
  expect(screen.getByText('Not for us')).toBeVisible()
})

test('shows which messages are from Easy Read, and which are urgent', async () => {
  serveMessages([aMessage(1, { easyForm: 'wrong' }), aMessage(2, { easyForm: 'message' })])
  open()
  expect(await screen.findByText('Urgent: something is wrong, Easy Read')).toBeVisible()
  expect(screen.getByText('Easy Read')).toBeVisible()
})

test('marks the selected messages, and undo marks only those that changed', async () => {
  const { sent } = serveMessages([aMessage(1, { read: false }), aMessage(2)])
  open()
  await userEvent.click(await screen.findByLabelText('Select all on this page'))
  await press('Mark as read')
  await findToast('1 message marked as read')
  await press('Undo')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toEqual([
    ['read', { ids: ['1'], read: true }],
    ['read', { ids: ['1'], read: false }],
  ])
})

test('closes the selected messages as not for us, and undo gives each its state back', async () => {
  const { sent } = serveMessages([aMessage(1), aMessage(2, { status: 'answered' })])
  open()
  await userEvent.click(await screen.findByLabelText('Select all on this page'))
  await press('Not for us')
  await findToast('2 messages closed: not for us')
  await press('Undo')
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(
    sent.map(([, { messages, status, closedReason }]) => [
      (messages as { id: string }[]).map(({ id }) => id).join(),
      status,
      closedReason,
    ]),
  ).toEqual([
    ['1,2', 'closed', 'not for us'],
    ['1', 'new', null],
    ['2', 'answered', null],
  ])
})

test.each([
  ['Mark as answered', '2 messages marked as answered', 'answered'],
  ['Close', '2 messages closed', 'closed'],
  ['Reopen', '2 messages reopened', 'new'],
])('%s is done with all selected messages', async (button, toast, status) => {
  const { sent } = serveMessages([aMessage(1), aMessage(2)])
  open()
  await userEvent.click(await screen.findByLabelText('Select all on this page'))
  await press(button)
  await findToast(toast)
  expect(sent).toMatchObject([
    ['status', { messages: [{ id: '1' }, { id: '2' }], status, closedReason: null }],
  ])
})

test('asks before deleting a message', async () => {
  serveMessages([aMessage(1), aMessage(2)])
  open()
  await press('Delete message from Writer 1')
  const question = screen.getByRole('alertdialog')
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText('Writer 1')).toBeVisible()
  await press('Delete message from Writer 1')
  await press('Delete')
  await waitFor(() => expect(screen.queryByText('Writer 1')).toBeNull())
  await findToast('Contact deleted successfully!')
})

test('says when there are no messages', async () => {
  serveMessages([])
  open()
  expect(await screen.findByText('No Contact Submissions')).toBeVisible()
})
