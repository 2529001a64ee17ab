import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ContactMessage } from '#contract/messages/contact.ts'
import type { TimelineEntry } from '#contract/records/timeline.ts'
import { SectionEdits, SignedIn } from '#web/office/platform/layout/use-may.ts'
import { aMessage, serveMessages } from '../../../../../tests/support/messages.ts'
import { press, signedInUser, signIn, success } from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { MessagePage } from './MessagePage.tsx'

beforeEach(signIn)

const at = '2026-11-14T18:00:00.000Z'
const page = <MessagePage id="1" listed={undefined} onClose={() => {}} onDelete={() => {}} />

async function open(message: Partial<ContactMessage> = {}, timeline: TimelineEntry[] = []) {
  const { sent } = serveMessages([aMessage(1, message)], { timeline })
  renderAt('/', page)
  await screen.findByRole('heading', { name: 'Message from Writer 1' })
  return sent
}

describe('the state', () => {
  test('is "not for us" with one click, and undo gives the state back', async () => {
    const sent = await open({ status: 'answered' })
    await press('Not for us')
    await findToast('Message closed: not for us')
    expect(await screen.findByRole('button', { name: 'Reopen' })).toBeVisible()
    await press('Undo')
    expect(await screen.findByRole('button', { name: 'Close' })).toBeVisible()
    const messages = [{ id: '1', updatedAt: at }]
    expect(sent).toEqual([
      ['status', { messages, status: 'closed', closedReason: 'not for us' }],
      ['status', { messages, status: 'answered', closedReason: null }],
    ])
  })

  test('says who was faster', async () => {
    const message = aMessage(1)
    const current = aMessage(1, { status: 'closed', owner: { id: 't', name: 'tom' } })
    const conflict = { current, updatedBy: 'tom', updatedAt: at }
    respond({
      'GET /auth/validate': { body: { valid: true, user: signedInUser } },
      'GET /contact/1': success({ ...message, canMail: true, timeline: [] }),
      'GET /contact/owners': success([]),
      'PATCH /contact/status': failure(409, 'No', { conflict }),
    })
    renderAt('/', page)
    await press('Mark as answered')
    await findToast(
      'tom changed this message meanwhile. It is closed now and tom takes care of it.',
    )
  })
})

test('a message is taken with one click and given to someone else', async () => {
  const sent = await open()
  await press('Take it')
  await findToast('This message is yours now')
  expect(await screen.findByDisplayValue('maria (you)')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Take it' })).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('Owner'), 'tom')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toEqual([
    ['owner', { ownerId: 'u', updatedAt: at }],
    ['owner', { ownerId: 't', updatedAt: at }],
  ])
})

describe('the timeline', () => {
  const note = { kind: 'note', id: 'n', at, by: 'maria', text: 'Called', own: true } as const
  const reply = { kind: 'reply', id: 'r', at, by: 'tom', subject: 'Hi', text: 'Thanks' } as const

  test('shows notes, replies and changes, and what became of a reply', async () => {
    await open({}, [
      { kind: 'change', id: 'c', at, by: 'tom', text: 'took it' },
      { ...note, own: false },
      { ...reply, delivery: 'failed', failure: 'refused' },
      { ...reply, id: 'p', by: null, delivery: 'mail program', failure: null },
    ])
    const [change, written, failed, opened] = await screen.findAllByRole('listitem')
    expect(change).toHaveTextContent(/^tom took it Nov 14, 2026/)
    expect(written).toHaveTextContent(/^maria wrote a note.*Called$/)
    expect(failed).toHaveTextContent(/Not sent.*does not accept mail for that address.*Hi Thanks$/)
    expect(opened).toHaveTextContent(/^A deleted user replied.*Opened in a mail program/)
    expect(screen.queryByRole('button', { name: /^Delete your note/ })).toBeNull()
  })

  test('takes a new note, and deletes an own one', async () => {
    const sent = await open({}, [note])
    await userEvent.type(screen.getByLabelText('Add a note'), 'Prefers mornings')
    await press('Add note')
    await findToast('Note added')
    expect(screen.getByLabelText('Add a note')).toHaveValue('')
    await press(/^Delete your note/)
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent).toEqual([
      ['note', { text: 'Prefers mornings' }],
      ['delete note', {}],
    ])
  })

  test('keeps a reply from being sent while it waits', async () => {
    const sent = await open({}, [{ ...reply, delivery: 'waiting', failure: null }])
    await press('Do not send')
    await findToast('The reply was not sent.')
    expect(sent).toEqual([['take back', {}]])
  })
})

test('someone who may only read sees no actions, and reading changes nothing', async () => {
  const { sent } = serveMessages([aMessage(1, { read: false, owner: { id: 't', name: 'tom' } })])
  renderAt(
    '/',
    <SignedIn value={{ ...signedInUser, role: 'reader' }}>
      <SectionEdits value="edit messages">{page}</SectionEdits>
    </SignedIn>,
  )
  expect(await screen.findByText('Owner: tom')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Call (615) 555-0177' })).toHaveAttribute(
    'href',
    'tel:+16155550177',
  )
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(sent).toEqual([])
})

test('offers no reply by mail without an address', async () => {
  await open({ email: '' })
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull()
  expect(screen.getByText(/a reply is only possible by phone/)).toBeVisible()
})

test.each([
  ['new', 'Mark as answered', 'Marked as answered', { status: 'answered', closedReason: null }],
  ['answered', 'Close', 'Message closed', { status: 'closed', closedReason: null }],
  ['closed', 'Reopen', 'Message reopened', { status: 'new', closedReason: null }],
] as const)('a message that is %s: %s', async (status, label, toast, state) => {
  const sent = await open({ status })
  await press(label)
  await findToast(toast)
  expect(sent).toEqual([['status', { messages: [{ id: '1', updatedAt: at }], ...state }]])
})

test('says what was not given', async () => {
  await open({ email: '', phone: '' })
  expect(screen.getByText('No email')).toBeVisible()
  expect(screen.getByText('No phone')).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull()
})

test('a note that was typed is still there when the message is opened again', async () => {
  serveMessages([aMessage(1)])
  const { unmount } = renderAt('/', page)
  await userEvent.type(await screen.findByLabelText('Add a note'), 'Prefers mornings')
  unmount()
  renderAt('/', page)
  expect(await screen.findByDisplayValue('Prefers mornings')).toBeVisible()
  await userEvent.clear(screen.getByLabelText('Add a note'))
  expect(screen.getByRole('button', { name: 'Add note' })).toHaveAttribute('aria-disabled', 'true')
})

test('a note of spaces is not sent', async () => {
  const sent = await open()
  await userEvent.type(screen.getByLabelText('Add a note'), '   ')
  await press('Add note')
  expect(sent).toEqual([])
})
