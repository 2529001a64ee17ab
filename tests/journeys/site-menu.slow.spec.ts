import type { Page } from '@playwright/test'
import { programs } from '#content/programs.ts'
import { expect, test } from '../support/test.ts'

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'no-preference' },
})

const findToggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const findMenu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

async function openMenu(page: Page) {
  await page.goto('/', { waitUntil: 'networkidle' })
  await findToggle(page).click()
  await expect(findMenu(page)).toBeVisible()
  return findMenu(page)
}

test('the menu opens as a dialog that keeps the focus, and the page behind it does not scroll', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(findToggle(page)).toHaveAttribute('aria-expanded', 'false')
  const call = { name: 'Call (615) 555-0142' }
  await expect(page.getByRole('banner').getByRole('link', call)).toHaveAttribute(
    'href',
    'tel:+16155550142',
  )
  await findToggle(page).click()
  await expect(findMenu(page).getByRole('link', call)).toBeVisible()
  // Not found by its role, because the open dialog hides the page behind it.
  await expect(page.locator('header [aria-haspopup="dialog"]')).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused()

  await page.mouse.move(200, 600)
  await page.mouse.wheel(0, 800)
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement !== document.body && !activeElement?.closest('dialog')
    })
    expect(outside).toBe(false)
  }
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the menu closes in three ways and returns the focus', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const menu = findMenu(page)
  const closings = [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Close menu' }).click(),
    // On the overlay.
    () => page.mouse.click(10, 400),
  ]
  for (const close of closings) {
    await findToggle(page).click()
    await expect(menu).toBeVisible()
    await close()
    await expect(menu).toBeHidden()
    await expect(findToggle(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(findToggle(page)).toBeFocused()
    const before = await page.evaluate(() => scrollY)
    await page.mouse.move(200, 600)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
  }
})

test('the menu closes when an item is chosen, and the page shows its section', async ({ page }) => {
  const menu = await openMenu(page)
  await menu.getByRole('link', { name: 'Services' }).click()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/#services')
  await expect(
    page.getByRole('heading', { level: 2, name: 'Programs and Services' }),
  ).toBeInViewport()
  await expect(page.locator('dialog [aria-current]')).toHaveText('Services')
})

test('on a phone all programs show their text', async ({ page }) => {
  await page.goto('/#services')
  for (const { description, features } of programs) {
    for (const text of [description, ...features]) await expect(page.getByText(text)).toBeVisible()
  }
})
