import type { Browser, Page } from '@playwright/test'
import { fillApplication } from '../tests/support/apply.ts'
import { phone } from './phone.ts'

/** How much the layout shifts, without what visitors cause themselves, from the first page to a filled-in application. */
export async function shiftsOfVisit(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage(phone)
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
        if (!entry.hadRecentInput) seen.shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await scrollToEnd(page)
  await page.getByRole('link', { name: 'View Available Jobs' }).click()
  await scrollToEnd(page)
  await page
    .getByRole('link', { name: /^View Job/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Apply Now' }).click()
  await fillApplication(page, 'ann@example.org')
  await page.waitForLoadState('networkidle')
  const shift = await page.evaluate(
    () => (window as unknown as { seen: { shift: number } }).seen.shift,
  )
  await page.close()
  return shift
}

type LayoutShift = { value: number; hadRecentInput: boolean }

async function scrollToEnd(page: Page) {
  const end = () => page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 2)
  while (!(await end())) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(100)
  }
  await page.waitForLoadState('networkidle')
}
