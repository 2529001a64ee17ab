import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { signIn, success, validSession } from '../../../../../tests/support/office.ts'
import { failure, findToast, renderAt, respond } from '../../../../../tests/support/render.tsx'
import { SecondFactorPanel } from './SecondFactorPanel.tsx'

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
])('the first administrator changes whether all need one, which was %s', async (required, text) => {
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
})

test('cannot be required before one’s own is on', async () => {
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
