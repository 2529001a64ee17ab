import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { ContactMessage } from '#contract/contact.ts'
import { press, signIn, validSession } from '../../../../tests/support/office.ts'
import { answer, renderAt } from '../../../../tests/support/render.tsx'
import { ContactScreen } from './ContactScreen.tsx'

beforeEach(signIn)

const message = (number: number, changes: Partial<ContactMessage> = {}): ContactMessage => ({
  _id: String(number),
  id: String(number),
  name: `Writer ${number}`,
  email: `w${number}@example.org`,
  phone: '(615) 555-0177',
  message: `Message ${number}`,
  read: true,
  status: 'new',
  closedReason: null,
  owner: null,
  createdAt: '2026-11-14T18:00:00.000Z',
  updatedAt: '2026-11-14T18:00:00.000Z',
  ...changes,
})

/** A server with these messages. Returns the calls that marked them. */
function serve(...messages: ContactMessage[]) {
  let all = messages
  const marks: { ids: string[]; read: boolean }[] = []
  answer({
    ...validSession,
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

test('marks an unread message as read when it is opened', async () => {
  const marks = serve(message(1, { read: false }), message(2))
  expect(await screen.findByText('2 messages, 1 unread')).toBeVisible()
  await press(/^Message 1 from/)
  expect(await screen.findByRole('button', { name: 'Mark as unread' })).toBeVisible()
  expect(marks).toEqual([{ ids: ['1'], read: true }])
  expect(screen.getByText('2 messages, 0 unread')).toBeVisible()
})

test('marks nothing when a message that was read is opened and closed', async () => {
  const marks = serve(message(1))
  await press(/^Message 1 from/)
  expect(screen.getByRole('button', { name: /^Close message/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await press(/^Close message/)
  expect(marks).toEqual([])
})

test('leaves a message unread that was marked as unread and closed', async () => {
  const marks = serve(message(1))
  await press(/^Message 1 from/)
  await press('Mark as unread')
  expect(await screen.findByRole('button', { name: 'Mark as read' })).toBeVisible()
  await press(/^Close message/)
  expect(marks).toEqual([{ ids: ['1'], read: false }])
})

test('marks all unread messages together when there are several', async () => {
  const marks = serve(message(1, { read: false }), message(2), message(3, { read: false }))
  await press('Mark all as read')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull())
  expect(marks).toEqual([{ ids: ['1', '3'], read: true }])
})

test('addresses a reply to the writer only, even when the typed email contains mail parameters', async () => {
  serve(message(1, { email: 'a?cc=x&body=y@example.org', phone: '+1 (615) 555-0177' }))
  await press(/^Message 1 from/)
  expect(screen.getByRole('link', { name: /^Reply by email/ })).toHaveAttribute(
    'href',
    'mailto:a%3Fcc%3Dx%26body%3Dy@example.org',
  )
  expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+16155550177')
})

test('offers no reply without email and phone', async () => {
  serve(message(1, { email: '', phone: '' }))
  await press(/^Message 1 from/)
  expect(screen.getAllByText('Not provided')).toHaveLength(2)
  expect(screen.queryByRole('link', { name: /^(Reply|Call)/ })).toBeNull()
})

test('shows fifty messages, and older ones on request', async () => {
  serve(...Array.from({ length: 51 }, (_, index) => message(index + 1)))
  expect(await screen.findByText('Writer 50')).toBeVisible()
  expect(screen.queryByText('Writer 51')).toBeNull()
  await press('Show older messages')
  expect(screen.getByText('Writer 51')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show older messages' })).toBeNull()
})

test('asks before deleting a message', async () => {
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
