import type { Page } from '@playwright/test'
import { applyThroughApi } from '../support/apply.ts'
import { expect, test } from '../support/test.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard your changes?' })
const title = (page: Page) => page.getByLabel('Job Title (required)')

// The server answers 401 when the session has ended.
test.use({ allowedErrors: [/status of 401/] })

test.describe('an unsaved job posting', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn()
    await page.getByRole('link', { name: 'Job Postings' }).click()
    await page.getByRole('button', { name: 'Add Job Posting' }).click()
    await title(page).fill('Weekend cook')
  })

  test('asks before a link or the Back button leaves it', async ({ page, discard }) => {
    await page.getByRole('link', { name: 'Event Posting' }).click()
    await question(page).getByRole('button', { name: 'Keep editing' }).click()
    await expect(page).toHaveURL(/section=job-postings/)
    await page.goBack()
    await expect(question(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(title(page)).toHaveValue('Weekend cook')

    await page.getByRole('link', { name: 'Event Posting' }).click()
    await discard()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Event Management')
    await page.getByRole('link', { name: 'Job Postings' }).click()
    await expect(page.getByRole('button', { name: 'Add Job Posting' })).toBeVisible()
    await expect(title(page)).toBeHidden()
  })

  test('is restored after an expired session and a new sign-in', async ({ page, signInHere }) => {
    await page.evaluate(() => localStorage.setItem('adminToken', 'an expired token'))
    await page.getByLabel('Location (required)').fill('Murfreesboro, TN')
    await page.getByLabel('Morning Shift').check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL('/admin?session=expired')

    await signInHere()
    await expect(page).toHaveURL(/section=job-postings/)
    await expect(title(page)).toHaveValue('Weekend cook')
    await expect(page.getByLabel('Morning Shift')).toBeChecked()
    await expect(page.getByText('We kept what you typed here before.')).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Job posting added successfully')).toBeVisible()
  })

  test('is deleted by a logout, which asks first', async ({ page, signInHere, discard }) => {
    await page.getByRole('button', { name: 'Logout' }).click()
    await discard()
    await expect(page).toHaveURL('/admin')
    await signInHere()
    await page.goto('/admin/dashboard?section=job-postings')
    await expect(page.getByRole('button', { name: 'Add Job Posting' })).toBeVisible()
    await expect(title(page)).toBeHidden()
  })

  test('is deleted by a logout in another tab', async ({ page, context, signInHere }) => {
    const other = await context.newPage()
    await other.goto('/admin/dashboard')
    await other.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/admin?session=expired')
    await signInHere()
    await expect(page.getByRole('button', { name: 'Add Job Posting' })).toBeVisible()
    await expect(title(page)).toBeHidden()
  })
})

test('unsaved notes on an applicant are restored after an expired session', async ({
  page,
  server,
  signIn,
  signInHere,
}) => {
  await applyThroughApi(server, { firstName: 'Noa', lastName: 'Reed', email: 'noa@example.org' })
  await signIn()
  await page.getByRole('button', { name: 'View details of Noa Reed' }).click()
  const details = page.getByRole('dialog', { name: 'Noa Reed' })
  await details.getByLabel('Add a note').fill('Likes mornings.')
  await page.keyboard.press('Escape')
  await question(page).getByRole('button', { name: 'Keep editing' }).click()
  await page.evaluate(() => localStorage.setItem('adminToken', 'an expired token'))
  await details.getByRole('button', { name: 'Add note' }).click()
  await expect(page).toHaveURL('/admin?session=expired')

  await signInHere()
  await expect(details.getByLabel('Add a note')).toHaveValue('Likes mornings.')
  await details.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Note added')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
})
