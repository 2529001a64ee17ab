import { expect, test } from '../support/test.ts'

test.use({ allowedErrors: [/status of 503/] })

test.use({ viewport: { width: 390, height: 844 } })

test('with screens, hits, nothing and a failure', async ({ page, signIn, expectAccessible }) => {
  await signIn('overview')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('option', { name: 'Dashboard Screen' })).toBeVisible()
  await expectAccessible()
  const field = page.getByRole('combobox', { name: 'Search' })
  await field.fill('nurse')
  await expect(page.getByText(/\d results?$/)).toBeVisible()
  await expectAccessible()
  await field.fill('xylophone')
  await expect(page.getByText(/^Nothing found/)).toBeVisible()
  await expectAccessible()
  await page.route('**/api/admin/search', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'Please try again.' } }),
  )
  await field.fill('somebody else')
  await expect(page.getByText('The search failed.')).toBeVisible()
  await expectAccessible()
})
