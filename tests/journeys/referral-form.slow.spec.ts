import { expect, test } from '../support/test.ts'

test('a visitor downloads the referral form, and a toast says so', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download referral form' }).click()
  expect((await download).suggestedFilename()).toBe('referral-form.docx')
  await expect(page.getByText('Referral form downloaded successfully!')).toBeVisible()
})

test.describe('when it cannot be downloaded', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })
  test('a toast and a message beside the button say so', async ({ page }) => {
    await page.route('**/referral-form.docx', (route) => route.abort())
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Download referral form' }).click()
    const failure = page.getByText('Error downloading referral form. Please try again.')
    await expect(failure).toHaveCount(2)
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  })
})
