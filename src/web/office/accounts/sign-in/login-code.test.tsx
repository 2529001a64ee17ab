import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { storedToken } from '#web/api/session.ts'
import { OfficeApp } from '#web/office/OfficeApp.tsx'
import { press, signedInUser, validSession } from '../../../../../tests/support/office.ts'
import { failure, renderAt, respond } from '../../../../../tests/support/render.tsx'

const refused = (code: string, message: string) => failure(401, message, { code })
const accepted = { body: { success: true, token: 'token', user: signedInUser, message: '' } }
const credentials = { email: 'maria@example.org', password: 'three green hills' }

/** Opens the login of an account with a second factor, whose code is 123456. */
async function openLogin() {
  const bodies: { code?: string }[] = []
  respond({
    ...validSession,
    'POST /auth/login': (init) => {
      const body = JSON.parse(String(init?.body))
      bodies.push(body)
      if (body.code === undefined) return refused('code_needed', 'Enter the code.')
      return body.code === '123456' ? accepted : refused('code_wrong', 'No')
    },
  })
  renderAt(
    '/admin',
    <Routes>
      <Route path="*" element={<OfficeApp />} />
    </Routes>,
  )
  await userEvent.type(await screen.findByLabelText('Email Address'), credentials.email)
  await userEvent.type(screen.getByLabelText('Password'), credentials.password)
  expect(screen.queryByLabelText('Code')).toBeNull()
  await press('Sign In')
  await screen.findByLabelText('Code')
  return bodies
}

test('the login asks for the code, and sends it with email and password', async () => {
  const bodies = await openLogin()
  const code = screen.getByLabelText('Code')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(code).toHaveFocus()
  expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  expect(code).toHaveAttribute('inputmode', 'numeric')
  expect(code).toHaveAttribute('autocapitalize', 'none')
  expect(code).toHaveAccessibleDescription('Enter the code from your authenticator app.')
  await userEvent.type(code, '123456')
  await press('Sign In')
  await waitFor(() => expect(storedToken()).toBe('token'))
  expect(bodies).toEqual([credentials, { ...credentials, code: '123456' }])
})

test('a wrong code is shown at its field, and the password is not to blame', async () => {
  await openLogin()
  await press('Sign In')
  expect(await screen.findByRole('alert')).toHaveTextContent('Code is required')
  await userEvent.type(screen.getByLabelText('Code'), '654321')
  await press('Sign In')
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This code is not right/)
  expect(screen.getByLabelText('Code')).toBeInvalid()
  expect(screen.getByLabelText('Password')).toBeValid()
})

test('a recovery code can be typed instead', async () => {
  await openLogin()
  await press('Use a recovery code')
  const code = screen.getByLabelText('Recovery code')
  expect(code).toHaveFocus()
  expect(code).toHaveAttribute('inputmode', 'text')
  expect(code).toHaveAccessibleDescription('One of the codes you saved.')
  await press('Use the code of my app')
  expect(screen.getByLabelText('Code')).toHaveFocus()
})

test('nothing can be typed while it signs in', async () => {
  await openLogin()
  respond({ ...validSession, 'POST /auth/login': 'never' })
  await userEvent.type(screen.getByLabelText('Code'), '123456')
  await press('Sign In')
  await screen.findByRole('button', { name: 'Signing In...' })
  for (const label of ['Email Address', 'Password', 'Code']) {
    expect(screen.getByLabelText(label)).toHaveAttribute('readonly')
  }
})

test('a password manager knows the fields', async () => {
  await openLogin()
  expect(screen.getByLabelText('Email Address')).toHaveAttribute('autocomplete', 'username')
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password')
  expect(screen.getByRole('link', { name: 'Back to Site' })).toHaveAttribute('href', '/')
})
