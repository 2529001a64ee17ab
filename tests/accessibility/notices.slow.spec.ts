import { expect, test } from '../support/test.ts'
import { publishNotice, unpublishNotices } from '../support/through-api.ts'

const text =
  '<h3>Ask for it</h3><p>It is free. <a href="https://example.org">Read more</a></p><ul><li>Call us</li></ul>'

test.beforeEach(async ({ request }) => {
  await publishNotice(request, 'non-discrimination', text)
  await publishNotice(request, 'language-help', text)
})
test.afterEach(({ request }) => unpublishNotices(request))

test.use({ viewport: { width: 390, height: 844 } })

test('the notices on the site', async ({ page, expectAccessible }) => {
  await page.goto('/notices', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2)
  await expectAccessible()
})

test('the notices in the office: all of them, and one with an error', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('notices')
  await expect(page.getByRole('switch', { name: 'Publish “Language help”' })).toBeChecked()
  await expectAccessible()
  await page.getByRole('button', { name: /“How to complain”$/ }).click()
  await page.getByRole('textbox', { name: 'Text' }).fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Text is required')).toBeVisible()
  await expectAccessible()
})
