import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

const pages = ['/', '/programs/family-support', '/events', '/events/open-house', '/privacy']
const paths = [...pages, '/accessibility', '/nowhere']
for (const path of [...paths, '/no/such/page']) {
  test.describe(path, () => {
    test.use({ allowedErrors: path.startsWith('/no') ? [/404/] : [] })
    test('has no findings', async ({ page, expectAccessible }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expectAccessible()
    })
  })
}

test('has no findings in dark mode', async ({ page, expectAccessible }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expectAccessible()
})

test('fits the window', async ({ page }) => {
  await page.goto('/')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `overflow at ${width} px`).toBe(0)
  }
})

test('the open menu has no findings', async ({ page, expectAccessible }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectAccessible()
})

test('the row of values can get the focus and be scrolled with the keyboard', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const row = page.getByRole('list', { name: 'Our Core Values' })
  await row.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0)
})

test.describe('the error of the referral form', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })
  test('has no findings', async ({ page, expectAccessible }) => {
    await page.route('**/referral-form.docx', (route) => route.abort())
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Download referral form' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expectAccessible()
  })
})
