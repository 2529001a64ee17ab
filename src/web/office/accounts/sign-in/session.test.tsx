import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { storedToken, storeSession } from '#web/api/session.ts'
import { OfficeApp } from '#web/office/OfficeApp.tsx'
import { press, signedInUser, validSession } from '../../../../../tests/support/office.ts'
import { badGateway, failure, renderAt, respond } from '../../../../../tests/support/render.tsx'

const valid = validSession['GET /auth/validate']
const refused = { body: { valid: false, reason: 'revoked' } }
const address = () => screen.getByTestId('address').textContent

/** A token with this expiry. Its signature is invalid, which only the server checks. */
const tokenUntil = (date: Date) => `a.${btoa(JSON.stringify({ exp: date.getTime() / 1000 }))}.c`
const inAnHour = () => tokenUntil(new Date(Date.now() + 60 * 60_000))

const open = (path: string) =>
  renderAt(
    path,
    <Routes>
      <Route path="*" element={<OfficeApp />} />
    </Routes>,
  )

describe('the guard', () => {
  test('shows that it checks the session', () => {
    storeSession(inAnHour(), signedInUser)
    respond({ 'GET /auth/validate': 'never' })
    open('/admin/dashboard')
    expect(screen.getByRole('status')).toHaveTextContent('Verifying authentication...')
  })

  test('sends a visitor to the login, without a message about an expired session', async () => {
    respond({})
    open('/admin/dashboard')
    await waitFor(() => expect(address()).toBe('/admin'))
  })

  test('opens the office and shows who is signed in', async () => {
    storeSession(inAnHour(), signedInUser)
    respond(validSession)
    open('/admin/dashboard')
    expect(await screen.findByText('maria')).toBeVisible()
    expect(screen.getByText('(admin)')).toBeVisible()
  })

  test.each([
    ['the address says so', '/admin/dashboard?session=expired', inAnHour, valid],
    ['the token has expired', '/admin/dashboard', () => tokenUntil(new Date(0)), valid],
    ['the server says so', '/admin/dashboard', inAnHour, { status: 401, ...refused }],
    ['the server says so with 200', '/admin/dashboard', inAnHour, refused],
    ['the server only refuses', '/admin/dashboard', inAnHour, { status: 401, unchecked: 'no' }],
  ])('treats the session as expired when %s', async (_, path, token, validation) => {
    storeSession(token(), signedInUser)
    respond({ 'GET /auth/validate': validation })
    open(path)
    await waitFor(() => expect(address()).toBe('/admin?session=expired'))
    expect(storedToken()).toBeNull()
    const toast = await screen.findByText('Your session has expired. Please log in again.')
    expect(toast.closest('.Toastify__toast-container--top-center')).not.toBeNull()
  })

  test('expires when another tab removes the token', async () => {
    storeSession(inAnHour(), signedInUser)
    respond(validSession)
    open('/admin/dashboard')
    await screen.findByText('maria')
    window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken', newValue: null }))
    await waitFor(() => expect(address()).toBe('/admin?session=expired'))
  })

  test('keeps the session when the server cannot be reached, and offers to try again', async () => {
    storeSession(inAnHour(), signedInUser)
    let reachable = false
    respond({ 'GET /auth/validate': () => (reachable ? valid : 'network failure') })
    open('/admin/dashboard')
    expect(
      await screen.findByText('Network error. Please check your connection and try again.'),
    ).toBeVisible()
    expect(storedToken()).not.toBeNull()
    reachable = true
    await press('Retry')
    expect(await screen.findByText('maria')).toBeVisible()
  })
})

