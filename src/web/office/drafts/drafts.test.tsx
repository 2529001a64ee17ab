import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { TeamMember } from '#contract/team.ts'
import { storeSession } from '#web/api/session.ts'
import { answer, renderAt } from '../../../../tests/support/render.tsx'
import { TeamScreen } from '../team/TeamScreen.tsx'
import { UsersScreen } from '../users/UsersScreen.tsx'
import { removeAllDrafts } from './drafts.ts'
import { UnsavedGuard } from './UnsavedGuard.tsx'

const user = { _id: 'u', username: 'maria', email: 'maria@example.org', role: 'admin' }
const other = { ...user, _id: 'v', username: 'tom' }
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
const valid = { 'GET /auth/validate': { body: { valid: true, user } } }
const team = { ...valid, 'GET /team': { body: [ruth] } }

beforeEach(() => storeSession('token', user))

const open = (ui = <TeamScreen />) => renderAt('/', <UnsavedGuard>{ui}</UnsavedGuard>)
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name, hidden: false }))
const question = () => screen.findByRole('alertdialog', { name: 'Discard your changes?' })

/** Types a name into the form of a new member. */
async function begin(text = 'Ann') {
  await press('Add Team Member')
  await userEvent.type(screen.getByLabelText('Name (required)'), text)
}

describe('leaving a form', () => {
  beforeEach(() => answer(team))

  test('that nobody changed asks nothing', async () => {
    open()
    await press('Edit Ruth')
    await press('Cancel')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('that was changed asks, and keeps what was typed when one stays', async () => {
    open()
    await begin()
    await press('Cancel')
    await userEvent.click(within(await question()).getByRole('button', { name: 'Keep editing' }))
    expect(screen.getByLabelText('Name (required)')).toHaveValue('Ann')
  })

  test('for good forgets the text', async () => {
    open()
    await begin()
    await press('Cancel')
    await userEvent.click(within(await question()).getByRole('button', { name: 'Discard changes' }))
    await press('Add Team Member')
    expect(screen.getByLabelText('Name (required)')).toHaveValue('')
    expect(sessionStorage).toHaveLength(0)
  })

  test('whose changes were undone by hand asks nothing', async () => {
    open()
    await begin('A')
    await userEvent.type(screen.getByLabelText('Name (required)'), '{Backspace}')
    await press('Cancel')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('a form that went away', () => {
  test('is back with its text, and says that a chosen file is not', async () => {
    answer(team)
    const first = open()
    await begin()
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

  test('does not overwrite what someone else saved meanwhile, and says so', async () => {
    answer(team)
    const first = open()
    await press('Edit Ruth')
    await userEvent.type(screen.getByLabelText('Position (required)'), ' and cook')
    first.unmount()

    let sent: FormData | undefined
    answer({
      ...valid,
      'GET /team': { body: [{ ...ruth, position: 'Founder', updatedAt: 'second' }] },
      'PUT /team/1': (init) => {
        sent = init?.body as FormData
        return { status: 409, body: { message: 'Someone else changed this. Reload to see it.' } }
      },
    })
    open()
    expect(await screen.findByText(/^Someone else changed this after you began/)).toBeVisible()
    expect(screen.getByLabelText('Position (required)')).toHaveValue('Director and cook')
    await press('Save')
    await waitFor(() => expect(sent?.get('updatedAt')).toBe('first'))
  })

  test('belongs to the one who typed', async () => {
    answer(team)
    const first = open()
    await begin()
    first.unmount()
    storeSession('token', other)
    open()
    expect(await screen.findByText('Ruth')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is gone after a logout', async () => {
    answer(team)
    const first = open()
    await begin()
    first.unmount()
    removeAllDrafts()
    open()
    expect(await screen.findByText('Ruth')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('never holds a password', async () => {
    answer({
      ...valid,
      'GET /admin/users': { body: { success: true, data: [] } },
      'GET /admin/sessions': { body: { success: true, data: [] } },
    })
    open(<UsersScreen />)
    await press('Add Administrator')
    await userEvent.type(screen.getByLabelText('Name (required)'), 'Tom')
    await userEvent.type(screen.getByLabelText('Password (required)'), 'three green hills')
    const kept = JSON.stringify({ ...sessionStorage })
    expect(kept).toContain('Tom')
    expect(kept).not.toContain('hills')
  })
})
