import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { OpenSession } from '#contract/sessions.ts'
import type { User } from '#contract/users.ts'
import {
  press,
  signedInUser,
  signIn,
  success,
  validSession,
} from '../../../../tests/support/office.ts'
import { answer, renderAt } from '../../../../tests/support/render.tsx'
import { deviceOf } from './device.ts'
import { UsersScreen } from './UsersScreen.tsx'

const at = '2026-11-15T12:00:00.000Z'
const maria: User = {
  ...signedInUser,
  id: 'u',
  active: true,
  secondFactor: true,
  lastSignInAt: at,
  createdAt: at,
}
const tom = {
  ...maria,
  secondFactor: false,
  _id: '2',
  id: '2',
  username: 'Tom',
  email: 'tom@example.org',
}
const rosa = { ...maria, _id: '3', id: '3', username: 'Rosa', active: false, lastSignInAt: null }
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
  'GET /admin/users': success([maria, tom, rosa]),
  'GET /admin/sessions': success([here, there]),
  'GET /auth/second-factor': success({
    on: false,
    recoveryCodesLeft: 0,
    required: false,
    mayRequire: false,
  }),
}
const bodyOf = (init?: RequestInit) => JSON.parse(String(init?.body))

beforeEach(signIn)

test('lists the users, without a button to deactivate yourself', async () => {
  answer(usual)
  renderAt('/', <UsersScreen />)
  expect(await screen.findByText('2 active')).toBeVisible()
  const table = within(screen.getByRole('table', { name: 'Administrators' }))
  const own = table.getByText('You').closest('tr')
  if (!own) throw new Error('no row')
  expect(within(own).queryByRole('button', { name: /Deactivate/ })).toBeNull()
  expect(table.getByRole('button', { name: 'Reactivate Rosa' })).toBeVisible()
  expect(table.getByText('Never')).toBeVisible()
  expect(within(own).getByText('On')).toBeVisible()
  expect(table.getAllByText('Off')).toHaveLength(1)
})

test('asks before deactivating a user, and shows why that failed', async () => {
  const bodies: unknown[] = []
  answer({
    ...usual,
    'PATCH /admin/users/2': (init) => {
      bodies.push(bodyOf(init))
      const message = 'This is the last active user.'
      return { status: 409, body: { success: false, code: 'conflict', message } }
    },
  })
  renderAt('/', <UsersScreen />)
  await press('Deactivate Tom')
  const question = within(screen.getByRole('alertdialog'))
  expect(question.getByText(/^Do you want to deactivate Tom\?/)).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Deactivate' }))
  expect(await question.findByRole('alert')).toHaveTextContent('This is the last active user.')
  expect(bodies).toEqual([{ active: false }])
})

test('adds a user once the fields are valid', async () => {
  const bodies: unknown[] = []
  answer({
    ...usual,
    'POST /admin/users': (init) => {
      bodies.push(bodyOf(init))
      return success(tom)
    },
  })
  renderAt('/', <UsersScreen />)
  await press('Add Administrator')
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/^Password/), 'short')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Name is required')).toBeVisible()
  expect(dialog.getByText('Email is required')).toBeVisible()
  expect(dialog.getByText('Password must be at least 15 characters')).toBeVisible()
  expect(bodies).toEqual([])

  await userEvent.type(dialog.getByLabelText(/^Name/), 'Tom')
  await userEvent.type(dialog.getByLabelText(/^Email/), 'tom@example.org')
  await userEvent.type(dialog.getByLabelText(/^Password/), ' walks by the river')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const password = 'short walks by the river'
  expect(bodies).toEqual([{ username: 'Tom', email: 'tom@example.org', password }])
})

test('keeps the password form open when the current password is wrong', async () => {
  const message = 'The current password is not right.'
  answer({
    ...usual,
    'POST /auth/password': { status: 400, body: { success: false, code: 'bad_request', message } },
  })
  renderAt('/', <UsersScreen />)
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
  renderAt('/', <UsersScreen />)
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
