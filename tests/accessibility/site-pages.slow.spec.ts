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

test.describe('the home page', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })

  test('fits the window, and has no findings in dark mode, with its menu and with an error', async ({
    page,
    expectAccessible,
    expectNoFindings,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/', { waitUntil: 'networkidle' })
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `overflow at ${width} px`).toBe(0)
      await expectNoFindings()
    }

    await page.emulateMedia({ colorScheme: 'light' })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expectAccessible()
    await page.keyboard.press('Escape')

    const row = page.getByRole('list', { name: 'Our Core Values' })
    await row.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0)

    await page.route('**/referral-form.docx', (route) => route.abort())
    await page.getByRole('link', { name: 'Download referral form' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expectAccessible('#programs-services')
  })
})
