import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { noteLimit, type ReplyEntry, type TimelineEntry } from '#contract/records/timeline.ts'
import { storeDraft } from '#web/office/platform/drafts/drafts.ts'
import { press, signIn, validSession } from '../../../../../tests/support/office.ts'
import { findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { NoteForm } from './NoteForm.tsx'
import { Timeline } from './Timeline.tsx'

beforeEach(() => {
  signIn()
  sessionStorage.clear()
})

const at = '2026-11-14T18:00:00.000Z'
const note: TimelineEntry = { kind: 'note', id: 'n', at, by: 'maria', text: 'Called', own: true }
const reply = (delivery: ReplyEntry['delivery'], failure: ReplyEntry['failure'] = null) =>
  ({
    kind: 'reply',
    id: delivery,
    at,
    by: 'tom',
    subject: 'Hi',
    text: 'You',
    delivery,
    failure,
  }) as const
const change: TimelineEntry = { kind: 'change', id: 'c', at, by: null, text: 'took it' }

describe('the timeline', () => {
  test.each([
    ['waiting', 'Waits to be sent', 'orange'],
    ['sent', 'Sent by mail', 'green'],
    ['failed', 'Not sent', 'red'],
    ['mail program', 'Opened in a mail program', 'blue'],
  ] as const)('of a reply that is "%s" says: %s', (delivery, label, color) => {
    renderAt('/', <Timeline entries={[reply(delivery)]} busy={false} onTakeBack={() => {}} />)
    expect(screen.getByText(label)).toHaveAttribute('data-color', color)
    expect(screen.getByRole('listitem').textContent?.replace(/\s/g, ' ')).toContain(
      'tom replied Nov 14, 2026, 12:00 PM',
    )
    expect(screen.queryAllByRole('button', { name: 'Do not send' })).toHaveLength(
      delivery === 'waiting' ? 1 : 0,
    )
  })

  test('says why a reply was not sent, and what it was', () => {
    renderAt('/', <Timeline entries={[reply('failed', 'delayed'), change]} busy={false} />)
    const [failed, changed] = screen.getAllByRole('listitem')
    expect(failed).toHaveTextContent('The mail server asked us to try again later.')
    expect(within(failed as HTMLElement).getByText('Hi')).toBeVisible()
    expect(changed).toHaveTextContent(/^A deleted user took it Nov 14, 2026/)
    expect(changed?.querySelector('time')).toHaveAttribute('datetime', at)
  })

  test('offers nothing to someone who may only read', () => {
    renderAt('/', <Timeline entries={[note, reply('waiting')]} busy={false} />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('tells which note or reply is meant, and waits while one is being changed', async () => {
    const onDeleteNote = vi.fn()
    const onTakeBack = vi.fn()
    const waiting = reply('waiting')
    const show = (busy: boolean) =>
      renderAt('/', <Timeline entries={[note, waiting]} {...{ busy, onDeleteNote, onTakeBack }} />)
    const { unmount } = show(true)
    await press(/^Delete your note of Nov 14, 2026/)
    await press('Do not send')
    expect(onDeleteNote).not.toHaveBeenCalled()
    expect(onTakeBack).not.toHaveBeenCalled()
    unmount()
    show(false)
    await press(/^Delete your note of Nov 14, 2026/)
    await press('Do not send')
    expect(onDeleteNote).toHaveBeenCalledExactlyOnceWith(note)
    expect(onTakeBack).toHaveBeenCalledExactlyOnceWith(waiting)
  })
})

describe('the form for a note', () => {
  const show = (add: (text: string) => Promise<unknown>, kind?: string) => {
    respond(validSession)
    return renderAt('/', <NoteForm id="1" add={add} reload={['x']} {...(kind && { kind })} />)
  }
  const field = () => screen.getByLabelText('Add a note')

  test('counts what is typed, and keeps it until it is added', async () => {
    const add = vi.fn(async () => {})
    show(add)
    expect(field()).toHaveAttribute('maxlength', String(noteLimit))
    await userEvent.type(field(), 'Called')
    expect(field()).toHaveAccessibleDescription(
      `Only the office sees notes. 6 of ${noteLimit} characters`,
    )
    expect(sessionStorage).toHaveLength(1)
    await press('Add note')
    await findToast('Note added')
    expect(add.mock.calls[0]).toEqual(['Called'])
    await waitFor(() => expect(field()).toHaveValue(''))
    expect(sessionStorage).toHaveLength(0)
  })

  test('waits while a note is added', async () => {
    const add = vi.fn(() => new Promise(() => {}))
    show(add)
    await userEvent.type(field(), 'Called')
    await press('Add note')
    const button = await screen.findByRole('button', { name: 'Adding...' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(field()).toBeDisabled()
    expect(add).toHaveBeenCalledOnce()
  })

  test('has the draft of its own kind and record only', () => {
    storeDraft('note', '1', { values: { text: 'About a message' } })
    storeDraft('applicant note', '1', { values: { text: 'About an applicant' } })
    const { unmount } = show(async () => {})
    expect(field()).toHaveValue('About a message')
    unmount()
    show(async () => {}, 'applicant note')
    expect(field()).toHaveValue('About an applicant')
  })

  test('forgets a draft that was emptied', async () => {
    storeDraft('note', '1', { values: { text: 'A' } })
    show(async () => {})
    await userEvent.clear(field())
    expect(sessionStorage).toHaveLength(0)
  })
})
