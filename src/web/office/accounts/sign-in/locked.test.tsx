import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { signInMessages } from '#contract/accounts/auth.ts'
import { storedToken } from '#web/api/session.ts'
import { OfficeApp } from '#web/office/OfficeApp.tsx'
import { press, signedInUser, validSession } from '../../../../../tests/support/office.ts'
import { failure, renderAt, respond } from '../../../../../tests/support/render.tsx'

const locked = failure(429, signInMessages.locked, { code: 'locked' })
const accepted = { body: { success: true, token: 'token', user: signedInUser, message: '' } }

afterEach(() => document.querySelector('meta[name="mail"]')?.remove())

async function signInWhileLocked() {
  respond({
    ...validSession,
    'POST /auth/login': (init) =>
      JSON.parse(String(init?.body)).code === '123456' ? accepted : locked,
  })
  renderAt(
    '/admin',
    <Routes>
      <Route path="*" element={<OfficeApp />} />
    </Routes>,
  )
  await userEvent.type(await screen.findByLabelText('Email Address'), 'maria@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'three green hills')
  await press('Sign In')
  expect(await screen.findByRole('alert')).toHaveTextContent(signInMessages.locked)
}

test('an account that strangers locked opens with the code of the second factor', async () => {
  await signInWhileLocked()
  await userEvent.type(screen.getByLabelText('Code'), '123456')
  await press('Sign In')
  await waitFor(() => expect(storedToken()).toBe('token'))
})

test('without a second factor, an owner or a link by mail helps', async () => {
  await signInWhileLocked()
  expect(screen.getByText(/ask an owner for a link to unlock it/)).toBeVisible()
})

test('where mail is on, the link can be asked for at once', async () => {
  const meta = Object.assign(document.createElement('meta'), { name: 'mail', content: 'on' })
  document.head.append(meta)
  await signInWhileLocked()
  await userEvent.click(screen.getByRole('link', { name: 'get a link by email' }))
  expect(await screen.findByRole('heading', { name: 'Unlock your account' })).toBeVisible()
})
