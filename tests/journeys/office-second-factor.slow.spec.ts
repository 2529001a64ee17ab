import type { Page } from '@playwright/test'
import { administrator, type RunningServer, startServer } from '../support/server.ts'
import { appCode } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

// The login responds with 401 when it asks for a code, and so do calls that still run at sign-out.
test.use({ allowedErrors: [/status of 401/] })

// A server of its own, because the rule for all administrators would stop other tests.
let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

const tom = { email: 'tom@example.org', password: 'a long walk by the river' }

async function enter(page: Page, { email, password }: typeof tom) {
  await page.goto(`${server.url}/admin`)
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Goes through the dialogs, and returns the secret and the recovery codes. */
async function setUp(page: Page, password: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password (required)').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible()
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.getByLabel('Code (required)').fill(appCode(secret))
  await dialog.getByRole('button', { name: 'Switch on' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const codes = await dialog.getByRole('listitem').allInnerTexts()
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await expect(dialog).toHaveCount(0)
  return { secret, codes }
}

const nextCode = (secret: string) => appCode(secret, new Date(Date.now() + 30_000))
const logOut = (page: Page) => page.getByRole('button', { name: 'Logout' }).click()

test('the first administrator sets up a second factor and requires it for all', async ({
  page,
}) => {
  await enter(page, administrator)
  await page.waitForURL('**/admin/dashboard*')
  await page.goto(`${server.url}/admin/dashboard?section=account`)
  await page.getByRole('button', { name: 'Set up a second factor' }).click()
  const { secret, codes } = await setUp(page, administrator.password)
  await expect(page.getByText('Recovery codes left: 10.')).toBeVisible()
  await page.getByRole('switch', { name: 'Require for all administrators' }).click()
  await expect(page.getByText('Everyone must have a second factor now.')).toBeVisible()

  await page.goto(`${server.url}/admin/dashboard?section=users`)
  await page.getByRole('button', { name: 'Add Administrator' }).click()
  await page.getByLabel('Name').fill('Tom')
  await page.getByLabel('Email').fill(tom.email)
  await page.getByLabel('Password (required)').fill(tom.password)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Set password for Tom' })).toBeVisible()
  await logOut(page)

  await enter(page, tom)
  await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.getByRole('button', { name: 'Begin' }).click()
  await setUp(page, tom.password)
  await expect(page.getByText('Tom (reader)')).toBeVisible()
  await logOut(page)

  await enter(page, administrator)
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await page.getByLabel('Code', { exact: true }).fill(nextCode(secret))
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/admin/dashboard*')
  await logOut(page)

  await enter(page, administrator)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/admin/dashboard*')
  await page.goto(`${server.url}/admin/dashboard?section=account`)
  await expect(page.getByText('Recovery codes left: 9.')).toBeVisible()
})
