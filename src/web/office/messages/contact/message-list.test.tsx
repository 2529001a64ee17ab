import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { SectionEdits, SignedIn } from '#web/office/platform/layout/use-may.ts'
import { aMessage, serveMessages } from '../../../../../tests/support/messages.ts'
import { press, signedInUser, signIn } from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt } from '../../../../../tests/support/render.tsx'
import { ContactScreen } from './ContactScreen.tsx'

beforeEach(signIn)

const firstPage = 'GET /contact?page=1&limit=50'
const failing = failure(500, 'Broken')
const show = (query = '', role = 'admin') =>
  renderAt(
    `/admin/dashboard?section=contact-us${query}`,
    <SignedIn value={{ ...signedInUser, role }}>
      <SectionEdits value="edit messages">
        <ContactScreen />
      </SectionEdits>
    </SignedIn>,
  )
const row = (number: number) => screen.findByRole('row', { name: new RegExp(`Writer ${number}`) })
const bar = () => screen.queryByRole('region', { name: 'Selected messages' })

test.each([
  ['', firstPage],
  ['&view=unread', 'GET /contact?read=false&page=1&limit=50'],
  ['&view=mine', 'GET /contact?owner=me&page=1&limit=50'],
  ['&view=new', 'GET /contact?status=new&page=1&limit=50'],
  ['&view=answered', 'GET /contact?status=answered&page=1&limit=50'],
  ['&view=closed', 'GET /contact?status=closed&page=1&limit=50'],
  ['&sort=date&page=2', 'GET /contact?sort=date&page=2&limit=50'],
  ['&sort=-date', firstPage],
  ['&language=es', 'GET /contact?page=1&limit=50&language=es'],
])('the address with "%s" asks the server for %s', async (query, call) => {
  const { asked } = serveMessages([aMessage(1)])
  show(query)
  await waitFor(() => expect(asked).toContain(call))
})

test('a message that was written in Spanish says so', async () => {
  serveMessages([aMessage(1, { language: 'es' }), aMessage(2)])
  show()
  expect(within(await row(1)).getByText('Spanish')).toBeVisible()
  expect(within(await row(2)).queryByText('Spanish')).toBeNull()
})

test('a row has what was given, and says what was not', async () => {
  serveMessages([
    aMessage(1, { read: false, owner: { id: 't', name: 'tom' } }),
    aMessage(2, { email: '', phone: '', status: 'answered', message: 'x'.repeat(201) }),
    aMessage(3, { message: 'y'.repeat(200), status: 'closed' }),
  ])
  show()
  const received = 'Nov 14, 2026 12:00 PM'
  const readCells = async (number: number) =>
    within(await row(number))
      .getAllByRole('cell')
      .slice(1, 6)
      .map(({ textContent }) => textContent?.replace(/\s/g, ' '))
  expect(await readCells(1)).toEqual([
    'Writer 1 Unreadwith tom',
    'w1@example.org',
    '(615) 555-0177',
    'Text 1 from Writer 1',
    received,
  ])
  expect(await readCells(2)).toEqual([
    'Writer 2 Answered',
    'Not provided',
    'Not provided',
    `${'x'.repeat(200)}… from Writer 2`,
    received,
  ])
  expect(await readCells(3)).toEqual([
    'Writer 3 Closed',
    'w3@example.org',
    '(615) 555-0177',
    `${'y'.repeat(200)} from Writer 3`,
    received,
  ])
})

test('has a tab for each view', async () => {
  serveMessages([aMessage(1)])
  show()
  await row(1)
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.trim())).toEqual([
    'All 1',
    'Unread 0',
    'Mine 0',
    'New 0',
    'Answered 0',
    'Closed 0',
  ])
})

