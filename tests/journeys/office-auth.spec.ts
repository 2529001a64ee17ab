import { expect, test } from '../support/test.ts'

// Whoever signs out at once leaves calls behind that are refused.
test.use({ complaints: [/status of 401/] })

test('an administrator signs in, and out again', async ({ page, signIn }) => {
  await signIn()
  await expect(page.getByText('admin (admin)')).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  await expect(page).toHaveURL('/admin')
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL('/admin')
})

test('signing out in one tab ends the session in the other', async ({ page, context, signIn }) => {
  await signIn('hero-management')
  const other = await context.newPage()
  await other.goto('/admin/dashboard')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/admin?session=expired')
  await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible()
})

test.describe('when the network is gone', () => {
  test.use({ complaints: [/Failed to load resource/] })

  test('signing out says that the server was not told, and ends here all the same', async ({
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

test('below the width of the sidebar the sections open over the work', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await signIn('hero-management')
  const toggle = page.getByRole('button', { name: 'Open sections' })
  await toggle.click()
  await expect(page.getByRole('button', { name: 'Close sections' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toggle).toBeFocused()
  await toggle.click()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL('/admin/dashboard?section=overview')
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden()
})

test('an unknown section shows the overview', async ({ page, signIn }) => {
  await signIn('no-such-section')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
})
