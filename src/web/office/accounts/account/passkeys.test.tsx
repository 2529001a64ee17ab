import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { passkeyMessages } from '#contract/accounts/passkeys.ts'
import { done, press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { at } from '../../../../../tests/support/responses.ts'
import { PasskeyPanel } from './PasskeyPanel.tsx'

const phone = { id: 'p', name: 'My phone', createdAt: at, lastUsedAt: null }
const factor = { on: false, recoveryCodesLeft: 0, required: false, mayRequire: false }
const credential = {
  id: 'abc',
  rawId: 'abc',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'e30' },
}
const create = vi.fn()

/** A browser with passkeys, at the address that they belong to. */
function offerPasskeys() {
  const meta = document.createElement('meta')
  meta.name = 'passkeys'
  meta.content = location.hostname
  document.head.append(meta)
  vi.stubGlobal('PublicKeyCredential', {
    parseCreationOptionsFromJSON: (options: unknown) => options,
    parseRequestOptionsFromJSON: (options: unknown) => options,
  })
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true })
}

beforeEach(() => {
  signIn()
  create.mockReset()
  create.mockResolvedValue({ toJSON: () => credential })
})
afterEach(() => {
  document.querySelector('meta[name="passkeys"]')?.remove()
  vi.unstubAllGlobals()
})

function show(passkeys: unknown[], responses: Parameters<typeof respond>[0] = {}) {
  respond({
    ...validSession,
    'GET /auth/passkeys': success(passkeys),
    'GET /auth/second-factor': success(factor),
    ...responses,
  })
  renderAt('/', <PasskeyPanel busy={false} />)
}

async function addPasskey() {
  await press('Add a passkey')
  await userEvent.type(await screen.findByLabelText(/^Your password/), 'three green hills')
  await press('Continue')
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  await userEvent.clear(name)
  await userEvent.type(name, 'My phone')
  await press('Add passkey')
}

describe('your passkeys', () => {
  test('are added with the password and a name', async () => {
    offerPasskeys()
    const sent: unknown[] = []
    show([], {
      'POST /auth/passkeys/begin': success({ challenge: 'x' }),
      'POST /auth/passkeys': (init) => {
        sent.push(JSON.parse(String(init?.body)))
        return { ...success(phone), status: 201 }
      },
    })
    await addPasskey()
    await findToast('You can sign in with the passkey “My phone” now.')
    expect(create).toHaveBeenCalledWith({ publicKey: { challenge: 'x' } })
    expect(sent).toEqual([{ name: 'My phone', credential }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('ask for the code too, when there is a second factor', async () => {
    offerPasskeys()
    show([], { 'GET /auth/second-factor': success({ ...factor, on: true }) })
    await press('Add a passkey')
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByLabelText(/^Code/)).toBeVisible()
    await press('Continue')
    expect(await within(dialog).findByText('Code is required')).toBeVisible()
  })

  test.each([
    ['NotAllowedError', passkeyMessages.notMade],
    ['InvalidStateError', passkeyMessages.taken],
  ])('say what went wrong in the browser: %s', async (name, message) => {
    offerPasskeys()
    create.mockRejectedValue(new DOMException('', name))
    show([], { 'POST /auth/passkeys/begin': success({ challenge: 'x' }) })
    await addPasskey()
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
  })

  test('are listed and removed', async () => {
    offerPasskeys()
    show([{ ...phone, lastUsedAt: at }], { 'DELETE /auth/passkeys/p': done })
    expect(await screen.findByText(/Last used/)).toBeVisible()
    await press('Remove My phone')
    await press('Remove')
    await findToast('The passkey is removed. You are signed out everywhere else.')
  })

  test('are not offered where the browser or the address has none', async () => {
    show([phone])
    expect(await screen.findByRole('listitem')).toHaveTextContent('My phone')
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  })

  test('can be loaded again after a failure', async () => {
    show([], { 'GET /auth/passkeys': failure() })
    expect(await screen.findByText('Failed to load your passkeys. Please try again.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  })
})
