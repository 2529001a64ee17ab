import { expect, type Page } from '@playwright/test'

/** The addresses of all screens, from the links of the open office. */
export async function officeScreens(page: Page) {
  const links = page.locator('a[href*="section="]')
  // The last one, so that all are there.
  await expect(links.and(page.locator('[href$="section=account"]')).first()).toBeAttached()
  const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const screens = new Set(found.filter((address) => /section=[a-z-]+$/.test(address)))
  expect(screens.size).toBeGreaterThan(10)
  return [...screens]
}

/** Opens a screen through its link, because loading the office anew takes four times as long. */
export async function openScreen(page: Page, screen: string) {
  const link = page.locator(`a[href="${screen}"]`).first()
  // Not a click of the mouse, because the link may be in the closed drawer.
  await link.dispatchEvent('click')
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
}
