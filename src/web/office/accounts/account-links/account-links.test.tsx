import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { afterEach, describe, expect, test } from 'vitest'
import { accountLinkMessages } from '#contract/accounts/account-links.ts'
import { passwordMessages } from '#contract/accounts/passwords.ts'
import { storedToken } from '#web/api/session.ts'
import { OfficeApp } from '#web/office/OfficeApp.tsx'
import { done, press, signedInUser, signIn, success } from '../../../../../tests/support/office.ts'
import { failure, renderAt, respond } from '../../../../../tests/support/render.tsx'

const open = (path: string) =>
  renderAt(
    path,
    <Routes>
      <Route path="*" element={<OfficeApp />} />
    </Routes>,
  )
const openedFor = (purpose: string) =>
  success({ purpose, username: 'maria', email: signedInUser.email })
const noLink = failure(404, accountLinkMessages.noLink, { code: 'no_link' })
const password = 'a long walk by the river'
const address = '/admin/link#some-token'

afterEach(() => document.querySelector('meta[name="mail"]')?.remove())

function turnOnMail() {
  const meta = document.createElement('meta')
  meta.name = 'mail'
  meta.content = 'on'
  document.head.append(meta)
}

describe('a link to reset a password', () => {
  test('sets the password under the email, and ends the session of this browser', async () => {
    signIn()
    const sent: unknown[] = []
    respond({
      'POST /auth/links/open': openedFor('reset'),
      'POST /auth/links/password': (init) => {
        sent.push(JSON.parse(String(init?.body)))
        return done
      },
    })
    open(address)
    await screen.findByRole('heading', { name: 'Choose a new password' })
    expect(screen.getByLabelText('Email Address')).toHaveValue(signedInUser.email)
    await press('Save password')
    expect(await screen.findByText(passwordMessages.missing)).toBeVisible()
    await userEvent.type(screen.getByLabelText(/^New password/), password)
    await press('Save password')
    await screen.findByRole('heading', { name: 'Your password is set' })
    expect(sent).toEqual([{ token: 'some-token', password }])
    expect(storedToken()).toBeNull()
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/admin')
  })

  test('says at the field what is wrong with the password', async () => {
    const message = passwordMessages.guessable
    respond({
      'POST /auth/links/open': openedFor('invitation'),
      'POST /auth/links/password': failure(400, message, { fields: { password: message } }),
    })
    open(address)
    await userEvent.type(await screen.findByLabelText(/^New password/), password)
    await press('Save password')
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText(/^New password/)).toHaveAccessibleDescription(
      expect.stringContaining(message),
    )
  })
})

test('a link that does not work says so, also when it was used in between', async () => {
  respond({ 'POST /auth/links/open': noLink })
  const { unmount } = open(address)
  await screen.findByRole('heading', { name: 'This link doesn’t work' })
  unmount()
  respond({ 'POST /auth/links/open': openedFor('unlock'), 'POST /auth/links/unlock': noLink })
  open(address)
  await press('Unlock this browser')
  await screen.findByRole('heading', { name: 'This link doesn’t work' })
})

test('a link is checked again after a failure', async () => {
  respond({ 'POST /auth/links/open': 'network failure' })
  open(address)
  await screen.findByText('The link could not be checked. Please try again.')
  respond({ 'POST /auth/links/open': openedFor('unlock'), 'POST /auth/links/unlock': done })
  await press('Retry')
  await press('Unlock this browser')
  await screen.findByRole('heading', { name: 'This browser is unlocked' })
})

describe('“Forgot your password?”', () => {
  test('is offered only where mail is on', async () => {
    respond({})
    const { unmount } = open('/admin')
    await screen.findByLabelText(/^Email/)
    expect(screen.queryByRole('link', { name: 'Forgot your password?' })).toBeNull()
    unmount()
    turnOnMail()
    open('/admin')
    await userEvent.click(await screen.findByRole('link', { name: 'Forgot your password?' }))
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  })

  test('asks for the email and does not say whether there is an account', async () => {
    turnOnMail()
    const sent: unknown[] = []
    respond({
      'POST /auth/links/request': (init) => {
        sent.push(JSON.parse(String(init?.body)))
        return success({ mail: true })
      },
    })
    open('/admin/forgot')
    await press('Send link')
    expect(await screen.findByText('Email is required')).toBeVisible()
    await userEvent.type(screen.getByLabelText(/^Email Address/), 'maria@example.org')
    await press('Send link')
    expect(await screen.findByText(/^If there is an account with this email/)).toBeVisible()
    expect(sent).toEqual([{ email: 'maria@example.org', purpose: 'reset' }])
  })

  test('says when it was asked too often', async () => {
    const message = 'Too many requests. Please wait a moment and try again.'
    respond({ 'POST /auth/links/request': failure(429, message) })
    open('/admin/forgot?for=unlock')
    await screen.findByRole('heading', { name: 'Unlock your account' })
    await userEvent.type(screen.getByLabelText(/^Email Address/), 'maria@example.org')
    await press('Send link')
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
  })
})
