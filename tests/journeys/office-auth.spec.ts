import { expect, test } from '../support/test.ts'

// Calls that are still running at sign-out are refused.
test.use({ allowedErrors: [/status of 401/] })

test('an administrator signs in and out', async ({ page, signIn }) => {
  await signIn()
  await expect(page.getByText('admin (admin)')).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  await expect(page).toHaveURL('/admin')
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL('/admin')
})
