import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { User } from '#contract/users.ts'
import { administrator, at, session } from '../../../../tests/support/answers.ts'
import { press, signIn, success, validSession } from '../../../../tests/support/office.ts'
import { answer, findToast, renderAt } from '../../../../tests/support/render.tsx'
import { deviceOf } from './device.ts'
import { Sessions } from './Sessions.tsx'
import { UsersScreen } from './UsersScreen.tsx'

beforeEach(signIn)

const someone = (id: string, username: string, fields: Partial<User> = {}) => ({
  ...administrator,
  _id: id,
  id,
  username,
  email: `${username.toLowerCase()}@example.org`,
  ...fields,
})
const users = [
  someone('2', 'Tom', { lastSignInAt: at }),
  someone('3', 'Rosa', { active: false, email: 'r.lee@example.org' }),
]
const bodyOf = (init?: RequestInit) => JSON.parse(String(init?.body))
const names = () =>
  screen.getAllByRole('button', { name: /^Change role of/ }).map(({ title }) => title.slice(15))

test('a user gets a new password, and is told to have it said to them', async () => {
  const bodies: unknown[] = []
  answer({
    ...validSession,
    'GET /admin/users': success(users),
    'PATCH /admin/users/2': (init) => {
      bodies.push(bodyOf(init))
      return success(users[0])
    },
  })
  renderAt('/', <UsersScreen />)
  await press('Set password for Tom')
  const dialog = within(screen.getByRole('dialog', { name: 'Set a password for Tom' }))
  expect(dialog.getByText(/^Tom is signed out everywhere\./)).toBeVisible()
  await userEvent.type(dialog.getByLabelText(/^New password/), 'short')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Password must be at least 15 characters')).toBeVisible()
  expect(bodies).toEqual([])
  await userEvent.type(dialog.getByLabelText(/^New password/), ' walks by the river')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await findToast('Tom has a new password.')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodies).toEqual([{ password: 'short walks by the river' }])
})

test.each([
  ['Reactivate Rosa', '3', true, 'Rosa can sign in again.'],
  ['Deactivate Tom', '2', false, 'Tom can no longer sign in.'],
])('%s: after a question', async (name, id, active, toast) => {
  const bodies: unknown[] = []
  answer({
    ...validSession,
    'GET /admin/users': success(users),
    [`PATCH /admin/users/${id}`]: (init) => {
      bodies.push(bodyOf(init))
      return success(users[0])
    },
  })
  renderAt('/', <UsersScreen />)
  await press(name)
  const question = within(screen.getByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: name.split(' ')[0] ?? '' }))
  await findToast(toast)
  expect(bodies).toEqual([{ active }])
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('users are found by name, email and status', async () => {
  answer({ ...validSession, 'GET /admin/users': success(users) })
  renderAt('/', <UsersScreen />)
  expect(await screen.findByText('1 active')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Search administrators'), 'r.lee')
  await waitFor(() => expect(names()).toEqual(['Rosa']))
  await userEvent.clear(screen.getByLabelText('Search administrators'))
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Active')
  await waitFor(() => expect(names()).toEqual(['Tom']))
})

test('the own row leads to the own account', async () => {
  answer({ ...validSession, 'GET /admin/users': success([someone('u', 'maria')]) })
  renderAt('/', <UsersScreen />)
  await press('Your account')
  expect(screen.getByTestId('address')).toHaveTextContent('section=account')
})

test('a session of someone else is ended after a question, the own one is not offered', async () => {
  let ended = false
  answer({
    ...validSession,
    'GET /admin/sessions': () =>
      success([
        session,
        ...(ended ? [] : [{ ...session, id: 's', username: 'Tom', current: false }]),
      ]),
    'DELETE /admin/sessions/s': () => {
      ended = true
      return { body: { success: true, message: 'Done' } }
    },
  })
  renderAt('/', <Sessions busy={false} />)
  const row = await screen.findByRole('row', { name: /This session/ })
  expect(within(row).queryByRole('button')).toBeNull()
  await press(/^End session of Tom/)
  const question = within(screen.getByRole('alertdialog', { name: 'End session' }))
  expect(question.getByText(/^Do you want to sign Tom out there\?/)).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'End session' }))
  await findToast('Session ended.')
  await waitFor(() => expect(screen.queryByText('Tom')).toBeNull())
})

test('says why a session was not ended, but not about the next one', async () => {
  const message = 'Not now.'
  answer({
    ...validSession,
    'GET /admin/sessions': success([{ ...session, id: 's', current: false }]),
    'DELETE /admin/sessions/s': { status: 409, body: { success: false, message } },
  })
  renderAt('/', <Sessions busy={false} />)
  await press(/^End session of Ann/)
  const question = () => within(screen.getByRole('alertdialog'))
  await userEvent.click(question().getByRole('button', { name: 'End session' }))
  expect(await question().findByText(message)).toBeVisible()
  await userEvent.click(question().getByRole('button', { name: 'Cancel' }))
  await press(/^End session of Ann/)
  expect(question().queryByText(message)).toBeNull()
})

test('sessions that could not be loaded can be loaded again', async () => {
  let failing = true
  answer({
    ...validSession,
    'GET /admin/sessions': () => (failing ? { status: 503, body: {} } : success([session])),
  })
  renderAt('/', <Sessions busy={false} />)
  expect(screen.getByText('Loading sessions...')).toBeVisible()
  expect(await screen.findByText('Failed to load sessions. Please try again.')).toBeVisible()
  failing = false
  await press('Retry')
  expect(await screen.findByText('This session')).toBeVisible()
})

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/141 Safari/537 Edg/141.0', 'Edge on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/141 Safari/537 OPR/120.0', 'Opera on Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19) FxiOS/140 Safari/605', 'Firefox on iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64) Gecko Firefox/145.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/141 Safari/537', 'Chrome on Android'],
  ['Mozilla/5.0 (X11; CrOS x86_64) Chrome/141 Safari/537', 'Chrome on a Chromebook'],
  ['Mozilla/5.0 (iPad; CPU OS 19) CriOS/141 Safari/604', 'Chrome on iPad'],
  ['Mozilla/5.0 (Macintosh; Intel) Version/19 Safari/605', 'Safari on a Mac'],
  ['Mozilla/5.0 (Windows NT 10.0)', 'Windows'],
  ['Safari/605', 'Safari'],
  ['curl/8', 'Unknown device'],
])('names the device of %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})
