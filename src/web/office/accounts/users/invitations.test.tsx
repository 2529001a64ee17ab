import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { User } from '#contract/accounts/users.ts'
import {
  done,
  press,
  signedInUser,
  signIn,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import { findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { administrator, at } from '../../../../../tests/support/responses.ts'
import { UsersScreen } from './UsersScreen.tsx'

const tom: User = { ...administrator, _id: '2', id: '2', username: 'Tom', email: 'tom@example.org' }
const you: User = { ...administrator, ...signedInUser, id: 'u' }
const address = 'http://127.0.0.1:3000/admin/link#token'
const link = { address, expiresAt: at }

function show(users: User[], responses: Parameters<typeof respond>[0]) {
  signIn()
  const sent: unknown[] = []
  respond({
    ...validSession,
    'GET /admin/users': success(users),
    ...Object.fromEntries(
      Object.entries(responses).map(([name, response]) => [
        name,
        (init?: RequestInit) => {
          sent.push(JSON.parse(String(init?.body)))
          return typeof response === 'function' ? response(init) : response
        },
      ]),
    ),
  })
  renderAt('/admin/dashboard?section=users', <UsersScreen />)
  return sent
}

test('an owner invites someone and gets the link to hand over', async () => {
  const sent = show([you], {
    'POST /admin/users/invitations': {
      ...success({ ...tom, invited: true, link }),
      status: 201,
    },
  })
  await press('Invite')
  await userEvent.type(await screen.findByLabelText(/^Name/), 'Tom')
  await userEvent.type(screen.getByLabelText(/^Email/), 'tom@example.org')
  await press('Make invitation')
  const dialog = await screen.findByRole('dialog', { name: 'Link for Tom' })
  expect(within(dialog).getByLabelText('Link')).toHaveValue(address)
  expect(sent).toEqual([{ username: 'Tom', email: 'tom@example.org', role: 'reader' }])
})

test('whoever has not accepted the invitation is shown as invited, and can be invited again', async () => {
  const sent = show([you, { ...tom, invited: true }], {
    'POST /admin/users/2/links': { ...success({ address: null, expiresAt: at }), status: 201 },
  })
  expect(await screen.findByText('Invited', { selector: 'td *' })).toBeVisible()
  await press(/^Invite again/)
  await press('Make link')
  await findToast('A link is on its way to tom@example.org.')
  expect(sent).toEqual([{ purpose: 'invitation' }])
})

test('an owner makes a link to unlock an account', async () => {
  const sent = show([you, tom], {
    'POST /admin/users/2/links': { ...success(link), status: 201 },
  })
  await press(/^Link for Tom/)
  await userEvent.click(screen.getByRole('radio', { name: 'Unlock' }))
  await press('Make link')
  await screen.findByRole('dialog', { name: 'Link for Tom' })
  expect(sent).toEqual([{ purpose: 'unlock' }])
})

test('an owner removes the passkeys of someone whose device was stolen', async () => {
  signIn()
  const asked = respond({
    ...validSession,
    'GET /admin/users': success([
      { ...you, passkeys: 1 },
      { ...tom, passkeys: 2 },
    ]),
    'DELETE /admin/users/2/passkeys': done,
  })
  renderAt('/admin/dashboard?section=users', <UsersScreen />)
  expect(await screen.findByText('2 passkeys')).toBeVisible()
  expect(screen.getAllByRole('button', { name: /^Remove passkeys of/ })).toHaveLength(1)
  await press('Remove passkeys of Tom')
  await press('Remove')
  await findToast('Tom has no passkeys any more.')
  expect(asked).toContain('DELETE /admin/users/2/passkeys')
})
