import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { storedToken, storeSession } from '#web/api/session.ts'
import { answer, renderAt } from '../../../../tests/support/render.tsx'
import { OfficeApp } from '../OfficeApp.tsx'

const user = { _id: '1', username: 'maria', email: 'maria@example.org', role: 'admin' }
const valid = { body: { valid: true, user } }
const address = () => screen.getByTestId('address').textContent

/** A token with this expiry; only the server could tell that its signature is none. */
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
  test('says that it verifies', () => {
    storeSession(inAnHour(), user)
    answer({ 'GET /auth/validate': 'never' })
    open('/admin/dashboard')
    expect(screen.getByRole('status')).toHaveTextContent('Verifying authentication...')
  })

  test('sends whoever is not signed in to the login, without a word about expiry', async () => {
    answer({})
    open('/admin/dashboard')
    await waitFor(() => expect(address()).toBe('/admin'))
  })

  test('lets an administrator in and shows who it is', async () => {
    storeSession(inAnHour(), user)
    answer({ 'GET /auth/validate': valid })
    open('/admin/dashboard')
    expect(await screen.findByText('maria')).toBeVisible()
    expect(screen.getByText('(admin)')).toBeVisible()
  })

  test.each([
    ['the address says so', '/admin/dashboard?session=expired', inAnHour, 200],
    ['the token is past its time', '/admin/dashboard', () => tokenUntil(new Date(0)), 200],
    ['the server says so', '/admin/dashboard', inAnHour, 401],
  ])('treats the session as expired when %s', async (_, path, token, status) => {
    storeSession(token(), user)
    answer({
      'GET /auth/validate':
        status === 401 ? { status, body: { valid: false, reason: 'revoked' } } : valid,
    })
    open(path)
    await waitFor(() => expect(address()).toBe('/admin?session=expired'))
    expect(storedToken()).toBeNull()
    const toast = await screen.findByText('Your session has expired. Please log in again.')
    expect(toast.closest('.Toastify__toast-container--top-center')).not.toBeNull()
  })

  test('expires when another tab removes the token', async () => {
    storeSession(inAnHour(), user)
    answer({ 'GET /auth/validate': valid })
    open('/admin/dashboard')
    await screen.findByText('maria')
    window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken', newValue: null }))
    await waitFor(() => expect(address()).toBe('/admin?session=expired'))
  })

  test('keeps the sign-in when the server cannot be reached, and offers to try again', async () => {
    storeSession(inAnHour(), user)
    let reachable = false
    answer({ 'GET /auth/validate': () => (reachable ? valid : 'network failure') })
    open('/admin/dashboard')
    expect(
      await screen.findByText('Network error. Please check your connection and try again.'),
    ).toBeVisible()
    expect(storedToken()).not.toBeNull()
    reachable = true
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('maria')).toBeVisible()
  })
})

describe('the login', () => {
  beforeEach(() => answer({}))

  async function signIn(email = 'maria@example.org', password = 'correct horse') {
    open('/admin')
    if (email) await userEvent.type(screen.getByLabelText('Email Address'), email)
    if (password) await userEvent.type(screen.getByLabelText('Password'), password)
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  }

  test('goes straight to the dashboard for who is signed in already', async () => {
    storeSession(inAnHour(), user)
    answer({ 'GET /auth/validate': valid })
    open('/admin')
    await waitFor(() => expect(address()).toBe('/admin/dashboard'))
  })

  test.each([
    ['maria@example.org', '', 'Please fill in all fields'],
    ['', 'correct horse', 'Please fill in all fields'],
    ['maria@example.org', '12345', 'Password must be at least 6 characters'],
  ])('checks %s / %s before it asks the server', async (email, password, message) => {
    await signIn(email, password)
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
  })

  test.each([
    [
      'network failure' as const,
      'Unable to connect to server. Please check if the backend is running.',
    ],
    [
      { status: 401, body: { success: false, code: 'x', message: 'Invalid credentials' } },
      'Invalid email or password. Please try again.',
    ],
    [
      { status: 403, body: { success: false, code: 'x', message: 'Account is deactivated' } },
      'Your account has been deactivated. Please contact an administrator.',
    ],
    [
      { status: 429, body: { success: false, code: 'x', message: 'Too many requests. Wait.' } },
      'Too many requests. Wait.',
    ],
    [{ status: 502, body: 'bad gateway' }, 'An unexpected error occurred. Please try again.'],
    [{ status: 200, body: { success: false } }, 'Login failed.'],
  ])('says what went wrong: %j', async (given, message) => {
    answer({ 'POST /auth/login': given })
    await signIn()
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    await userEvent.type(screen.getByLabelText('Password'), 'x')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('ties the error to the field it is about', async () => {
    await signIn('maria@example.org', '12345')
    const password = screen.getByLabelText('Password')
    await waitFor(() => expect(password).toBeInvalid())
    expect(password).toHaveAccessibleDescription('Password must be at least 6 characters')
    expect(screen.getByLabelText('Email Address')).toBeValid()
  })

  test('ties a refusal to both fields, and other failures to none', async () => {
    const body = { success: false, code: 'x', message: 'Invalid credentials' }
    answer({ 'POST /auth/login': { status: 401, body } })
    await signIn()
    const fields = [screen.getByLabelText('Email Address'), screen.getByLabelText('Password')]
    await screen.findByRole('alert')
    for (const field of fields) {
      expect(field).toBeInvalid()
      expect(field).toHaveAccessibleDescription('Invalid email or password. Please try again.')
    }
    answer({ 'POST /auth/login': 'network failure' })
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
    await screen.findByText(/^Unable to connect/)
    for (const field of fields) expect(field).toBeValid()
  })

  test('shows that it is busy', async () => {
    answer({ 'GET /auth/validate': valid, 'POST /auth/login': 'never' })
    await signIn()
    expect(screen.getByRole('button', { name: 'Signing In...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  test('shows the password on request', async () => {
    open('/admin')
    const field = screen.getByLabelText('Password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field).toHaveAttribute('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(field).toHaveAttribute('type', 'password')
  })
})
