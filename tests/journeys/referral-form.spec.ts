import { expect, test } from '../support/test.ts'

test('the referral form is saved, and a toast says so', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download referral form' }).click()
  expect((await download).suggestedFilename()).toBe('referral-form.docx')
  await expect(page.getByText('Referral form downloaded successfully!')).toBeVisible()
})

test.describe('when it cannot be had', () => {
  test.use({ complaints: [/Failed to load resource/] })
  test('a toast says so, and a line beside the button stays', async ({ page }) => {
    await page.route('**/referral-form.docx', (route) => route.abort())
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Download referral form' }).click()
    const failure = page.getByText('Error downloading referral form. Please try again.')
    await expect(failure).toHaveCount(2)
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  })
})
