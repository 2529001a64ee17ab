import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Owner } from '#contract/records/owner.ts'
import type { ReplyEntry, TimelineEntry } from '#contract/records/timeline.ts'
import { ApiError } from '#web/api/api-error.ts'
import { press, signIn, validSession } from '../../../../../tests/support/office.ts'
import { findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import { MarkAndDelete } from './MarkAndDelete.tsx'
import { OwnerChoice } from './OwnerChoice.tsx'
import { useReadOnOpening } from './opened-record.ts'
import { sayWho } from './say-who.ts'

beforeEach(() => {
  signIn()
  sessionStorage.clear()
  respond(validSession)
})

const reload = ['office', 'records']
const never = () => new Promise<never>(() => {})
const failing = () => Promise.reject(new ApiError(500, 'Broken'))
const tom = { id: 't', name: 'tom' }
const maria = { id: 'u', name: 'maria' }

describe('the owner of a record', () => {
  type Owned = { owner: Owner | null }

  function show(
    owner: Owner | null,
    setOwner: (record: Owned, id: string | null) => Promise<Owned>,
  ) {
    const owners = [maria, tom]
    renderAt(
      '/',
      <OwnerChoice {...{ record: { owner }, noun: 'record', owners, setOwner, reload }} />,
    )
  }

  test('is one of the staff, and says which one is the reader', () => {
    show(maria, never)
    expect(
      within(screen.getByLabelText('Owner'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Nobody yet', 'maria (you)', 'tom'])
    expect(screen.queryByRole('button', { name: 'Take it' })).toBeNull()
  })

  test('is not changed again while that is saved', async () => {
    show(null, never)
    await press('Take it')
    await waitFor(() => expect(screen.getByLabelText('Owner')).toBeDisabled())
    expect(screen.getByRole('button', { name: 'Take it' })).toHaveAttribute('aria-disabled', 'true')
  })

  test('before is given back by undo, on top of what was saved', async () => {
    const after = { owner: maria }
    const setOwner = vi.fn(async () => after)
    show(tom, setOwner)
    await press('Take it')
    await findToast('This record is yours now')
    await press('Undo')
    await findToast('The change was undone.')
    expect(setOwner.mock.calls).toEqual([
      [{ owner: tom }, 'u'],
      [after, 't'],
    ])
  })
})

describe('the button that marks a record', () => {
  const show = (
    read: boolean,
    mark: (change: { ids: string[]; read: boolean }) => Promise<unknown>,
  ) => {
    const onDelete = vi.fn()
    renderAt(
      '/',
      <MarkAndDelete {...{ record: { id: '1', read }, noun: 'record', mark, reload, onDelete }} />,
    )
    return onDelete
  }

  test.each([
    [true, 'Mark as unread'],
    [false, 'Mark as read'],
  ])('when it is read (%s) says: %s', async (read, name) => {
    const mark = vi.fn(never)
    const onDelete = show(read, mark)
    await press(name)
    await waitFor(() => expect(mark).toHaveBeenCalledOnce())
    expect(mark.mock.calls[0]).toEqual([{ ids: ['1'], read: !read }])
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    await press('Delete')
    expect(onDelete).toHaveBeenCalledOnce()
  })

  test('says that it failed', async () => {
    show(true, failing)
    await press('Mark as unread')
    await findToast('The record could not be marked. Please try again.')
  })
})

describe('opening a record', () => {
  function Opened({ id, read, mark }: { id: string; read: boolean; mark: () => Promise<unknown> }) {
    useReadOnOpening({ id, read }, { mark, reload, failure: 'Not marked' })
    return null
  }

  test('that is read marks nothing, and says when it could not be marked', async () => {
    const mark = vi.fn(failing)
    renderAt('/', <Opened id="1" read mark={mark} />)
    expect(mark).not.toHaveBeenCalled()
    renderAt('/', <Opened id="2" read={false} mark={mark} />)
    await findToast('Not marked')
    expect(mark.mock.calls).toEqual([[{ ids: ['2'], read: true }]])
  })
})

describe('the history of a record', () => {
  const at = '2026-11-14T18:00:00.000Z'
  const note: TimelineEntry = { kind: 'note', id: 'n', at, by: 'maria', text: 'Hi', own: true }
  const waiting: ReplyEntry = {
    kind: 'reply',
    id: 'r',
    at,
    by: 'maria',
    subject: 'Hello',
    text: 'Come in',
    delivery: 'waiting',
    failure: null,
  }
  const show = (change: () => Promise<unknown>) =>
    renderAt(
      '/',
      <HistoryPanel
        record={{ id: '1', timeline: [note, waiting] }}
        noun="record"
        addNote={change}
        deleteNote={change}
        takeBackReply={change}
        reload={reload}
      />,
    )

  test('says what could not be deleted or taken back', async () => {
    show(failing)
    await press(/^Delete your note/)
    await findToast('Failed to delete the note. Please try again.')
    await press('Do not send')
    await findToast('The reply could not be taken back. Please try again.')
  })

  test.each([[/^Delete your note/], ['Do not send']])('waits after %s', async (name) => {
    show(never)
    await press(name)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Do not send' })).toHaveAttribute('aria-disabled'),
    )
    expect(screen.getByRole('button', { name: /^Delete your note/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  test('keeps a note that is being typed', async () => {
    show(never)
    await userEvent.type(screen.getByLabelText('Add a note'), 'Called')
    expect(sessionStorage).toHaveLength(1)
  })
})

describe('a change that came too late', () => {
  const conflict = (updatedBy: string | null) =>
    Promise.reject(
      new ApiError(409, 'No', {
        conflict: { current: { stage: 'closed' }, updatedBy, updatedAt: '' },
      }),
    )
  const inWords = (theirs: unknown) => `${(theirs as { stage: string }).stage} now`

  test.each([
    ['Ann', 'Ann changed this record meanwhile. It is closed now.'],
    [null, 'Someone else changed this record meanwhile. It is closed now.'],
  ])('by %s says so', async (by, message) => {
    const error = await sayWho(conflict(by), 'record', inWords).catch((caught) => caught)
    expect(error).toMatchObject({ status: 409, message })
  })

  test('is not said of another error, nor of a change that was saved', async () => {
    await expect(sayWho(failing(), 'record', inWords)).rejects.toThrow('Broken')
    expect(await sayWho(Promise.resolve({ data: 1 }), 'record', inWords)).toBe(1)
  })
})
