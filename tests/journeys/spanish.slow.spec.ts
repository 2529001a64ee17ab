import { expect, test } from '../support/test.ts'

test('the switch leads to the same place in the other language, and back', async ({ page }) => {
  // A click with the mouse would scroll to it, and then the address names the first section.
  const switchTo = (name: string) =>
    page
      .getByRole('banner')
      .getByRole('link', { name, exact: true })
      .evaluate((link: HTMLAnchorElement) => link.click())
  await page.goto('/?view=jobs&location=Nashville%2C+TN#careers')
  await expect(page.getByRole('button', { name: 'Ask a question' })).toBeVisible()
  await switchTo('Español')
  await expect(page).toHaveURL('/es/?view=jobs&location=Nashville%2C+TN#careers')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('button', { name: 'Hacer una pregunta' })).toBeVisible()
  await switchTo('English')
  await expect(page).toHaveURL('/?view=jobs&location=Nashville%2C+TN#careers')
})

test.describe('a browser that prefers Spanish', () => {
  test.use({ locale: 'es-MX' })

  test('is offered it once, and is not sent anywhere', async ({ page }) => {
    await page.goto('/privacy')
    const offer = page.getByRole('complementary', { name: 'Español' })
    await expect(offer).toBeVisible()
    await expect(page).toHaveURL('/privacy')
    await offer.getByRole('button', { name: 'Cerrar' }).click()
    await expect(offer).toBeHidden()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Ask a question' })).toBeVisible()
    await expect(offer).toBeHidden()
  })
})