test('a response with only what the specification has is shown, and none is unread', async () => {
  const { _id, name, email, phone, message, createdAt } = aMessage(1)
  const bare = { _id, name, email, phone, message, createdAt }
  const data = [bare, { ...bare, _id: '2' }]
  serveMessages([], { responses: { [firstPage]: { unchecked: { success: true, data } } } })
  show()
  expect(await screen.findByText('2 messages, 0 unread')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Text 1 from Writer 1' })[0]).toHaveAttribute(
    'href',
    '?section=contact-us&id=1',
  )
})

test('says that messages are loading, and why they could not be loaded', async () => {
  const { asked } = serveMessages([], { responses: { [firstPage]: failing } })
  show()
  expect(screen.getByText('Loading contacts...')).toBeVisible()
  expect(await screen.findByText('Failed to load contacts. Please try again.')).toBeVisible()
  await press('Retry')
  await waitFor(() => expect(asked.filter((name) => name === firstPage)).toHaveLength(2))
})

test('an office without messages says where they come from', async () => {
  serveMessages([])
  show()
  expect(await screen.findByText('Messages from the website appear here.')).toBeVisible()
  expect(screen.queryByRole('tab')).toBeNull()
})

test('the rows wait while a question is open, and a failed deletion is reported', async () => {
  serveMessages([aMessage(1)], { responses: { 'DELETE /contact/1': failing } })
  show()
  await press('Delete message from Writer 1')
  const button = screen.getByRole('button', { name: 'Delete message from Writer 1' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  const question = screen.getByRole('alertdialog', { name: 'Delete Contact' })
  expect(question.textContent?.replace(/\s/g, ' ')).toContain('Writer 1, Nov 14, 2026, 12:00 PM')
  await press('Delete')
  await findToast('Failed to delete contact')
})

test('marking those that are marked so already sends nothing and ends the selection', async () => {
  const { sent } = serveMessages([aMessage(1), aMessage(2, { read: false })])
  show()
  await userEvent.click(await screen.findByLabelText('Select message from Writer 1'))
  await press('Mark as read')
  expect(bar()).toBeNull()
  await userEvent.click(screen.getByLabelText('Select message from Writer 2'))
  await press('Mark as unread')
  expect(bar()).toBeNull()
  expect(sent).toEqual([])
})

test.each([
  ['Mark as unread', 'PATCH /contact/read', 'The messages could not be marked. Please try again.'],
  ['Not for us', 'PATCH /contact/status', 'Failed to change the messages. Please try again.'],
])('when "%s" fails, the selection stays', async (action, call, text) => {
  serveMessages([aMessage(1)], { responses: { [call]: failing } })
  show()
  await userEvent.click(await screen.findByLabelText('Select message from Writer 1'))
  await press(action)
  await findToast(text)
  expect(bar()).toHaveTextContent('1 of 1 selected')
})

test('while the selected messages change, nothing else is done with them', async () => {
  serveMessages([aMessage(1)], { responses: { 'PATCH /contact/status': 'never' } })
  show()
  await userEvent.click(await screen.findByLabelText('Select message from Writer 1'))
  await press('Not for us')
  for (const name of ['Mark as read', 'Mark as unread', 'Not for us']) {
    await waitFor(() =>
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true'),
    )
  }
})

test('undo gives messages that were closed for different reasons their own back', async () => {
  const { sent } = serveMessages([
    aMessage(1, { status: 'closed' }),
    aMessage(2, { status: 'closed', closedReason: 'not for us' }),
  ])
  show()
  await userEvent.click(await screen.findByLabelText('Select all on this page'))
  await press('Not for us')
  await findToast('2 messages closed: not for us')
  expect(bar()).toBeNull()
  await press('Undo')
  await findToast('The change was undone.')
  expect(sent.slice(1).map(([, { status, closedReason }]) => [status, closedReason])).toEqual([
    ['closed', null],
    ['closed', 'not for us'],
  ])
})

test('someone who may only read selects and deletes nothing', async () => {
  serveMessages([aMessage(1)])
  show('', 'reader')
  await row(1)
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull()
})
