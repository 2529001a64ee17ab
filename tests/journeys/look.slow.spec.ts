import { builtInLook } from '#contract/website/look/brand.ts'
import { expect, test } from '../support/test.ts'
import { restoreLook } from '../support/through-api.ts'

test.afterEach(({ request }) => restoreLook(request))

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100" onload="alert(1)">
  <path fill="#0f766e" d="M10 10h280v80H10z"/></svg>`

test('someone with nothing but a keyboard gives the site its colors and logo, and takes them back', async ({
  page,
  signIn,
  expectNoFindings,
}) => {
  const brand = page.locator('header').getByRole('img').first()
  const buttonColor = () =>
    page
      .locator('#hero a')
      .first()
      .evaluate((link) => getComputedStyle(link).backgroundColor)

  await signIn('look')
  await page.getByRole('textbox', { name: /^Main color/ }).fill('#ffcc00')
  await expect(page.getByText('We use')).toBeVisible()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) })
  await expect(page.getByText(/we left out: links or code/)).toBeVisible()
  await expectNoFindings()
  await page.getByRole('button', { name: 'Save', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Look saved')).toBeVisible()

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    await expect(brand).toHaveAttribute('src', /^\/look\/pictures\//)
    expect(await buttonColor()).not.toBe('rgb(34, 87, 69)')
    await expectNoFindings()
  }

  await page.emulateMedia({ colorScheme: 'light' })
  await signIn('look')
  await page.getByRole('button', { name: 'Reset to the built-in look' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /^Main color/ })).toHaveValue(builtInLook.main)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Look saved')).toBeVisible()
  await page.goto('/')
  await expect(brand).toHaveAttribute('src', '/leaf.svg')
  expect(await buttonColor()).toBe('rgb(34, 87, 69)')
  await expect(page.locator('link[href^="/look/"]')).toHaveCount(0)
})
