import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { OpenSession } from '#contract/accounts/sessions.ts'
import { storeSession } from '#web/api/session.ts'
import {
  press,
  signedInUser,
  signIn,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
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
  respond(usual)
  storeSession('token', { ...signedInUser, role: 'hiring' })
  renderAt('/', <AccountScreen />)
  expect(screen.getByText('Hiring')).toBeVisible()
  expect(screen.getByText(/Job postings, applicants and their documents\./)).toBeVisible()
  expect(screen.getByText(/^Where you are signed in\./)).toBeVisible()
  expect(
    screen.getByText('You are signed in as', { exact: false, selector: 'p' }),
  ).toHaveTextContent('You are signed in as maria. You sign in with maria@example.org.')
})

test('an owner sees the sessions of others, and a role that is not known is not explained', async () => {
  respond(usual)
  const { unmount } = renderAt('/', <AccountScreen />)
  expect(screen.getByText(/^Where you and others are signed in\./)).toBeVisible()
  unmount()
  storeSession('token', { ...signedInUser, role: 'night watch' })
  renderAt('/', <AccountScreen />)
  expect(screen.queryByText(/^Your role is/)).toBeNull()
})

test('a link opens the form for the password, and a reload does not open it again', async () => {
  respond(usual)
  renderAt('/?section=account&password', <AccountScreen />)
  expect(await screen.findByRole('dialog', { name: 'Change your password' })).toBeVisible()
  expect(screen.getByTestId('address')).toHaveTextContent(/section=account$/)
})

/** Opens the form, and types both passwords. */
async function changePassword(reply: Parameters<typeof respond>[0][string]) {
  const asked = respond({ ...usual, 'POST /auth/password': reply })
  renderAt('/', <AccountScreen />)
  await press('Change your password')
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/^Current password/), 'three green hills')
  await userEvent.type(dialog.getByLabelText(/^New password/), 'a long walk by the river')
  expect(sessionStorage).toHaveLength(0)
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  return { asked, dialog }
}

test('changes the password, and loads the sessions again because the others have ended', async () => {
  const sent: unknown[] = []
  const { asked } = await changePassword((init) => {
    sent.push(JSON.parse(String(init?.body)))
    return { body: { success: true } }
  })
  await findToast('Your password is changed. You are signed out everywhere else.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent).toEqual([{ current: 'three green hills', next: 'a long walk by the river' }])
  expect(asked.filter((name) => name === 'GET /admin/sessions')).toHaveLength(2)
})

test('nothing can be typed or opened while the password is changed', async () => {
  const { dialog } = await changePassword('never')
  await waitFor(() => expect(dialog.getByLabelText(/^New password/)).toBeDisabled())
  expect(dialog.getByLabelText(/^Current password/)).toBeDisabled()
  expect(dialog.getByLabelText(/^Current password/)).toHaveAttribute(
    'autocomplete',
    'current-password',
  )
  expect(dialog.getByLabelText(/^New password/)).toHaveAttribute('autocomplete', 'new-password')
  for (const name of ['Change your password', /^End session of Tom/, 'Set up a second factor']) {
    const button = screen.getByRole('button', { name, hidden: true })
    expect(button).toHaveAttribute('aria-disabled', 'true')
  }
})

test('says that the password could not be changed', async () => {
  await changePassword(failure())
  expect(await findToast('Your password could not be changed.')).toBeVisible()
})

test('keeps the password form open when the current password is wrong', async () => {
  const message = 'The current password is not right.'
  respond({
    ...usual,
    'POST /auth/password': failure(400, message),
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
  const asked = respond({ ...usual, 'DELETE /admin/sessions/s2': { body: { success: true } } })
  renderAt('/', <AccountScreen />)
  const end = await screen.findByRole('button', { name: /^End session/ })
  expect(end).toHaveAccessibleName('End session of Tom, Chrome on Windows')
  await userEvent.click(end)
  const question = within(screen.getByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'End session' }))
  await waitFor(() => expect(asked).toContain('DELETE /admin/sessions/s2'))
})

test('edits the own name and signature, and asks for the password only for another email', async () => {
  const sent: unknown[] = []
  respond({
    ...usual,
    'PUT /auth/profile': (init) => {
      sent.push(JSON.parse(String(init?.body)))
      return success({ ...signedInUser, username: 'Maria Lopez' })
    },
  })
  storeSession('token', { ...signedInUser, username: 'admin' })
  renderAt('/', <AccountScreen />)
  expect(screen.getByText('Your letters have no signature yet.')).toBeVisible()
  await press('Edit your account')
  // Nobody is called admin.
  const name = screen.getByRole('textbox', { name: /^Name/ })
  expect(name).toHaveValue('')
  await userEvent.type(name, 'Maria Lopez')
  await userEvent.type(screen.getByRole('textbox', { name: /^Signature/ }), 'Maria')
  expect(screen.queryByLabelText(/^Current password/)).toBeNull()
  await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), 'x')
  expect(screen.getByLabelText(/^Current password/)).toBeVisible()
  await userEvent.type(screen.getByLabelText(/^Current password/), 'secret')
  await press('Save')
  await findToast('Your account is saved.')
  expect(sent).toEqual([
    {
      username: 'Maria Lopez',
      email: `${signedInUser.email}x`,
      signature: 'Maria',
      password: 'secret',
    },
  ])
})
