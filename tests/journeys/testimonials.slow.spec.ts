import { expect, test } from '../support/test.ts'

test.use({ allowedErrors: [/status of (500|503)|ERR_FAILED/] })

test('the story of a visitor is on the site after the office has approved it', async ({
  page,
  signIn,
}) => {
  await page.goto('/')
  const share = page.getByRole('button', { name: 'Share your story' })
  await share.click()
  const dialog = page.getByRole('dialog', { name: 'Share your story' })
  await dialog.getByRole('button', { name: 'Send my story' }).click()
  await expect(dialog.getByText('Please tell us the name to show')).toBeVisible()
  await expect(dialog.getByText('Please write a few words')).toBeVisible()
  await expect(dialog.getByText('Please tick this box, or we cannot show your story')).toBeVisible()

  await dialog.getByLabel('The name to show').fill('Ruth Ann C.')
  await dialog.getByLabel('Your words').fill('They learned the hymn my sister likes.')
  await dialog.getByRole('checkbox').check()

  // The text stays when it cannot be sent.
  await page.route('**/api/testimonials/submit', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Send my story' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Network error. Please check your connection and try again.',
  )
  await expect(dialog.getByLabel('Your words')).toHaveValue(
    'They learned the hymn my sister likes.',
  )
  await page.unroute('**/api/testimonials/submit')
  await dialog.getByRole('button', { name: 'Send my story' }).click()
  const thanks = page.getByRole('dialog', { name: 'Thank you. Your story is with us.' })
  await thanks.getByRole('button', { name: 'Close' }).last().click()
  await expect(share).toBeFocused()
  await page.reload()
  await expect(page.getByText('They learned the hymn')).toHaveCount(0)

  await signIn('testimonials')
  const sidebar = page.getByRole('navigation', { name: 'Sections' })
  const badge = sidebar.getByRole('link', { name: /^Testimonials/ })
  await expect(badge).toHaveAccessibleName(/^Testimonials \d+ pending$/)
  const pendingCount = async () =>
    Number.parseInt((await badge.innerText()).replace(/\D+/, ''), 10) || 0
  const before = await pendingCount()
  await page.getByRole('button', { name: 'Approve testimonial by Ruth Ann C.' }).click()
  await expect(page.getByText('Testimonial approved. It is on the site now.')).toBeVisible()
  await expect.poll(pendingCount).toBe(before - 1)
  await expect(
    page.getByRole('row', { name: /Ruth Ann C\..*“They learned.*Approved/ }),
  ).toBeVisible()

  await page.goto('/')
  await expect(page.getByRole('figure').filter({ hasText: 'Ruth Ann C.' })).toBeVisible()
})

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

test('the list says when it cannot be loaded and when it is empty', async ({ page, signIn }) => {
  const list = '**/api/testimonials/admin/all'
  await page.route(list, (route) => route.fulfill({ status: 503, json: {} }))
  await signIn('testimonials')
  const error = page.getByRole('alert').filter({ hasText: 'Failed to load testimonials' })
  await expect(error).toContainText('Failed to load testimonials. Please try again.')
  await page.route(list, (route) => route.fulfill({ json: { success: true, data: [] } }))
  await error.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('No testimonials found. Add your first testimonial!')).toBeVisible()
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
