import { expect, test } from '../support/test.ts'

test.use({ allowedErrors: [/status of 500/] })

test('the office adds, edits and deletes a testimonial', async ({ page, signIn }) => {
  await signIn('testimonials')
  await expect(page.getByRole('heading', { name: 'Testimonial Management' })).toBeVisible()
  for (const name of ['Name', 'Review', 'Status', 'Created Date', 'Actions']) {
    await expect(page.getByRole('columnheader', { name })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Add Testimonial' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please fill in all fields')).toHaveCount(1)
  await expect(dialog.getByText('Name is required')).toBeVisible()
  await expect(dialog.getByText('Review is required')).toBeVisible()
  await dialog.getByLabel('Name').fill('n'.repeat(101))
  await dialog.getByLabel('Review').fill('We walk there together.')
  await expect(dialog.getByText('Name must be at most 100 characters')).toBeVisible()
  await dialog.getByLabel('Name').fill('Terrell and Jo')

  await page.route('**/api/testimonials/admin', (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 'internal', message: 'Not now.' } }),
  )
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Failed to add testimonial. Please try again.')).toBeVisible()
  await expect(dialog.getByText('Not now.')).toBeVisible()
  await page.unroute('**/api/testimonials/admin')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Testimonial added successfully!')).toBeVisible()

  const name = 'testimonial by Terrell and Jo'
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await dialog.getByLabel('Review').fill('We got jobs at the same bakery.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Testimonial updated successfully!')).toBeVisible()
  await expect(page.getByText('“We got jobs at the same bakery.”')).toBeVisible()

  await page.getByRole('button', { name: `Delete ${name}` }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete this testimonial?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Testimonial deleted successfully!')).toBeVisible()
  await expect(page.getByText('Terrell and Jo')).toHaveCount(0)
})

for (const width of [390, 1280]) {
  test(`the section keeps its height at ${width} px when the script loads`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    let releaseScript = () => {}
    const released = new Promise<void>((resolve) => {
      releaseScript = resolve
    })
    await page.route('**/assets/site/hydrate-*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    const section = page.locator('#testimonials')
    const figures = section.getByRole('figure')
    // What is not on the screen has no height of its own yet.
    await section.scrollIntoViewIfNeeded()
    await expect(figures.filter({ visible: true })).toHaveCount(width < 1025 ? 1 : 3)
    // The web font has slightly taller lines, so it must be loaded for both measurements.
    await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())))
    const before = await section.boundingBox()
    releaseScript()
    await expect(section.getByRole('button', { name: 'Next testimonials' })).toBeVisible()
    await expect(figures).toHaveCount(width < 1025 ? 1 : 3)
    await expect.poll(async () => (await section.boundingBox())?.height).toBe(before?.height)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all testimonials can be read', async ({ page }) => {
    await page.goto('/')
    const figures = page.locator('#testimonials').getByRole('figure')
    expect(await figures.count()).toBeGreaterThanOrEqual(5)
    for (const figure of await figures.all()) await expect(figure).toBeVisible()
    await expect(page.getByRole('link', { name: 'Share your story' })).toHaveAttribute(
      'href',
      '#contact-us',
    )
  })
})
