import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import type { TeamMember } from '#contract/team.ts'
import { storedToken, storeSession } from '#web/api/session.ts'
import { answer, renderAt } from '../../../../tests/support/render.tsx'
import { OfficeApp } from '../OfficeApp.tsx'

const maria = { _id: '1', username: 'maria', email: 'maria@example.org', role: 'admin' }
const tom = { ...maria, _id: '2', username: 'tom', email: 'tom@example.org' }
const validFor = (user: typeof maria) => ({ body: { valid: true, user } })
const refused = { status: 401, body: { success: false, code: 'revoked', message: 'Refused' } }
const ruth: TeamMember = {
  _id: '1',
  id: '1',
  name: 'Ruth Bell',
  position: 'Director',
  comment: 'Here to listen.',
  image: '',
  picture: null,
  createdAt: '2026-11-15T12:00:00.000Z',
  updatedAt: '2026-11-15T12:00:00.000Z',
}
const office = {
  'GET /auth/validate': validFor(maria),
  'POST /auth/logout': { body: { success: true } },
  'GET /team': { body: [ruth] },
}
const address = () => screen.getByTestId('address').textContent

let count = 0
beforeEach(() => {
  // Each test has a token of its own: an answer about an earlier one is not used again.
  count += 1
  storeSession(`token ${count}`, maria)
})

const open = () =>
  renderAt(
    '/admin/dashboard?section=team',
    <Routes>
      <Route path="*" element={<OfficeApp />} />
    </Routes>,
  )

const logOut = async () => userEvent.click(await screen.findByRole('button', { name: 'Logout' }))

/** The next person, for whom the server has nothing yet. */
async function signInAsTom() {
  answer({
    'POST /auth/login': {
      body: { success: true, token: `token of tom ${count}`, user: tom, message: '' },
    },
    'GET /auth/validate': validFor(tom),
    'GET /team': 'never',
  })
  await userEvent.type(await screen.findByLabelText('Email Address'), tom.email)
  await userEvent.type(screen.getByLabelText('Password'), 'three green hills')
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(await screen.findByText('tom')).toBeVisible()
}

const openTeam = () => userEvent.click(screen.getByRole('link', { name: 'Team Management' }))

describe('what the last person saw', () => {
  test('is not shown to the next one after a logout', async () => {
    answer(office)
    open()
    expect(await screen.findByText('Ruth Bell')).toBeVisible()
    await logOut()
    await waitFor(() => expect(address()).toBe('/admin'))
    expect(storedToken()).toBeNull()

    await signInAsTom()
    await openTeam()
    expect(await screen.findByText('Loading team members...')).toBeVisible()
    expect(screen.queryByText('Ruth Bell')).toBeNull()
  })

  test('is not shown to the next one after a session that ended by itself', async () => {
    answer(office)
    open()
    expect(await screen.findByText('Ruth Bell')).toBeVisible()
    window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken', newValue: null }))
    await waitFor(() => expect(address()).toBe('/admin?session=expired'))

    await signInAsTom()
    expect(address()).toBe('/admin/dashboard?section=team')
    expect(await screen.findByText('Loading team members...')).toBeVisible()
    expect(screen.queryByText('Ruth Bell')).toBeNull()
  })
})

describe('a logout', () => {
  test.each([
    ['the server does not answer', 'network failure' as const, 'Error logging out'],
    ['the server fails', { status: 500, body: { message: 'No' } }, 'Error logging out'],
    ['all is well', { body: { success: true } }, 'Logged out successfully'],
  ])('ends the session here when %s, and says how it went', async (_, reply, message) => {
    answer({ ...office, 'POST /auth/logout': reply })
    open()
    await logOut()
    await waitFor(() => expect(address()).toBe('/admin'))
    expect(storedToken()).toBeNull()
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.queryByText('Your session has expired. Please log in again.')).toBeNull()
  })
})

describe('a session that ends while someone works', () => {
  test('leads to the login when a call is refused, and says why', async () => {
    answer({ ...office, 'DELETE /team/1': refused })
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Ruth Bell' }))
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(address()).toBe('/admin?session=expired'))
    expect(storedToken()).toBeNull()
    expect(await screen.findByText('Your session has expired. Please log in again.')).toBeTruthy()
    expect(screen.queryByText('Failed to delete team member. Please try again.')).toBeNull()
  })

  test('keeps what was typed, but not for another person', async () => {
    answer({ ...office, 'DELETE /team/1': refused })
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Ruth Bell' }))
    await userEvent.type(screen.getByLabelText('Name (required)'), ' the Second')
    window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken', newValue: null }))
    await waitFor(() => expect(address()).toBe('/admin?session=expired'))
    expect(JSON.stringify({ ...sessionStorage })).toContain('the Second')

    await signInAsTom()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('the Second')
  })

  test('does not take a newer sign-in of another tab along', async () => {
    const newer = `newer token ${count}`
    let asked = 0
    answer({
      ...office,
      'GET /auth/validate': () => {
        asked += 1
        if (asked > 1) return validFor(tom)
        storeSession(newer, tom)
        return { status: 401, body: { valid: false, reason: 'revoked' } }
      },
    })
    open()
    expect(await screen.findByText('tom')).toBeVisible()
    expect(storedToken()).toBe(newer)
  })
})
