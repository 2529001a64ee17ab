import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { User } from '#contract/accounts/users.ts'
import {
  press,
  signedInUser,
  signIn,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { UsersScreen } from './UsersScreen.tsx'

const at = '2026-11-15T12:00:00.000Z'
const maria: User = {
  ...signedInUser,
  id: 'u',
  active: true,
  secondFactor: true,
  passkeys: 0,
  invited: false,
  lastSignInAt: at,
  createdAt: at,
}
const tom = {
  ...maria,
  secondFactor: false,
  invited: false,
  _id: '2',
  id: '2',
  username: 'Tom',
  email: 'tom@example.org',
  role: 'hiring',
}
const rosa = { ...maria, _id: '3', id: '3', username: 'Rosa', active: false, lastSignInAt: null }
const usual = {
  ...validSession,
  'GET /admin/users': success([maria, tom, rosa]),
}
const readBody = (init?: RequestInit) => JSON.parse(String(init?.body))

beforeEach(signIn)

test('lists the users, without a button to deactivate yourself or to change your own role', async () => {
  respond(usual)
  renderAt('/', <UsersScreen />)
  expect(await screen.findByText('2 active')).toBeVisible()
  const table = within(screen.getByRole('table', { name: 'Administrators' }))
  const own = table.getByText('You').closest('tr')
  if (!own) throw new Error('no row')
  expect(
    within(own)
      .getAllByRole('button')
      .map((button) => button.textContent?.trim()),
  ).toEqual(['Your account'])
  expect(within(own).getByText('Owner')).toBeVisible()
  expect(table.getByText('Hiring')).toBeVisible()
  expect(table.getByRole('button', { name: 'Reactivate Rosa' })).toBeVisible()
  expect(table.getByText('Never').closest('tr')).toHaveAttribute('data-muted', 'true')
  expect(own).not.toHaveAttribute('data-muted')
  expect(within(own).getByText('On')).toBeVisible()
  expect(table.getAllByText('Off')).toHaveLength(1)
})

test('asks before deactivating a user, and shows why that failed', async () => {
  const bodies: unknown[] = []
  respond({
    ...usual,
    'PATCH /admin/users/2': (init) => {
      bodies.push(readBody(init))
      const message = 'This is the last active user.'
      return failure(409, message)
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
  respond({
    ...usual,
    'POST /admin/users': (init) => {
      bodies.push(readBody(init))
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
  expect(dialog.getByLabelText(/^Role/)).toHaveValue('reader')
  await userEvent.selectOptions(dialog.getByLabelText(/^Role/), 'Intake')
  expect(dialog.getByText('Contact messages and referrals.')).toBeVisible()
  await userEvent.type(dialog.getByLabelText(/^Password/), ' walks by the river')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const password = 'short walks by the river'
  expect(bodies).toEqual([{ username: 'Tom', email: 'tom@example.org', role: 'intake', password }])
})

test('gives someone another role, and shows why that failed', async () => {
  const bodies: unknown[] = []
  let last = true
  respond({
    ...usual,
    'PATCH /admin/users/2': (init) => {
      bodies.push(readBody(init))
      const message = 'This is the last active owner.'
      return last ? failure(409, message) : success({ ...tom, role: 'editor' })
    },
  })
  renderAt('/', <UsersScreen />)
  await press('Change role of Tom')
  const dialog = within(screen.getByRole('dialog', { name: 'Change the role of Tom' }))
  expect(dialog.getByLabelText(/^Role/)).toHaveValue('hiring')
  await userEvent.selectOptions(dialog.getByLabelText(/^Role/), 'Editor')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('This is the last active owner.')).toBeVisible()
  last = false
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await findToast('Tom has the role Editor now.')).toBeVisible()
  expect(bodies).toEqual([{ role: 'editor' }, { role: 'editor' }])
})
