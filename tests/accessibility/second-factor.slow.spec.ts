import { expect, test } from '../support/test.ts'

const factor = { on: true, recoveryCodesLeft: 7, required: true, mayRequire: true }
const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const address = `otpauth://totp/Tulip%20Poplar%20Care:admin%40example.org?secret=${secret}`
const recoveryCodes = Array.from({ length: 10 }, (_, place) => `ABCD-EFGH-IJKL-MNO${place}`)
const success = (data: unknown) => ({ json: { success: true, data } })

test.use({ allowedErrors: [/status of 401/] })

test.use({ viewport: { width: 390, height: 844 } })

test('the login with a code', async ({ page, expectAccessible }) => {
  const message = 'Enter the code from your authenticator app.'
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 401, json: { success: false, code: 'code_needed', message } }),
  )
  await page.goto('/admin')
  await page.getByLabel('Email Address').fill('admin@example.org')
  await page.getByLabel('Password', { exact: true }).fill('three green hills')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await expectAccessible()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible()
})

test('the set-up, its steps, and the factor that is on', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.route('**/api/auth/second-factor/begin', (route) =>
    route.fulfill(success({ secret, address })),
  )
  await page.route('**/api/auth/second-factor/on', (route) =>
    route.fulfill(success({ recoveryCodes })),
  )
  await signIn('account')
  await page.getByRole('button', { name: 'Set up a second factor' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Your password (required)').fill('three green hills')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Code (required)')).toBeFocused()
  await expectAccessible()
  await page.getByLabel('Code (required)').fill('123456')
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByText('They are shown only now.')).toBeVisible()
  await expectAccessible()

  await page.route('**/api/auth/second-factor', (route) => route.fulfill(success(factor)))
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('Recovery codes left: 7.')).toBeVisible()
  await expectAccessible('main')
  await page.getByRole('button', { name: 'Switch off' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible()
})

test('the set-up that everyone must go through', async ({ page, signIn, expectAccessible }) => {
  await signIn()
  await page.route('**/api/auth/validate', async (route) => {
    const response = await route.fetch()
    const { user, ...rest } = await response.json()
    await route.fulfill({ json: { ...rest, user: { ...user, secondFactorNeeded: true } } })
  })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible()
  await expectAccessible()
})
