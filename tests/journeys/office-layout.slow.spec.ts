import { expect, test } from '../support/test.ts'

test('on a narrow screen the sections open over the page', async ({ page, signIn }) => {
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
