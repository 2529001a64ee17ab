import { expect, test } from '../support/test.ts'

// Calls that are still running at sign-out are refused.
test.use({ allowedErrors: [/status of 401/] })

test('signing out in one tab ends the session in the other', async ({ page, context, signIn }) => {
  await signIn('hero-management')
  const other = await context.newPage()
  await other.goto('/admin/dashboard')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/admin?session=expired')
  await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible()
})

test.describe('without a network connection', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })

  test('signing out shows an error and still ends the session in this browser', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.route('**/api/auth/logout', (route) => route.abort())
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByText('Error logging out')).toBeVisible()
    await expect(page).toHaveURL('/admin')
  })
})
