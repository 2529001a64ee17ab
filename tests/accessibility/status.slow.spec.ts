import { expect, test } from '../support/test.ts'

const failures = [
  {
    at: '2026-11-15T12:00:00.000Z',
    task: 'mail',
    title: 'Send email',
    reason: 'The mail server is on fire.',
  },
]

test.use({ viewport: { width: 390, height: 844 } })

test('status: parts that are good, to look at and to act on, and errors', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.route('**/api/admin/status', async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    await route.fulfill({
      json: { success: true, data: { ...data, failedRuns: failures } },
    })
  })
  await signIn('status')
  await expect(page.getByText('There are no nightly backups.')).toBeVisible()
  await expect(page.getByText('Mail is off.')).toBeVisible()
  await expect(page.getByText('The mail server is on fire.')).toBeVisible()
  await expectAccessible('main')
})
