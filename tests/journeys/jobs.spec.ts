import { expect, test } from '../support/test.ts'

const listing = '/?view=jobs#careers'

test('a visitor finds the jobs, opens one and closes it in three ways', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'View Available Jobs' }).click()
  await expect(page).toHaveURL(listing)
  await expect(page.getByText('Our job listings')).toBeVisible()
  const link = page.getByRole('link', { name: 'View Job: Job Coach' })
  const dialog = page.getByRole('dialog', { name: 'Job Coach' })

  for (const close of [
    () => dialog.getByRole('link', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 400),
  ]) {
    await link.click()
    await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/)
    await expect(page).toHaveTitle(/^Job Coach, Knoxville, TN/)
    await expect(dialog.getByText('Job Summary and Qualifications')).toBeVisible()
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Meet employers' })).toBeVisible()
    await close()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/view=jobs/)
    await expect(link).toBeFocused()
  }
  await page.goBack()
  await expect(page.getByText('Why Work With Us')).toBeVisible()
})
