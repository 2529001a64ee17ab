import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { User } from '#contract/accounts/users.ts'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { administrator, at } from '../../../../../tests/support/responses.ts'
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
const readBody = (init?: RequestInit) => JSON.parse(String(init?.body))
const names = () =>
  screen.getAllByRole('button', { name: /^Change role of/ }).map(({ title }) => title.slice(15))

test('sets a new password for a user, and says to tell it to them', async () => {
  const bodies: unknown[] = []
  respond({
    ...validSession,
    'GET /admin/users': success(users),
    'PATCH /admin/users/2': (init) => {
      bodies.push(readBody(init))
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
  [
    'Reactivate Rosa',
    '3',
    true,
    'Do you want to reactivate Rosa? They can sign in with the password they had.',
    'Rosa can sign in again.',
  ],
  [
    'Deactivate Tom',
    '2',
    false,
    'Do you want to deactivate Tom? They will be signed out immediately and cannot sign in again.',
    'Tom can no longer sign in.',
  ],
])('%s: after a question', async (name, id, active, sentence, toast) => {
  const bodies: unknown[] = []
  respond({
    ...validSession,
    'GET /admin/users': success(users),
    [`PATCH /admin/users/${id}`]: (init) => {
      bodies.push(readBody(init))
      return success(users[0])
    },
  })
  renderAt('/', <UsersScreen />)
  await press(name)
  const title = name.replace(/ .*/, ' Administrator')
  const question = within(screen.getByRole('alertdialog', { name: title }))
  expect(question.getByText(sentence)).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: name.split(' ')[0] ?? '' }))
  await findToast(toast)
  expect(bodies).toEqual([{ active }])
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('users are found by name, email and status', async () => {
  respond({ ...validSession, 'GET /admin/users': success(users) })
  renderAt('/', <UsersScreen />)
  expect(await screen.findByText('1 active')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Search administrators'), 'r.lee')
  await waitFor(() => expect(names()).toEqual(['Rosa']))
  await userEvent.clear(screen.getByLabelText('Search administrators'))
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Active')
  await waitFor(() => expect(names()).toEqual(['Tom']))
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Deactivated')
  await waitFor(() => expect(names()).toEqual(['Rosa']))
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Everyone')
  await waitFor(() => expect(names()).toEqual(['Tom', 'Rosa']))
})

test('users are sorted by name, or by when they signed in', async () => {
  respond({ ...validSession, 'GET /admin/users': success(users) })
  renderAt('/', <UsersScreen />)
  const heads = await screen.findAllByRole('columnheader')
  expect(heads.map(({ textContent }) => textContent?.trim())).toEqual([
    'Name',
    'Role',
    'Status',
    'Second factor',
    'Last sign-in',
    'Actions',
  ])
  await press('Name')
  await waitFor(() => expect(names()).toEqual(['Rosa', 'Tom']))
  await press('Last sign-in')
  await waitFor(() => expect(names()).toEqual(['Tom', 'Rosa']))
})

test.each<[string, string, string]>([
  ['Deactivate Tom', '2', 'The administrator could not be deactivated.'],
  ['Reactivate Rosa', '3', 'The administrator could not be reactivated.'],
])('%s: says that it failed', async (name, id, toast) => {
  respond({
    ...validSession,
    'GET /admin/users': success(users),
    [`PATCH /admin/users/${id}`]: failure(),
  })
  renderAt('/', <UsersScreen />)
  await press(name)
  await press(name.split(' ')[0] ?? '')
  expect(await findToast(toast)).toBeVisible()
  expect(screen.getByRole('alertdialog')).toBeVisible()
})

test('nothing else can be opened while a dialog is open', async () => {
  respond({ ...validSession, 'GET /admin/users': success([...users, someone('u', 'maria')]) })
  renderAt('/', <UsersScreen />)
  await press('Deactivate Tom')
  for (const name of [
    'Change role of Rosa',
    'Set password for Rosa',
    'Reactivate Rosa',
    'Your account',
    'Add Administrator',
  ]) {
    const button = screen.getByRole('button', { name, hidden: true })
    expect(button).toHaveAttribute('aria-disabled', 'true')
  }
})

test('one’s own row leads to the account page', async () => {
  respond({ ...validSession, 'GET /admin/users': success([someone('u', 'maria')]) })
  renderAt('/', <UsersScreen />)
  await press('Your account')
  expect(screen.getByTestId('address')).toHaveTextContent('section=account')
})
