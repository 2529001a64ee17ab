import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { administrator } from '../../../../../tests/support/responses.ts'
import { UsersScreen } from './UsersScreen.tsx'

beforeEach(signIn)

const tom = { ...administrator, _id: '2', id: '2', username: 'Tom', role: 'night watch' }
const change = 'PATCH /admin/users/2'
const add = 'POST /admin/users'
const password = 'a long walk by the river'

function open(responses: Parameters<typeof respond>[0] = {}) {
  respond({ ...validSession, 'GET /admin/users': success([tom]), ...responses })
  return renderAt('/', <UsersScreen />)
}
const dialog = () => within(screen.getByRole('dialog'))

async function typeNewUser() {
  await press('Add Administrator')
  await userEvent.type(dialog().getByLabelText(/^Name/), 'Ada')
  await userEvent.type(dialog().getByLabelText(/^Email/), 'ada@example.org')
  await userEvent.type(dialog().getByLabelText(/^Password/), password)
  await press('Save')
}
const fields = () => [
  ...dialog().getAllByRole('textbox'),
  dialog().getByLabelText(/^Password/),
  dialog().getByLabelText(/^Role/),
]

test('a new user can sign in at once', async () => {
  open({ [add]: success(tom) })
  await typeNewUser()
  expect(await findToast('Ada can sign in now.')).toBeVisible()
})

test('says that a user could not be added, and keeps what was typed', async () => {
  open({ [add]: failure() })
  await typeNewUser()
  expect(await findToast('The administrator could not be added.')).toBeVisible()
  expect(dialog().getByLabelText(/^Name/)).toHaveValue('Ada')
})

test('nothing can be typed while a user is being added', async () => {
  open({ [add]: 'never' })
  await typeNewUser()
  await waitFor(() => expect(dialog().getByLabelText(/^Name/)).toBeDisabled())
  for (const field of fields()) expect(field).toBeDisabled()
  expect(dialog().getByRole('button', { name: 'Saving...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(dialog().getByText('Saving...', { selector: '[role=status]' })).toBeInTheDocument()
})

test('the browser offers no password of its own for someone else', async () => {
  open()
  await press('Add Administrator')
  const filling = fields().map((field) => field.getAttribute('autocomplete'))
  expect(filling).toEqual(['off', 'off', 'new-password', null])
  expect(dialog().getByLabelText(/^Password/)).toHaveAccessibleDescription(
    'At least 15 characters. A few words in a row are easy to remember. Give it to them in person or by phone.',
  )
  expect(dialog().getByLabelText(/^Role/)).toHaveAccessibleDescription(/^Reads content/)
})

test('a half-typed user is offered again after a reload', async () => {
  const first = open()
  await press('Add Administrator')
  await userEvent.type(dialog().getByLabelText(/^Name/), 'Ada')
  first.unmount()
  open()
  expect(await screen.findByLabelText(/^Name/)).toHaveValue('Ada')
})

test('a role that is not known is shown as it is, and becomes Reader unless another is chosen', async () => {
  open({ [change]: failure() })
  expect(await screen.findByText('night watch')).toBeVisible()
  await press('Change role of Tom')
  expect(dialog().getByLabelText(/^Role/)).toHaveValue('reader')
  expect(
    dialog().getByText('The change counts at once, also where Tom is signed in now.'),
  ).toBeVisible()
  await press('Save')
  expect(await findToast('The role could not be changed.')).toBeVisible()
})

test('keeps no new password as a draft, and reports a failure', async () => {
  open({ [change]: failure() })
  await press('Set password for Tom')
  const field = dialog().getByLabelText(/^New password/)
  expect(field).toHaveAttribute('autocomplete', 'new-password')
  expect(field).toHaveAccessibleDescription(/^At least 15 characters\./)
  await userEvent.type(field, password)
  expect(sessionStorage).toHaveLength(0)
  await press('Save')
  expect(await findToast('The password could not be set.')).toBeVisible()
  expect(field).toHaveValue(password)
})

test.each([
  ['Change role of Tom', /^Role/],
  ['Set password for Tom', /^New password/],
])('%s: nothing can be changed while it is saved', async (name, label) => {
  open({ [change]: 'never' })
  await press(name)
  const field = dialog().getByLabelText(label)
  if (field.tagName === 'INPUT') await userEvent.type(field, password)
  await press('Save')
  await waitFor(() => expect(field).toBeDisabled())
})

test('says that the users are loading, or could not be loaded', async () => {
  const { unmount } = open({ 'GET /admin/users': 'never' })
  expect(screen.getByText('Loading administrators...')).toBeVisible()
  unmount()
  open({ 'GET /admin/users': failure() })
  expect(await screen.findByText('Failed to load administrators. Please try again.')).toBeVisible()
})
