import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { OpenSession } from '#contract/sessions.ts'
import { storeSession } from '#web/api/session.ts'
import {
  press,
  signedInUser,
  signIn,
  success,
  validSession,
} from '../../../../tests/support/office.ts'
import { answer, renderAt } from '../../../../tests/support/render.tsx'
import { deviceOf } from '../users/device.ts'
import { AccountScreen } from './AccountScreen.tsx'

const at = '2026-11-15T12:00:00.000Z'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const here: OpenSession = {
  _id: 's1',
  id: 's1',
  userId: 'u',
  username: 'maria',
  userAgent: windows,
  ip: '203.0.113.7',
  createdAt: at,
  lastSeenAt: at,
  current: true,
}
const there = { ...here, _id: 's2', id: 's2', username: 'Tom', userId: '2', current: false }

const usual = {
  ...validSession,
  'GET /admin/sessions': success([here, there]),
  'GET /auth/second-factor': success({
    on: false,
    recoveryCodesLeft: 0,
    required: false,
    mayRequire: false,
  }),
}

beforeEach(signIn)

test('says who is signed in, with which role, and whose sessions it lists', async () => {
  answer(usual)
  storeSession('token', { ...signedInUser, role: 'hiring' })
  renderAt('/', <AccountScreen />)
  expect(screen.getByText('Hiring')).toBeVisible()
  expect(screen.getByText(/Job postings, applicants and their documents\./)).toBeVisible()
  expect(screen.getByText(/^Where you are signed in\./)).toBeVisible()
})

test('keeps the password form open when the current password is wrong', async () => {
  const message = 'The current password is not right.'
  answer({
    ...usual,
    'POST /auth/password': { status: 400, body: { success: false, code: 'bad_request', message } },
  })
  renderAt('/', <AccountScreen />)
  await press('Change your password')
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/^Current password/), 'a guess')
  await userEvent.type(dialog.getByLabelText(/^New password/), 'a long walk by the river')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(message)
  expect(dialog.getByLabelText(/^New password/)).toHaveValue('a long walk by the river')
})

test('offers to end another session, but not the current one', async () => {
  const asked = answer({ ...usual, 'DELETE /admin/sessions/s2': { body: { success: true } } })
  renderAt('/', <AccountScreen />)
  const end = await screen.findByRole('button', { name: /^End session/ })
  expect(end).toHaveAccessibleName('End session of Tom, Chrome on Windows')
  await userEvent.click(end)
  const question = within(screen.getByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'End session' }))
  await waitFor(() => expect(asked).toContain('DELETE /admin/sessions/s2'))
})

test.each([
  ['', 'Unknown device'],
  [windows, 'Chrome on Windows'],
  [`${windows} Edg/140.0`, 'Edge on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0', 'Firefox on Linux'],
])('shows the user agent “%s” as a device name', (userAgent, name) => {
  expect(deviceOf(userAgent)).toBe(name)
})
