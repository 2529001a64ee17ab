import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { TeamMember } from '#contract/website/team.ts'
import { TeamScreen } from '#web/office/website/team/TeamScreen.tsx'
import {
  aTeamMember,
  press,
  signIn,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import { failure, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { asksBeforeLeaving } from '../../../../../tests/support/simulated-browser.ts'
import { readDraft, removeAllDrafts, storeDraft } from './drafts.ts'
import { UnsavedGuard } from './UnsavedGuard.tsx'

const ruth = aTeamMember({ updatedAt: 'first' })
const team = (...members: TeamMember[]) => ({
  ...validSession,
  'GET /team': { body: members },
})

beforeEach(signIn)

const open = () =>
  renderAt(
    '/',
    <UnsavedGuard>
      <TeamScreen />
    </UnsavedGuard>,
  )
const position = () => screen.findByLabelText('Position (required)')
const addToPosition = async (text: string) => userEvent.type(await position(), text)

describe('closing the tab', () => {
  test('asks when something was typed, until it is discarded', async () => {
    respond(team(ruth))
    open()
    await press('Edit Ruth')
    expect(asksBeforeLeaving()).toBe(false)
    await addToPosition(' and cook')
    await waitFor(() => expect(asksBeforeLeaving()).toBe(true))
    await press('Cancel')
    const question = await screen.findByRole('alertdialog')
    expect(asksBeforeLeaving()).toBe(true)
    await userEvent.click(within(question).getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(asksBeforeLeaving()).toBe(false))
  })

  test('asks nothing after saving', async () => {
    respond({ ...team(ruth), 'PUT /team/1': success(ruth) })
    open()
    await press('Edit Ruth')
    await addToPosition(' and cook')
    await waitFor(() => expect(asksBeforeLeaving()).toBe(true))
    await press('Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(asksBeforeLeaving()).toBe(false))
  })

  test('asks nothing after the office was closed', async () => {
    respond(team(ruth))
    const office = open()
    await press('Edit Ruth')
    await addToPosition(' and cook')
    office.unmount()
    expect(asksBeforeLeaving()).toBe(false)
  })
})

describe('a restored draft', () => {
  const newer = { ...ruth, comment: 'Changed by someone else.', updatedAt: 'second' }

  async function versionSaved() {
    let sent: FormData | undefined
    respond({
      ...team(newer),
      'PUT /team/1': (init) => {
        sent = init?.body as FormData
        return failure(409, 'Someone else changed this. Reload to see it.')
      },
    })
    open()
    expect(await position()).toHaveValue('Director and cook of all')
    await press('Save')
    await waitFor(() => expect(sent).toBeDefined())
    return sent?.get('updatedAt')
  }

  test('keeps the version it was started on, even when more is typed later', async () => {
    respond(team(ruth))
    const first = open()
    await press('Edit Ruth')
    await addToPosition(' and cook')
    first.unmount()

    respond(team(newer))
    const second = open()
    await addToPosition(' of all')
    second.unmount()

    expect(await versionSaved()).toBe('first')
  })

  test('opens the record it was typed for', async () => {
    respond(team(ruth, { ...ruth, id: '2', name: 'Ann' }))
    const first = open()
    await press('Edit Ann')
    await addToPosition(' and cook')
    first.unmount()

    open()
    expect(await screen.findByLabelText('Name (required)')).toHaveValue('Ann')
    expect(await position()).toHaveValue('Director and cook')
  })

  test('of a deleted record can be saved as a new one', async () => {
    respond(team(ruth, { ...ruth, id: '2', name: 'Ann' }))
    const first = open()
    await press('Edit Ann')
    await addToPosition(' and cook')
    first.unmount()

    respond(team(ruth))
    open()
    expect(await screen.findByRole('dialog', { name: 'Add Team Member' })).toBeVisible()
    expect(await position()).toHaveValue('Director and cook')
  })

  test('is removed when what was typed is removed again', async () => {
    respond(team(ruth))
    open()
    await press('Edit Ruth')
    await addToPosition('s')
    await waitFor(() => expect(readDraft('team member', '1')).toBeDefined())
    await addToPosition('{Backspace}')
    await waitFor(() => expect(readDraft('team member', '1')).toBeUndefined())
  })

  test('is removed after saving', async () => {
    respond({ ...team(ruth), 'PUT /team/1': success(ruth) })
    open()
    await press('Edit Ruth')
    await addToPosition(' and cook')
    await press('Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
  })

  test('stays when saving fails', async () => {
    respond({ ...team(ruth), 'PUT /team/1': failure(500, 'Out of order') })
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
  test('in another tab removes the drafts in this one', async () => {
    storeDraft('team member', undefined, { values: { name: 'Ann' } })
    const other = new BroadcastChannel('drafts')
    other.postMessage('logout')
    await waitFor(() => expect(readDraft('team member', undefined)).toBeUndefined())
    other.close()
  })

  test('in this tab is heard in the others', async () => {
    const other = new BroadcastChannel('drafts')
    const heard = vi.fn()
    other.onmessage = heard
    removeAllDrafts()
    await waitFor(() => expect(heard).toHaveBeenCalledOnce())
    other.close()
  })
})
