import { applyThroughApi } from '../support/apply.ts'
import { referralFields } from '../support/referrals.ts'
import { expect, test } from '../support/test.ts'

test.use({ allowedErrors: [/status of 503/] })

test.use({ viewport: { width: 390, height: 844 } })

test('with charts, with tables, while exporting', async ({
  page,
  server,
  request,
  signIn,
  expectAccessible,
}) => {
  await applyThroughApi(server, { email: 'chart@example.org' })
  const data = { name: 'Dana Whitlow', message: 'Can we come and see a home?' }
  expect((await request.post('/api/contact/submit', { data })).status()).toBe(201)
  const { file_0: _file, ...multipart } = referralFields()
  const referred = await request.post('/api/referrals/submit', { multipart })
  expect(referred.status()).toBe(201)
  await signIn('reports')
  const charts = page.locator('main svg', { has: page.locator('text') })
  await expect(charts).toHaveCount(3)
  await expectAccessible('main')
  for (const table of await page.getByRole('radio', { name: 'Table' }).all()) {
    await table.check()
  }
  await expect(charts).toHaveCount(0)
  await expectAccessible('main')
  await page.route('**/api/careers/export.csv', () => {})
  await page.getByRole('button', { name: 'Export applications' }).click()
  await expect(page.getByRole('button', { name: 'Exporting applications...' })).toBeVisible()
  await expectAccessible('main')
})

test('in dark mode and with forced colors', async ({ page, server, signIn, expectNoFindings }) => {
  await applyThroughApi(server, { email: 'dark@example.org' })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await signIn('reports')
  await expect(page.locator('main svg text').first()).toBeVisible()
  await expectNoFindings()
  await page.emulateMedia({ forcedColors: 'active' })
  await expectNoFindings()
})

test('when they cannot be loaded', async ({ page, signIn, expectAccessible }) => {
  await page.route('**/api/admin/reports*', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'Please try again.' } }),
  )
  await signIn('reports')
  await expect(page.getByRole('alert').getByText(/^Failed to load reports/)).toBeVisible()
  await expectAccessible('main')
  await page.unroute('**/api/admin/reports*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Applications over time', { exact: true })).toBeVisible()
})

test('reports of a period without data', async ({ page, signIn, expectAccessible }) => {
  const nothing = { total: 0, series: [] }
  const data = {
    period: '30-days',
    from: '2026-10-17',
    to: '2026-11-15',
    applications: { ...nothing, byStatus: {}, byJob: [], otherJobs: 0 },
    firstLooks: { total: 0, medianHours: null, bands: [], waiting: 0 },
    losses: [],
    decisions: { total: 0, medianHours: null, bands: [] },
    contactMessages: nothing,
  }
  await page.route('**/api/admin/reports*', (route) =>
    route.fulfill({ json: { success: true, data } }),
  )
  await signIn('reports')
  await expect(page.getByText('No messages in this period')).toBeVisible()
  await expectAccessible('main')
})
