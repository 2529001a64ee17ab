import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SecondFactor } from '#contract/second-factor.ts'
import { press, signIn, success, validSession } from '../../../../tests/support/office.ts'
import { answer, findToast, renderAt } from '../../../../tests/support/render.tsx'
import { SecondFactorPanel } from './SecondFactorPanel.tsx'

const codes = Array.from({ length: 10 }, (_, place) => `AAAA-BBBB-CCCC-DDD${place}`)
const secret = { secret: 'ABCDEFGH', address: 'otpauth://totp/x?secret=ABCDEFGH' }
const off: SecondFactor = { on: false, recoveryCodesLeft: 0, required: false, mayRequire: false }
const on = { ...off, on: true, recoveryCodesLeft: 7 }
const wrong = (field: string, message: string) => ({
  status: 400,
  body: { success: false, code: 'bad_request', message, fields: { [field]: message } },
})
const bodyOf = (init?: RequestInit) => JSON.parse(String(init?.body))

beforeEach(signIn)
afterEach(() => vi.restoreAllMocks())

function open(factor: SecondFactor, answers: Parameters<typeof answer>[0] = {}) {
  const asked = answer({ ...validSession, 'GET /auth/second-factor': success(factor), ...answers })
  renderAt('/', <SecondFactorPanel busy={false} />)
  return asked
}

const type = async (label: string | RegExp, text: string) =>
  userEvent.type(within(screen.getByRole('dialog')).getByLabelText(label), text)

test('is set up with the password and a code, and shows the recovery codes once', async () => {
  const bodies: unknown[] = []
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  open(off, {
    'POST /auth/second-factor/begin': (init) => {
      bodies.push(bodyOf(init))
      return success(secret)
    },
    'POST /auth/second-factor/on': (init) => {
      bodies.push(bodyOf(init))
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
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining(codes.join('\n')))
  await press('I have saved them')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodies).toEqual([{ password: 'three green hills' }, { code: '123456' }])
})

test('shows a wrong password and a wrong code at their fields', async () => {
  open(on, { 'POST /auth/second-factor/off': wrong('code', 'This code is not right.') })
  expect(await screen.findByText(/Recovery codes left: 7\./)).toBeVisible()
  await press('Switch off')
  await type(/^Your password/, 'three green hills')
  await type(/^Code/, '123456')
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Switch off' }),
  )
  const code = screen.getByLabelText(/^Code/)
  await waitFor(() => expect(code).toBeInvalid())
  expect(code).toHaveAccessibleDescription(/This code is not right\./)
  expect(screen.queryByRole('alert')).toBeNull()
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
  await type(/^Your password/, 'three green hills')
  await type(/^Code/, '123456')
  await press('Continue')
  expect(await screen.findByText(codes[0] ?? '')).toBeVisible()
})

test('lets the first administrator require it for all, once their own is on', async () => {
  const bodies: unknown[] = []
  open(
    { ...on, mayRequire: true },
    {
      'PUT /auth/second-factor/requirement': (init) => {
        bodies.push(bodyOf(init))
        return { body: { success: true } }
      },
    },
  )
  await userEvent.click(await screen.findByRole('switch', { name: /^Require for all/ }))
  expect(await findToast('Everyone must have a second factor now.')).toBeTruthy()
  expect(bodies).toEqual([{ required: true }])
})

test('does not let the first administrator require it before their own is on', async () => {
  const asked = open({ ...off, mayRequire: true })
  const rule = await screen.findByRole('switch', { name: /^Require for all/ })
  expect(rule).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(rule)
  expect(screen.getByText(/^Switch on your own second factor first\./)).toBeVisible()
  expect(asked).not.toContain('PUT /auth/second-factor/requirement')
})
