import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { storeSession } from '#web/api/session.ts'
import { UsersScreen } from '#web/office/accounts/users/UsersScreen.tsx'
import { TeamScreen } from '#web/office/website/team/TeamScreen.tsx'
import {
  aTeamMember,
  press,
  signedInUser,
  signIn,
  validSession,
} from '../../../../../tests/support/office.ts'
import { failure, renderAt, respond } from '../../../../../tests/support/render.tsx'
import {
  orphanDraft,
  readDraft,
  removeAllDrafts,
  removeOtherUsersDrafts,
  storeDraft,
  storedDraftId,
} from './drafts.ts'
import { UnsavedGuard } from './UnsavedGuard.tsx'

const other = { ...signedInUser, _id: 'v', username: 'tom' }
const ruth = aTeamMember({ updatedAt: 'first' })
const team = { ...validSession, 'GET /team': { body: [ruth] } }

beforeEach(signIn)

const open = (ui = <TeamScreen />) => renderAt('/', <UnsavedGuard>{ui}</UnsavedGuard>)
const question = () => screen.findByRole('alertdialog', { name: 'Discard your changes?' })

/** Types a name into the form for a new member. */
async function typeName(text = 'Ann') {
  await press('Add Team Member')
  await userEvent.type(screen.getByLabelText('Name (required)'), text)
}

