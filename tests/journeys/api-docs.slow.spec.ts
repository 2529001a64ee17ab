import { expect, test } from '../support/test.ts'

/** Calls of the office, one of each feature. */
const officeCalls = [
  '/api/hero/reorder',
  '/api/careers/{id}/status',
  '/api/admin/users',
  '/uploads/resumes/{filename}',
  '/api/auth/logout',
]

test('visitors see the public calls, and nothing they load names another', async ({ page }) => {
  const loaded: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'font') loaded.push(await response.text())
  })
  await page.goto('/api/docs', { waitUntil: 'networkidle' })
  const call = page.getByText('POST /api/careers/apply')
  await call.click()
  await expect(page.getByText('firstName: text').first()).toBeVisible()
  expect(loaded.length).toBeGreaterThan(2)
  const text = loaded.join('\n')
  for (const path of officeCalls) {
    for (const part of [path, path.replace(/^\/api/, '').replace(/\{(\w+)\}/, ':$1')]) {
      expect(text.includes(part), part).toBe(false)
    }
  }
})

test('the page has no faults for accessibility, and sends on from the address with a slash', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/api/docs/')
  await expect(page).toHaveURL(/\/api\/docs$/)
  await page.getByText('GET /api/jobs', { exact: true }).click()
  await expectAccessible()
})

test('someone who is signed in sees all calls', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/api/docs')
  for (const path of officeCalls) await expect(page.getByText(path).first()).toBeVisible()
})

test.describe('with a token that has ended', () => {
  test.use({ allowedErrors: [/401/] })
  test('the page keeps the public calls', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('adminToken', 'ended'))
    const answered = page.waitForResponse('**/api/docs/json')
    await page.goto('/api/docs')
    expect((await answered).status()).toBe(401)
    await expect(page.getByText('/api/careers/apply')).toBeVisible()
    await expect(page.getByText('/api/hero/reorder')).toHaveCount(0)
  })
})
