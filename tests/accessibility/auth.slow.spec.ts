import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('the login, empty and with an error', async ({ page, expectAccessible }) => {
  await page.goto('/admin')
  await expectAccessible()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible()
})
