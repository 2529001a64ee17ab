import type { Locator } from '@playwright/test'
import { openApplication } from '../support/apply.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const missing = 'Please fill in all required fields and accept the consent agreement'

async function overlap(one: Locator, other: Locator) {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) return true
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test('a toast does not cover the Close button of the dialog, closes before it on Escape, and disappears by itself', async ({
  page,
  server,
}) => {
  const { dialog } = await openApplication(page, server)
  await dialog.getByLabel('First Name').fill('Tasha')
  const submit = dialog.getByRole('button', { name: 'Submit Application' })
  const toast = page.locator('.Toastify__toast').filter({ hasText: missing })
  const close = dialog.getByRole('button', { name: 'Close', exact: true })

  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    await submit.click()
    await submit.click()
    await expect(toast).toHaveCount(1)
    await expect.poll(() => overlap(toast, close), { message: `at ${width} px` }).toBe(false)
    await dialog.getByLabel('Last Name').focus()
    await page.keyboard.press('Alt+t')
    await expect(toast).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(toast).toHaveCount(0)
    await expect(dialog.getByLabel('First Name')).toHaveValue('Tasha')
    await expect(dialog.getByLabel('Last Name')).toBeFocused()
  }

  await submit.click()
  await expect(toast).toHaveCount(1)
  await page.keyboard.press('Alt+t')
  await expect(toast).toBeFocused()
  await dialog.getByLabel('Last Name').focus()
  await expect(toast).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('the first toast is added to a live region that already exists', async ({ page }) => {
  await page.goto('/?view=jobs')
  const region = page.locator('#toasts')
  await expect(region).toHaveAttribute('aria-live', 'polite')
  await expect(region).toBeEmpty()
  expect(await region.evaluate((element) => element.checkVisibility())).toBe(true)
  await region.evaluate((element) => element.setAttribute('data-early', ''))
  // Until hydration, the link would load another page, with a region of its own.
  await expect(page.getByRole('button', { name: 'Ask a question' })).toBeVisible()
  await page.getByRole('link', { name: 'View Job: Job Coach' }).click()
  await page.getByRole('button', { name: 'Save Job' }).click()
  const text = page.getByText('Save job functionality would be implemented here')
  await expect(text).toBeVisible()
  const live = (element: Element) =>
    element.closest('[aria-live], [role=status], [role=alert]')?.hasAttribute('data-early')
  expect(await text.evaluate(live)).toBe(true)
})
