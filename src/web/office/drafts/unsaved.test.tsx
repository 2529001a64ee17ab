import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { TeamMember } from '#contract/team.ts'
import { storeSession } from '#web/api/session.ts'
import { answer, renderAt } from '../../../../tests/support/render.tsx'
import { TeamScreen } from '../team/TeamScreen.tsx'
import { readDraft, storeDraft } from './drafts.ts'
import { UnsavedGuard } from './UnsavedGuard.tsx'

const user = { _id: 'u', username: 'maria', email: 'maria@example.org', role: 'admin' }
const ruth: TeamMember = {
  _id: '1',
  id: '1',
  name: 'Ruth',
  position: 'Director',
  comment: 'Here to listen.',
  image: '',
  picture: null,
  createdAt: '2026-11-15T12:00:00.000Z',
  updatedAt: 'first',
}
const team = (...members: TeamMember[]) => ({
  'GET /auth/validate': { body: { valid: true, user } },
  'GET /team': { body: members },
})

beforeEach(() => storeSession('token', user))

const open = () =>
  renderAt(
    '/',
    <UnsavedGuard>
      <TeamScreen />
    </UnsavedGuard>,
  )
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const position = () => screen.findByLabelText('Position (required)')
const addToPosition = async (text: string) => userEvent.type(await position(), text)

describe('closing the tab', () => {
  /** True when the browser asks first. */
  const asks = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))

  test('asks once something is typed, until it is discarded', async () => {
    answer(team(ruth))
    open()
    await press('Edit Ruth')
    expect(asks()).toBe(false)
    await addToPosition(' and cook')
    expect(asks()).toBe(true)
    await press('Cancel')
    const question = await screen.findByRole('alertdialog')
    expect(asks()).toBe(true)
    await userEvent.click(within(question).getByRole('button', { name: 'Discard changes' }))
    expect(asks()).toBe(false)
  })

  test('asks nothing any more once it is saved', async () => {
    answer({ ...team(ruth), 'PUT /team/1': { body: ruth } })
    open()
    await press('Edit Ruth')
    await addToPosition(' and cook')
    expect(asks()).toBe(true)
    await press('Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asks()).toBe(false)
  })

  test('asks nothing after the office was left', async () => {
    answer(team(ruth))
    const office = open()
    await press('Edit Ruth')
    await addToPosition(' and cook')
    office.unmount()
    expect(asks()).toBe(false)
  })
})

describe('text that came back', () => {
  const newer = { ...ruth, comment: 'Changed by someone else.', updatedAt: 'second' }

  async function versionSaved() {
    let sent: FormData | undefined
    answer({
      ...team(newer),
      'PUT /team/1': (init) => {
        sent = init?.body as FormData
        return { status: 409, body: { message: 'Someone else changed this. Reload to see it.' } }
      },
    })
    open()
    expect(await position()).toHaveValue('Director and cook of all')
    await press('Save')
    await waitFor(() => expect(sent).toBeDefined())
    return sent?.get('updatedAt')
  }

  test('belongs to the version it was begun on, however often it is typed on', async () => {
    answer(team(ruth))
    const first = open()
    await press('Edit Ruth')
    await addToPosition(' and cook')
    first.unmount()

    answer(team(newer))
    const second = open()
    await addToPosition(' of all')
    second.unmount()

    expect(await versionSaved()).toBe('first')
  })

  test('is for the record it was typed about, and no other', async () => {
    answer(team(ruth, { ...ruth, id: '2', name: 'Ann' }))
    const first = open()
    await press('Edit Ann')
    await addToPosition(' and cook')
    first.unmount()

    open()
    expect(await screen.findByLabelText('Name (required)')).toHaveValue('Ann')
    expect(await position()).toHaveValue('Director and cook')
  })

  test('about something that was deleted meanwhile can be saved as a new one', async () => {
    answer(team(ruth, { ...ruth, id: '2', name: 'Ann' }))
    const first = open()
    await press('Edit Ann')
    await addToPosition(' and cook')
    first.unmount()

    answer(team(ruth))
    open()
    expect(await screen.findByRole('dialog', { name: 'Add Team Member' })).toBeVisible()
    expect(await position()).toHaveValue('Director and cook')
  })

  test('is gone once it is saved', async () => {
    answer({ ...team(ruth), 'PUT /team/1': { body: ruth } })
    open()
    await press('Edit Ruth')
    await addToPosition(' and cook')
    await press('Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sessionStorage).toHaveLength(0)
  })

  test('stays when saving fails', async () => {
    answer({ ...team(ruth), 'PUT /team/1': { status: 500, body: { message: 'Out of order' } } })
    const first = open()
    await press('Edit Ruth')
    await addToPosition(' and cook')
    await press('Save')
    expect(await screen.findByText('Out of order')).toBeVisible()
    first.unmount()
    open()
    expect(await position()).toHaveValue('Director and cook')
  })
})

describe('a logout', () => {
  test('in another tab wipes what was typed in this one', async () => {
    storeDraft('team member', undefined, { values: { name: 'Ann' } })
    const other = new BroadcastChannel('drafts')
    other.postMessage('logout')
    await waitFor(() => expect(readDraft('team member', undefined)).toBeUndefined())
    other.close()
  })
})