describe('the login', () => {
  beforeEach(() => respond({}))

  async function signIn(email = 'maria@example.org', password = 'correct horse') {
    open('/admin')
    if (email) await userEvent.type(await screen.findByLabelText('Email Address'), email)
    if (password) await userEvent.type(await screen.findByLabelText('Password'), password)
    await press('Sign In')
  }

  test('goes straight to the dashboard when the user is signed in', async () => {
    storeSession(inAnHour(), signedInUser)
    respond(validSession)
    open('/admin')
    await waitFor(() => expect(address()).toBe('/admin/dashboard'))
  })

  test.each([
    ['maria@example.org', '', 'Please fill in all fields'],
    ['', 'correct horse', 'Please fill in all fields'],
    ['maria@example.org', '12345', 'Password must be at least 6 characters'],
  ])('checks “%s” / “%s” before it calls the server', async (email, password, message) => {
    await signIn(email, password)
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
  })

  /** Without a code, or without a message: a server need not send more. */
  const refusal = (status: number, message?: string) => ({
    status,
    unchecked: { success: false, ...(message && { message }) },
  })

  test.each([
    [
      'network failure' as const,
      'Unable to connect to server. Please check if the backend is running.',
    ],
    [
      failure(500, 'Failed to fetch'),
      'Unable to connect to server. Please check if the backend is running.',
    ],
    [refusal(401), 'Invalid email or password. Please try again.'],
    [failure(401, 'Wrong password'), 'Invalid email or password. Please try again.'],
    [failure(400, 'Invalid credentials'), 'Invalid email or password. Please try again.'],
    [refusal(200, 'Invalid credentials'), 'Invalid email or password. Please try again.'],
    [
      failure(403, 'Account is deactivated'),
      'Your account has been deactivated. Please contact an administrator.',
    ],
    [
      refusal(200, 'Account is deactivated'),
      'Your account has been deactivated. Please contact an administrator.',
    ],
    [failure(429, 'Too many requests. Wait.'), 'Too many requests. Wait.'],
    [failure(500, 'The database is closed for today.'), 'The database is closed for today.'],
    [refusal(200, 'The office is closed.'), 'The office is closed.'],
    [refusal(500), 'An unexpected error occurred. Please try again.'],
    [badGateway, 'An unexpected error occurred. Please try again.'],
    [refusal(200), 'Login failed.'],
    [{ unchecked: { success: true } }, 'Login failed.'],
  ])('shows why signing in failed: %j', async (given, message) => {
    respond({ 'POST /auth/login': given })
    await signIn()
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    await userEvent.type(screen.getByLabelText('Password'), 'x')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('connects an error with its field', async () => {
    await signIn('maria@example.org', '12345')
    const password = screen.getByLabelText('Password')
    await waitFor(() => expect(password).toBeInvalid())
    expect(password).toHaveAccessibleDescription('Password must be at least 6 characters')
    expect(screen.getByLabelText('Email Address')).toBeValid()
  })

  test('connects a refused sign-in with both fields, and other failures with none', async () => {
    const refused = failure(401, 'Invalid credentials', { code: 'invalid_credentials' })
    respond({ 'POST /auth/login': refused })
    await signIn()
    const fields = [screen.getByLabelText('Email Address'), screen.getByLabelText('Password')]
    await screen.findByRole('alert')
    for (const field of fields) {
      expect(field).toBeInvalid()
      expect(field).toHaveAccessibleDescription('Invalid email or password. Please try again.')
    }
    respond({ 'POST /auth/login': 'network failure' })
    await press('Sign In')
    await screen.findByText(/^Unable to connect/)
    for (const field of fields) expect(field).toBeValid()
  })

  test('signs in with a response that has only the specification’s fields', async () => {
    const { _id, ...specified } = signedInUser
    respond({
      'POST /auth/login': { unchecked: { success: true, token: inAnHour(), user: specified } },
      'GET /auth/validate': { body: { valid: true } },
    })
    await signIn()
    await waitFor(() => expect(address()).toBe('/admin/dashboard'))
    expect(await screen.findByText('maria')).toBeVisible()
  })

  test.each([
    ['a token without its user', 'adminToken', () => inAnHour()],
    ['a user without a token', 'adminUser', () => JSON.stringify(signedInUser)],
  ])('removes %s from storage', async (_, key, value) => {
    for (const path of ['/admin', '/admin/dashboard']) {
      localStorage.setItem(key, value())
      respond(validSession)
      const { unmount } = open(path)
      expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible()
      await waitFor(() => expect({ ...localStorage }).toEqual({}))
      unmount()
    }
  })

  test('shows that it is signing in', async () => {
    respond({ ...validSession, 'POST /auth/login': 'never' })
    await signIn()
    expect(screen.getByRole('button', { name: 'Signing In...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  test('shows the password on request', async () => {
    open('/admin')
    const field = await screen.findByLabelText('Password')
    await press('Show password')
    expect(field).toHaveAttribute('type', 'text')
    await press('Hide password')
    expect(field).toHaveAttribute('type', 'password')
  })
})
