import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('the login, empty and with an error', async ({ page, expectAccessible }) => {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible()
})

test.describe('a link to an account', () => {
  test.use({ allowedErrors: [/status of 404/] })

  test('that does not work, and the page to ask for one', async ({ page, expectAccessible }) => {
    await page.goto('/admin/link#no-such-token')
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
    await expectAccessible()
    await page.goto('/admin/forgot')
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
    await expectAccessible()
  })

  test('with which someone chooses a password', async ({ page, signIn, expectAccessible }) => {
    await signIn('users')
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    await page.getByLabel('Name').fill('Ivy')
    await page.getByLabel('Email').fill('ivy@example.org')
    await expectAccessible()
    await page.getByRole('button', { name: 'Make invitation' }).click()
    const dialog = page.getByRole('dialog', { name: 'Link for Ivy' })
    await expect(dialog).toBeVisible()
    await expectAccessible()
    const address = await dialog.getByLabel('Link').inputValue()
    await page.goto('about:blank')
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    await expectAccessible()
    await page.getByLabel('New password (required)').fill('a long walk by the river')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible()
    await expectAccessible()
  })
})
