import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { storeSession } from '#web/api/session.ts'
import { press, signedInUser } from '../../../../tests/support/office.ts'
import { answer, renderAt } from '../../../../tests/support/render.tsx'
import { OfficeApp } from '../OfficeApp.tsx'

test('someone who must set up a second factor sees nothing else of the office', async () => {
  const user = { ...signedInUser, secondFactorNeeded: true }
  storeSession('a token that no other test uses', user)
  const asked = answer({ 'GET /auth/validate': { body: { valid: true, user } } })
  renderAt(
    '/admin/dashboard?section=users',
    <Routes>
      <Route path="*" element={<OfficeApp />} />
    </Routes>,
  )
  expect(await screen.findByRole('heading', { name: 'Set up a second factor' })).toBeVisible()
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible()
  await press('Begin')
  expect(screen.getByLabelText(/^Your password/)).toHaveFocus()
  expect(asked.every((name) => name === 'GET /auth/validate')).toBe(true)
})
