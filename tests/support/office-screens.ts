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
