import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SignedInUser } from '#contract/accounts/auth.ts'
import { storedToken, storeSession } from '#web/api/session.ts'
import { OfficeApp } from '#web/office/OfficeApp.tsx'
import {
  aTeamMember,
  press,
  signedInUser,
  validSession,
} from '../../../../../tests/support/office.ts'
import { failure, renderAt, respond } from '../../../../../tests/support/render.tsx'

const tom = { ...signedInUser, _id: '2', username: 'tom', email: 'tom@example.org' }
const validFor = (user: SignedInUser) => ({ body: { valid: true, user } })
const refused = failure(401, 'Refused')
const ruth = aTeamMember({ name: 'Ruth Bell' })
const office = {
  ...validSession,
  'POST /auth/logout': { body: { success: true } },
  'GET /team': { body: [ruth] },
}
const address = () => screen.getByTestId('address').textContent

let count = 0
beforeEach(() => {
  // A new token for each test, because the response about a token is cached.
  count += 1
  storeSession(`token ${count}`, signedInUser)
})

const open = () =>
  renderAt(
    '/admin/dashboard?section=team',
    <Routes>
      <Route path="*" element={<OfficeApp />} />
    </Routes>,
  )

const logOut = async () => press('Logout')

/** Signs in as another user, whose data never finishes loading. */
async function signInAsTom() {
  respond({
    'POST /auth/login': {
      body: { success: true, token: `token of tom ${count}`, user: tom, message: '' },
    },
    'GET /auth/validate': validFor(tom),
    'GET /team': 'never',
  })
  await userEvent.type(await screen.findByLabelText('Email Address'), tom.email)
  await userEvent.type(screen.getByLabelText('Password'), 'three green hills')
  await press('Sign In')
  expect(await screen.findByText('tom')).toBeVisible()
}

const openTeam = () => userEvent.click(screen.getByRole('link', { name: /^Team Management/ }))

describe('the data of one user', () => {
  test('is not shown to the next one after a logout', async () => {
    respond(office)
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

  test('is not shown to the next one after an expired session', async () => {
    respond(office)
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
    ['the server fails', failure(500, 'No'), 'Error logging out'],
    ['the server answers', { body: { success: true } }, 'Logged out successfully'],
  ])(
    'ends the session in this browser when %s, and shows the result',
    async (_, reply, message) => {
      respond({ ...office, 'POST /auth/logout': reply })
      open()
      await logOut()
      await waitFor(() => expect(address()).toBe('/admin'))
      expect(storedToken()).toBeNull()
      expect(await screen.findByText(message)).toBeTruthy()
      expect(screen.queryByText('Your session has expired. Please log in again.')).toBeNull()
    },
  )
})

describe('a session that ends during work', () => {
  test('leads to the login when a call is refused, with a message', async () => {
    respond({ ...office, 'DELETE /team/1': refused })
    open()
    await press('Delete Ruth Bell')
    await press('Delete')
    await waitFor(() => expect(address()).toBe('/admin?session=expired'))
    expect(storedToken()).toBeNull()
    expect(await screen.findByText('Your session has expired. Please log in again.')).toBeTruthy()
    expect(screen.getByText(/^You were logged out because/)).toBeVisible()
    expect(screen.queryByText('Failed to delete team member. Please try again.')).toBeNull()
  })

  test('keeps what was typed, but not for another user', async () => {
    respond({ ...office, 'DELETE /team/1': refused })
    open()
    await press('Edit Ruth Bell')
    await userEvent.type(screen.getByLabelText('Name (required)'), ' the Second')
    window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken', newValue: null }))
    await waitFor(() => expect(address()).toBe('/admin?session=expired'))
    expect(JSON.stringify({ ...sessionStorage })).toContain('the Second')

    await signInAsTom()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('the Second')
  })

  test('does not end a newer session from another tab', async () => {
    const newer = `newer token ${count}`
    let asked = 0
    respond({
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
