import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { storeSession } from '#web/api/session.ts'
import { OfficeApp } from '#web/office/OfficeApp.tsx'
import { press, signedInUser, success } from '../../../../../tests/support/office.ts'
import { renderAt, respond } from '../../../../../tests/support/render.tsx'

const user = { ...signedInUser, secondFactorNeeded: true }

function open(token: string, responses: Parameters<typeof respond>[0] = {}) {
  storeSession(token, user)
  const asked = respond({ 'GET /auth/validate': { body: { valid: true, user } }, ...responses })
  renderAt(
    '/admin/dashboard?section=users',
    <Routes>
      <Route path="*" element={<OfficeApp />} />
    </Routes>,
  )
  return asked
}

test('someone who must set up a second factor sees nothing else of the office', async () => {
  const asked = open('a token that no other test uses')
  expect(await screen.findByRole('heading', { name: 'Set up a second factor' })).toBeVisible()
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible()
  expect(document.title).toBe('Second factor · Office')
  await press('Begin')
  expect(screen.getByLabelText(/^Your password/)).toHaveFocus()
  await press('Cancel')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked.every((name) => name === 'GET /auth/validate')).toBe(true)
})

test('the office opens once the second factor is on', async () => {
  open('another token that no other test uses', {
    'POST /auth/second-factor/begin': success({ secret: 'ABCD', address: 'otpauth://totp/x' }),
    'POST /auth/second-factor/on': success({ recoveryCodes: ['AAAA'] }),
    'GET /admin/users': success([]),
  })
  await press('Begin')
  await userEvent.type(screen.getByLabelText(/^Your password/), 'three green hills')
  await press('Continue')
  await userEvent.type(await screen.findByLabelText(/^Code/), '123456')
  await press('Switch on')
  await press('I have saved them')
  expect(await screen.findByRole('navigation', { name: 'Sections' })).toBeVisible()
})

test('one can log out instead', async () => {
  open('a third token that no other test uses', {
    'POST /auth/logout': { body: { success: true } },
  })
  await press('Logout')
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible()
})
