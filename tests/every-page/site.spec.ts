import { applyThroughApi } from '../support/apply.ts'
import { expect, test } from '../support/test.ts'
import { makeLinkThroughApi } from '../support/through-api.ts'

test.describe.configure({ mode: 'parallel' })

// As on a phone, because most visitors use one; the accessibility tests look at more widths.
test.use({ viewport: { width: 390, height: 844 } })

const paths = [
  '/',
  '/?view=jobs',
  '/programs/family-support',
  '/events/open-house',
  '/referral/online',
  '/privacy',
  '/easy/not-safe',
]
for (const path of [...paths, '/accessibility']) {
  test(`${path} is shown, and axe finds nothing`, async ({ page, expectNoFindings }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectNoFindings()
  })
}

test('every icon is in the file of icons', async ({ page }) => {
  await page.goto('/?view=jobs', { waitUntil: 'networkidle' })
  const icons = page.locator('svg > use')
  expect(await icons.count()).toBeGreaterThan(50)
  const isEmpty = (uses: SVGElement[]) =>
    uses.filter((use) => use.checkVisibility() && (use as SVGUseElement).getBBox().width === 0)
      .length
  await expect.poll(() => icons.evaluateAll(isEmpty)).toBe(0)
})

test('a job and its application form are shown, and axe finds nothing', async ({
  page,
  expectNoFindings,
}) => {
  await page.goto('/?view=jobs')
  await page
    .getByRole('link', { name: /^View Job/ })
    .first()
    .click()
  await expect(page.locator('dialog:modal')).toBeVisible()
  await expectNoFindings()
  await page.getByRole('button', { name: 'Apply Now' }).click()
  await expect(page.getByRole('dialog', { name: 'Apply for Position' })).toBeVisible()
  await expectNoFindings()
})

test('the page of a private link is shown, and axe finds nothing', async ({
  page,
  server,
  expectNoFindings,
}) => {
  const application = await applyThroughApi(server, { email: 'walk@example.org' })
  await page.goto(await makeLinkThroughApi(server, application))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoFindings()
})

test('the API documentation is shown, and axe finds nothing', async ({
  page,
  expectNoFindings,
}) => {
  await page.goto('/api/docs', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoFindings()
})

test.describe('an unknown address', () => {
  test.use({ allowedErrors: [/404/] })
  test('gets a page that axe finds nothing in', async ({ page, expectNoFindings }) => {
    await page.goto('/nowhere', { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoFindings()
  })
})
