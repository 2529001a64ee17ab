import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import { storeSession } from '#web/api/session.ts'
import { OfficeApp } from '#web/office/OfficeApp.tsx'
import {
  press,
  signedInUser,
  signIn,
  success,
  validSession,
} from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { savedFiles } from '../../../../../tests/support/simulated-browser.ts'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'
import { SecondFactorPanel } from './SecondFactorPanel.tsx'

const user = { ...signedInUser, secondFactorNeeded: true }

function open(token: string, responses: Parameters<typeof respond>[0] = {}) {
  storeSession(token, user)
  const asked = respond({ 'GET /auth/validate': { body: { valid: true, user } }, ...responses })
  renderAt(
    '/admin/dashboard?section=users',
    <Routes>
      <Route path="*" element={<OfficeApp />} />
    </Routes>,
  )
  return asked
}

test('someone who must set up a second factor sees nothing else of the office', async () => {
  const asked = open('a token that no other test uses')
  expect(await screen.findByRole('heading', { name: 'Set up a second factor' })).toBeVisible()
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible()
  expect(document.title).toBe('Second factor · Office')
  await press('Begin')
  expect(screen.getByLabelText(/^Your password/)).toHaveFocus()
  await press('Cancel')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked.every((name) => name === 'GET /auth/validate')).toBe(true)
})

test('the office opens once the second factor is on', async () => {
  open('another token that no other test uses', {
    'POST /auth/second-factor/begin': success({ secret: 'ABCD', address: 'otpauth://totp/x' }),
    'POST /auth/second-factor/on': success({ recoveryCodes: ['AAAA'] }),
    'GET /admin/users': success([]),
  })
  await press('Begin')
  await userEvent.type(screen.getByLabelText(/^Your password/), 'three green hills')
  await press('Continue')
  await userEvent.type(await screen.findByLabelText(/^Code/), '123456')
  await press('Switch on')
  await press('I have saved them')
  expect(await screen.findByRole('navigation', { name: 'Sections' })).toBeVisible()
})

test('one can log out instead', async () => {
  open('a third token that no other test uses', {
    'POST /auth/logout': { body: { success: true } },
  })
  await press('Logout')
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible()
})

describe('the recovery codes', () => {
  beforeEach(signIn)
  afterEach(() => vi.unstubAllGlobals())

  const title = `Recovery codes for ${builtInDetails.name}`
  const show = () => render(<RecoveryCodesDialog codes={['AAAA', 'BBBB']} onClose={() => {}} />)

  test('the codes are saved as a file that says whose they are', async () => {
    const saved = savedFiles()
    show()
    await press('Download')
    expect(saved.names()).toEqual(['recovery-codes.txt'])
    expect(await saved.last()?.text()).toBe(`${title}\nmaria@example.org\n\nAAAA\nBBBB\n`)
  })

  test('the codes are printed with a line that says whose they are', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    show()
    await press('Print')
    expect(print).toHaveBeenCalledOnce()
    expect(screen.getByText(`${title}, maria@example.org`)).toBeInTheDocument()
  })

  test('says that the codes could not be copied', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'))
    show()
    await press('Copy')
    const text = 'The codes could not be copied. Please download or print them.'
    expect(await findToast(text)).toBeTruthy()
  })
})

describe('the rule for all', () => {
  beforeEach(signIn)

  const save = 'PUT /auth/second-factor/requirement'

  /** Opens the panel of the first administrator, and returns the calls that it makes. */
  async function open(
    factor: { on: boolean; required: boolean },
    reply: Parameters<typeof respond>[0][string] = 'never',
    busy = false,
  ) {
    const data = { ...factor, recoveryCodesLeft: 7, mayRequire: true }
    const asked = respond({
      ...validSession,
      'GET /auth/second-factor': success(data),
      [save]: reply,
    })
    renderAt('/', <SecondFactorPanel busy={busy} />)
    const rule = await screen.findByRole('switch', { name: 'Require for all administrators' })
    return { asked, rule }
  }

  test.each([
    [false, 'Everyone must have a second factor now.'],
    [true, 'The second factor is optional now.'],
  ])(
    'the first administrator changes whether all need one, which was %s',
    async (required, text) => {
      const bodies: unknown[] = []
      const { rule, asked } = await open({ on: true, required }, (init) => {
        bodies.push(JSON.parse(String(init?.body)))
        return { body: { success: true } }
      })
      expect(
        screen.getByText(
          'Administrators without a second factor can do nothing until they have set one up.',
        ),
      ).toBeVisible()
      await userEvent.click(rule)
      expect(await findToast(text)).toBeTruthy()
      expect(bodies).toEqual([{ required: !required }])
      expect(asked.filter((name) => name === 'GET /auth/second-factor')).toHaveLength(2)
    },
  )

  test('cannot be required before the own one is on', async () => {
    const { rule, asked } = await open({ on: false, required: false })
    expect(rule).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(rule)
    expect(
      screen.getByText(
        'Switch on your own second factor first. Then you can require one for all administrators.',
      ),
    ).toBeVisible()
    expect(asked).not.toContain(save)
  })

  test('can be made optional again without an own one', async () => {
    const { rule } = await open({ on: false, required: true })
    expect(rule).not.toHaveAttribute('aria-disabled', 'true')
  })

  test('cannot be changed while it is saved', async () => {
    const { rule } = await open({ on: true, required: false })
    await userEvent.click(rule)
    expect(rule).toHaveAttribute('aria-disabled', 'true')
  })

  test('cannot be changed while something else is open', async () => {
    const { rule } = await open({ on: true, required: false }, 'never', true)
    expect(rule).toHaveAttribute('aria-disabled', 'true')
  })

  test('says that it could not be changed', async () => {
    const { rule } = await open({ on: true, required: false }, failure())
    await userEvent.click(rule)
    expect(await findToast('This could not be changed.')).toBeVisible()
  })
})
