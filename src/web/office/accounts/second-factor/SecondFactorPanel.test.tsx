import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import type { SecondFactor } from '#contract/accounts/second-factor.ts'
import { press, signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { SecondFactorPanel } from './SecondFactorPanel.tsx'

const codes = Array.from({ length: 10 }, (_, place) => `AAAA-BBBB-CCCC-DDD${place}`)
const secret = { secret: 'ABCDEFGH', address: 'otpauth://totp/x?secret=ABCDEFGH' }
const off: SecondFactor = { on: false, recoveryCodesLeft: 0, required: false, mayRequire: false }
const on = { ...off, on: true, recoveryCodesLeft: 7 }
const wrong = (field: string, message: string) =>
  failure(400, message, { fields: { [field]: message } })
const readBody = (init?: RequestInit) => JSON.parse(String(init?.body))

beforeEach(signIn)
afterEach(() => vi.restoreAllMocks())

function open(factor: SecondFactor, responses: Parameters<typeof respond>[0] = {}) {
  const asked = respond({
    ...validSession,
    'GET /auth/second-factor': success(factor),
    ...responses,
  })
  renderAt('/', <SecondFactorPanel busy={false} />)
  return asked
}

const type = async (label: string | RegExp, text: string) =>
  userEvent.type(within(screen.getByRole('dialog')).getByLabelText(label), text)

/** Types the password and a code into the open dialog, and confirms it. */
async function prove(action: string) {
  await type(/^Your password/, 'three green hills')
  await type(/^Code/, '123456')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: action }))
}

test('is set up with the password and a code, and shows the recovery codes once', async () => {
  const bodies: unknown[] = []
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  open(off, {
    'POST /auth/second-factor/begin': (init) => {
      bodies.push(readBody(init))
      return success(secret)
    },
    'POST /auth/second-factor/on': (init) => {
      bodies.push(readBody(init))
      return success({ recoveryCodes: codes })
    },
  })
  await press('Set up a second factor')
  await press('Continue')
  expect(await screen.findByText('Password is required')).toBeVisible()
  await type(/^Your password/, 'three green hills')
  await press('Continue')

  expect(await screen.findByRole('dialog', { name: 'Scan this with your app' })).toBeVisible()
  expect(screen.getByRole('img', { name: /^QR code/ })).toBeVisible()
  expect(screen.getByText('ABCD EFGH')).toBeVisible()
  expect(screen.getByLabelText(/^Code/)).toHaveFocus()
  await type(/^Code/, '123456')
  await press('Switch on')

  expect(await screen.findByRole('dialog', { name: 'Save your recovery codes' })).toBeVisible()
  for (const code of codes) expect(screen.getByText(code)).toBeVisible()
  await press('Copy')
  expect(writeText).toHaveBeenCalledExactlyOnceWith(
    [`Recovery codes for ${builtInDetails.name}`, 'maria@example.org', '', ...codes, ''].join('\n'),
  )
  await findToast('Recovery codes copied.')
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: 'Save your recovery codes' })).toBeVisible()
  await press('I have saved them')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodies).toEqual([{ password: 'three green hills' }, { code: '123456' }])
})

test('is shown as on as soon as the codes are saved', async () => {
  let factor = off
  open(off, {
    'GET /auth/second-factor': () => success(factor),
    'POST /auth/second-factor/begin': success(secret),
    'POST /auth/second-factor/on': () => {
      factor = on
      return success({ recoveryCodes: codes })
    },
  })
  expect(
    await screen.findByText('With a second factor, a stolen password alone lets nobody in.'),
  ).toBeVisible()
  await press('Set up a second factor')
  await type(/^Your password/, 'three green hills')
  await press('Continue')
  await screen.findByRole('dialog', { name: 'Scan this with your app' })
  expect(screen.getByLabelText(/^Code/)).toHaveAttribute('autocomplete', 'one-time-code')
  expect(screen.getByLabelText(/^Code/)).toHaveAttribute('inputmode', 'numeric')
  await press('Switch on')
  expect(await screen.findByText('Code is required')).toBeVisible()
  await type(/^Code/, '123456')
  await press('Switch on')
  await press('I have saved them')
  expect(await screen.findByRole('button', { name: 'New recovery codes' })).toBeVisible()
  expect(screen.getByText('On')).toBeVisible()
})

