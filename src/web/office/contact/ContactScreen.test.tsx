import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { ContactMessage } from '#contract/contact.ts'
import { storeSession } from '#web/api/session.ts'
import { answer, renderAt } from '../../../../tests/support/render.tsx'
import { ContactScreen } from './ContactScreen.tsx'

const user = { _id: 'u', username: 'maria', email: 'maria@example.org', role: 'admin' }

beforeEach(() => storeSession('token', user))

const message = (number: number, changes: Partial<ContactMessage> = {}): ContactMessage => ({
  _id: String(number),
  id: String(number),
  name: `Writer ${number}`,
  email: `w${number}@example.org`,
  phone: '(615) 555-0177',
  message: `Words of number ${number}`,
  read: true,
  createdAt: '2026-11-14T18:00:00.000Z',
  ...changes,
})

/** A server with these messages, which remembers what is marked. */
function serve(...messages: ContactMessage[]) {
  let all = messages
  const marks: { ids: string[]; read: boolean }[] = []
  answer({
    'GET /auth/validate': { body: { valid: true, user } },
    'GET /contact': () => ({ body: { success: true, data: all } }),
    'PATCH /contact/read': (init) => {
      const mark = JSON.parse(String(init?.body))
      marks.push(mark)
      all = all.map((each) => (mark.ids.includes(each.id) ? { ...each, read: mark.read } : each))
      return { body: { success: true } }
    },
    'DELETE /contact/1': () => {
      all = all.filter(({ id }) => id !== '1')
      return { body: { success: true } }
    },
  })
  renderAt('/admin/dashboard?section=contact-us', <ContactScreen />)
  return marks
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

test('opening a message that nobody has read marks it as read', async () => {
  const marks = serve(message(1, { read: false }), message(2))
  expect(await screen.findByText('2 messages, 1 unread')).toBeVisible()
  await press(/^Words of number 1 from/)
  expect(await screen.findByRole('button', { name: 'Mark as unread' })).toBeVisible()
  expect(marks).toEqual([{ ids: ['1'], read: true }])
  expect(screen.getByText('2 messages, 0 unread')).toBeVisible()
})

test('opening and closing one that was read marks nothing', async () => {
  const marks = serve(message(1))
  await press(/^Words of number 1 from/)
  expect(screen.getByRole('button', { name: /^Close message/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await press(/^Close message/)
  expect(marks).toEqual([])
})

test('closing one that was marked as unread leaves it unread', async () => {
  const marks = serve(message(1))
  await press(/^Words of number 1 from/)
  await press('Mark as unread')
  expect(await screen.findByRole('button', { name: 'Mark as read' })).toBeVisible()
  await press(/^Close message/)
  expect(marks).toEqual([{ ids: ['1'], read: false }])
})

test('all unread ones are marked together, where there are several', async () => {
  const marks = serve(message(1, { read: false }), message(2), message(3, { read: false }))
  await press('Mark all as read')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull())
  expect(marks).toEqual([{ ids: ['1', '3'], read: true }])
})

test('an answer goes to the writer and nowhere else, whatever was typed as the email', async () => {
  serve(message(1, { email: 'a?cc=x&body=y@example.org', phone: '+1 (615) 555-0177' }))
  await press(/^Words of number 1 from/)
  expect(screen.getByRole('link', { name: /^Reply by email/ })).toHaveAttribute(
    'href',
    'mailto:a%3Fcc%3Dx%26body%3Dy@example.org',
  )
  expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+16155550177')
})

test('one without email and phone offers no way to answer', async () => {
  serve(message(1, { email: '', phone: '' }))
  await press(/^Words of number 1 from/)
  expect(screen.getAllByText('Not provided')).toHaveLength(2)
  expect(screen.queryByRole('link', { name: /^(Reply|Call)/ })).toBeNull()
})

test('fifty are shown at once, and older ones on request', async () => {
  serve(...Array.from({ length: 51 }, (_, index) => message(index + 1)))
  expect(await screen.findByText('Writer 50')).toBeVisible()
  expect(screen.queryByText('Writer 51')).toBeNull()
  await press('Show older messages')
  expect(screen.getByText('Writer 51')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show older messages' })).toBeNull()
})

test('one is deleted only after the question', async () => {
  serve(message(1), message(2))
  await press('Delete message from Writer 1')
  const question = screen.getByRole('alertdialog')
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText('Writer 1')).toBeVisible()
  await press('Delete message from Writer 1')
  await press('Delete')
  await waitFor(() => expect(screen.queryByText('Writer 1')).toBeNull())
  expect(await screen.findByText('Contact deleted successfully!')).toBeTruthy()
})
