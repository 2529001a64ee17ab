import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** Which parts of which pages have all their texts in Spanish. */
const translated: [path: string, parts: string][] = [
  [
    '/',
    'header, footer, #about, #mission-vision-values, #programs-services, [aria-label="Por dónde empezar"]',
  ],
  ['/programs/family-support', 'body'],
  ['/nothing-here', 'body'],
]

/** What is the same in both languages: names, numbers, addresses, and what is marked as English. */
const unchanged = /^[\W\d]*$|Tulip Poplar Care/

/** What staff wrote, as the calls of the page have it. */
async function readRecords(page: Page): Promise<string> {
  const calls = ['site-details', 'hero', 'events', 'team', 'testimonials']
  const responses = await Promise.all(calls.map((name) => page.request.get(`/api/${name}`)))
  return (await Promise.all(responses.map((response) => response.text()))).join()
}

/** The texts that a reader meets, also those for screen readers. */
function readTexts(page: Page, parts: string): Promise<string[]> {
  return page.evaluate((parts) => {
    const texts = new Set<string>()
    for (const part of document.querySelectorAll(parts)) {
      for (const element of [part, ...part.querySelectorAll('*')]) {
        const ownLanguage = element.closest('[lang]')?.getAttribute('lang')
        if (ownLanguage !== document.documentElement.lang || element.matches('script, style'))
          continue
        for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
          texts.add(element.getAttribute(name) ?? '')
        }
        for (const node of element.childNodes) {
          if (node.nodeType === Node.TEXT_NODE) texts.add(node.textContent?.trim() ?? '')
        }
      }
    }
    return [...texts]
  }, parts)
}

test.use({ allowedErrors: [/404/] })

for (const [path, parts] of translated) {
  test(`${path} in Spanish has no text of the English page`, async ({ page }) => {
    await page.goto(path)
    const english = await readTexts(page, 'body')
    await page.goto(`/es${path}`)
    const spanish = await readTexts(page, parts)
    const records = await readRecords(page)
    // The page joins the parts of lists and of the address.
    const isRecord = (text: string) =>
      text.split(/\n|, | (?=\d{5}$)/).every((part) => records.includes(part))
    expect(spanish.length).toBeGreaterThan(10)
    expect(
      spanish.filter((text) => english.includes(text) && !unchanged.test(text) && !isRecord(text)),
    ).toEqual([])
  })
}

test('the switch leads to the same place in the other language, and back', async ({ page }) => {
  await page.goto('/?view=jobs&location=Nashville%2C+TN#careers')
  await expect(page.getByRole('button', { name: 'Ask a question' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL('/es/?view=jobs&location=Nashville%2C+TN#careers')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('button', { name: 'Hacer una pregunta' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
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
