import { expect, test } from '../support/test.ts'

test.use({ allowedErrors: [/status of 503/] })

test.use({ viewport: { width: 390, height: 844 } })

test('with its numbers, and its links to forms', async ({
  page,
  signIn,
  request,
  expectAccessible,
}) => {
  const data = { name: 'Dana Whitlow', message: 'Can we come and see a home?' }
  expect((await request.post('/api/contact/submit', { data })).status()).toBe(201)
  await signIn('overview')
  await expect(page.getByText(/new contact messages? today/)).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Create Event' }).click()
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeVisible()
  await expect(page).toHaveURL(/section=event-posting$/)
  await page.goBack()
  await page.getByRole('link', { name: 'Post New Job' }).click()
  await expect(page.getByLabel('Job Title')).toBeVisible()
})

test('with emails that could not be sent, and a failed task', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.route('**/api/admin/dashboard', async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    data.mailTroubles = [{ reason: 'unreachable', failed: 1, waiting: 2 }]
    data.failedTasks = ['Check documents']
    await route.fulfill({ response, json: { success: true, data } })
  })
  await signIn('overview')
  await expect(page.getByRole('alert').filter({ hasText: 'could not be sent' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Check documents' })).toBeVisible()
  await expectAccessible()
})

test('when it cannot be loaded', async ({ page, signIn, expectAccessible }) => {
  await page.route('**/api/admin/dashboard', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'Please try again.' } }),
  )
  await signIn('overview')
  await expect(page.getByText('Unable to load recent activity data')).toBeVisible()
  await expect(page.getByText('Failed to load dashboard data')).toBeVisible()
  await expectAccessible()
  await page.unroute('**/api/admin/dashboard')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Combined activity')).toBeVisible()
})