describe('leaving a form', () => {
  beforeEach(() => respond(team))

  test('without changes asks nothing', async () => {
    open()
    await press('Edit Ruth')
    await press('Cancel')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('with changes asks, and keeps what was typed when the user stays', async () => {
    open()
    await typeName()
    await press('Cancel')
    await userEvent.click(within(await question()).getByRole('button', { name: 'Keep editing' }))
    expect(screen.getByLabelText('Name (required)')).toHaveValue('Ann')
  })

  test('with “Discard changes” removes the draft', async () => {
    open()
    await typeName()
    await press('Cancel')
    await userEvent.click(within(await question()).getByRole('button', { name: 'Discard changes' }))
    await press('Add Team Member')
    expect(screen.getByLabelText('Name (required)')).toHaveValue('')
    expect(sessionStorage).toHaveLength(0)
  })

  test('with changes that were undone by hand asks nothing', async () => {
    open()
    await typeName('A')
    await userEvent.type(screen.getByLabelText('Name (required)'), '{Backspace}')
    await press('Cancel')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('a draft', () => {
  test('is restored with its text, and says that the chosen file is not', async () => {
    respond(team)
    const first = open()
    await typeName()
    const picture = new File(['x'], 'ann.png', { type: 'image/png' })
    await userEvent.upload(screen.getByLabelText('Image'), picture)
    first.unmount()

    open()
    expect(await screen.findByLabelText('Name (required)')).toHaveValue('Ann')
    expect(
      screen.getByText(
        'We kept what you typed here before. We could not keep the file you chose: please choose it again.',
      ),
    ).toBeVisible()
  })

  test('of a chosen file alone says that the file is not kept', async () => {
    respond(team)
    const first = open()
    await press('Edit Ruth')
    const picture = new File(['x'], 'ruth.png', { type: 'image/png' })
    await userEvent.upload(screen.getByLabelText('Image'), picture)
    first.unmount()

    open()
    expect(await screen.findByText(/We could not keep the file you chose/)).toBeVisible()
    expect(screen.getByRole('dialog', { name: 'Edit Team Member' })).toBeVisible()
  })

  test('does not overwrite a newer version, and says so', async () => {
    respond(team)
    const first = open()
    await press('Edit Ruth')
    await userEvent.type(screen.getByLabelText('Position (required)'), ' and cook')
    first.unmount()

    let sent: FormData | undefined
    respond({
      ...validSession,
      'GET /team': { body: [{ ...ruth, position: 'Founder', updatedAt: 'second' }] },
      'PUT /team/1': (init) => {
        sent = init?.body as FormData
        return failure(409, 'Someone else changed this. Reload to see it.')
      },
    })
    open()
    expect(await screen.findByText(/^Someone else changed this after you began/)).toBeVisible()
    expect(screen.getByLabelText('Position (required)')).toHaveValue('Director and cook')
    await press('Save')
    await waitFor(() => expect(sent?.get('updatedAt')).toBe('first'))
  })

  test('is restored only for the user who typed it', async () => {
    respond(team)
    const first = open()
    await typeName()
    first.unmount()
    storeSession('token', other)
    open()
    expect(await screen.findByText('Ruth')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is removed by a logout', async () => {
    respond(team)
    const first = open()
    await typeName()
    first.unmount()
    removeAllDrafts()
    open()
    expect(await screen.findByText('Ruth')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('never contains a password', async () => {
    respond({
      ...validSession,
      'GET /admin/users': { body: { success: true, data: [] } },
      'GET /admin/sessions': { body: { success: true, data: [] } },
    })
    open(<UsersScreen />)
    await press('Add Administrator')
    await userEvent.type(screen.getByLabelText('Name (required)'), 'Tom')
    await userEvent.type(screen.getByLabelText('Password (required)'), 'three green hills')
    const stored = JSON.stringify({ ...sessionStorage })
    expect(stored).toContain('Tom')
    expect(stored).not.toContain('hills')
  })
})

const draft = (name: string) => ({ values: { name } })

test('each kind and record has its own draft', () => {
  storeDraft('event', '1', draft('Picnic'))
  storeDraft('job', undefined, draft('Cook'))
  expect(readDraft('event', '1')).toEqual(draft('Picnic'))
  expect(readDraft('event', undefined)).toBeUndefined()
  expect(storedDraftId('event')).toBe('1')
  expect(storedDraftId('job')).toBe('new')
  expect(storedDraftId('notice')).toBeUndefined()
})

test('a draft that cannot be read or stored is left out', () => {
  storeDraft('event', '1', draft('Picnic'))
  const [key = ''] = Object.keys(sessionStorage)
  sessionStorage.setItem(key, '{')
  expect(readDraft('event', '1')).toBeUndefined()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(() => storeDraft('event', '2', draft('Fair'))).not.toThrow()
})

test('the draft of a deleted record becomes that of a new one', () => {
  storeDraft('event', '1', { ...draft('Picnic'), base: { updatedAt: 'first' } })
  orphanDraft('event', '1')
  expect(readDraft('event', '1')).toBeUndefined()
  expect(readDraft('event', undefined)).toEqual({ ...draft('Picnic'), orphaned: true })
})

test('but not in place of a draft of a new one, nor out of nothing', () => {
  storeDraft('event', '1', draft('Picnic'))
  storeDraft('event', undefined, draft('Fair'))
  orphanDraft('event', '1')
  expect(readDraft('event', undefined)).toEqual(draft('Fair'))
  expect(readDraft('event', '1')).toEqual(draft('Picnic'))
  orphanDraft('job', '1')
  expect(readDraft('job', undefined)).toBeUndefined()
})

test('whoever signs in keeps their own drafts, and other data stays', () => {
  const tom = { ...signedInUser, _id: '2' }
  storeDraft('event', '1', draft('Picnic'))
  storeSession('token', tom)
  storeDraft('event', '1', draft('Fair'))
  sessionStorage.setItem('theme', 'dark')
  removeOtherUsersDrafts(tom)
  expect(sessionStorage).toHaveLength(2)
  expect(readDraft('event', '1')).toEqual(draft('Fair'))
  removeAllDrafts()
  expect({ ...sessionStorage }).toEqual({ theme: 'dark' })
})

test('someone without an id has drafts by email', () => {
  const { _id, ...specified } = signedInUser
  const users = ['maria@example.org', 'tom@example.org'].map((email) => ({ ...specified, email }))
  for (const user of users) {
    storeSession('token', user as typeof signedInUser)
    expect(readDraft('event', '1')).toBeUndefined()
    storeDraft('event', '1', draft(user.email))
  }
  expect(readDraft('event', '1')).toEqual(draft('tom@example.org'))
})