test('shows a wrong password and a wrong code at their fields', async () => {
  open(on, { 'POST /auth/second-factor/off': wrong('code', 'This code is not right.') })
  expect(await screen.findByText(/Recovery codes left: 7\./)).toBeVisible()
  await press('Switch off')
  await prove('Switch off')
  const code = screen.getByLabelText(/^Code/)
  await waitFor(() => expect(code).toBeInvalid())
  expect(code).toHaveAccessibleDescription(/This code is not right\./)
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  [false, 'Then your password alone is enough to sign in.'],
  [
    true,
    'Then your password alone is enough to sign in. Because everyone must have a second factor, you will set up a new one.',
  ],
])(
  'is switched off with the password and a code; required of everyone: %s',
  async (required, text) => {
    const bodies: unknown[] = []
    let factor: SecondFactor = { ...on, required }
    open(on, {
      'GET /auth/second-factor': () => success(factor),
      'POST /auth/second-factor/off': (init) => {
        bodies.push(readBody(init))
        factor = { ...off, required }
        return { body: { success: true } }
      },
    })
    await press('Switch off')
    const dialog = within(screen.getByRole('dialog', { name: 'Switch off your second factor' }))
    expect(dialog.getByText(text)).toBeVisible()
    expect(dialog.getByLabelText(/^Code/)).toHaveAttribute('autocomplete', 'one-time-code')
    expect(dialog.getByLabelText(/^Your password/)).toHaveAttribute(
      'autocomplete',
      'current-password',
    )
    await prove('Switch off')
    await findToast('Your second factor is off. You are signed out everywhere else.')
    expect(bodies).toEqual([{ password: 'three green hills', code: '123456' }])
    expect(await screen.findByRole('button', { name: 'Set up a second factor' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('nothing can be typed while it waits, and Cancel closes the dialog before', async () => {
  open(on, { 'POST /auth/second-factor/off': 'never' })
  await press('Switch off')
  await press('Cancel')
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('Switch off')
  await prove('Switch off')
  expect(await screen.findByText('Please wait...')).toBeInTheDocument()
  expect(screen.getByLabelText(/^Your password/)).toHaveAttribute('readonly')
  expect(screen.getByLabelText(/^Code/)).toHaveAttribute('readonly')
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  const behind = screen.getByRole('button', { name: 'New recovery codes', hidden: true })
  expect(behind).toHaveAttribute('aria-disabled', 'true')
})

test('shows a failure without a field above the form', async () => {
  open(off, { 'POST /auth/second-factor/begin': 'network failure' })
  await press('Set up a second factor')
  await type(/^Your password/, 'three green hills')
  await press('Continue')
  expect(await screen.findByRole('alert')).toHaveTextContent(/Network error/)
})

test('gets new recovery codes', async () => {
  open(on, {
    'POST /auth/second-factor/recovery-codes': success({ recoveryCodes: codes }),
  })
  await press('New recovery codes')
  expect(screen.getByText('You get ten new codes, and the old ones stop working.')).toBeVisible()
  await prove('Continue')
  expect(await screen.findByText(codes[0] ?? '')).toBeVisible()
  expect(screen.queryByRole('dialog', { name: 'New recovery codes' })).toBeNull()
  await press('I have saved them')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('says that it is loading, or could not be loaded, and loads again', async () => {
  let failing = true
  respond({
    ...validSession,
    'GET /auth/second-factor': () => (failing ? failure() : success(on)),
  })
  renderAt('/', <SecondFactorPanel busy={false} />)
  expect(screen.getByText('Loading your second factor...')).toBeVisible()
  expect(
    await screen.findByText('Failed to load your second factor. Please try again.'),
  ).toBeVisible()
  failing = false
  await press('Retry')
  expect(await screen.findByText('On')).toBeVisible()
})
