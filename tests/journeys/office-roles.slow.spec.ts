import type { Page } from '@playwright/test'
import { applyThroughApi } from '../support/apply.ts'
import { expect, test } from '../support/test.ts'

const password = 'a long walk by the river'

/** An owner adds someone in the office and logs out, and the new person signs in. */
async function signInAs(page: Page, name: string, role: string) {
  await page.goto('/admin/dashboard?section=users')
  await page.getByRole('button', { name: 'Add Administrator' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Administrator' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Email').fill(`${name}@example.org`)
  await dialog.getByLabel('Role').selectOption(role)
  await dialog.getByLabel('Password (required)').fill(password)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByLabel('Email Address').fill(`${name}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText(`${name} (${role.toLowerCase()})`)).toBeVisible()
}

const sections = (page: Page) =>
  page.getByRole('navigation', { name: 'Sections' }).locator('a > span')

test('hiring works with applicants and their documents, and with nothing else', async ({
  page,
  server,
  signIn,
}) => {
  await applyThroughApi(server, { firstName: 'Ines', lastName: 'Hale', email: 'ines@example.org' })
  await signIn()
  await signInAs(page, 'Hugo', 'Hiring')
  await expect(sections(page)).toHaveText([
    'Dashboard',
    'Applicants',
    'Interviews',
    'Reports',
    'Job Postings',
    'Spanish',
    'Recently Deleted',
    'Your Account',
    'Hiring settings',
    'Message Templates',
  ])
  const row = page.getByRole('row', { name: /Ines Hale/ })
  await row.getByLabel('Status of Ines Hale').selectOption('Reviewed')
  await expect(page.getByText('Application status updated successfully')).toBeVisible()
  const opened = page
    .context()
    .waitForEvent('response', (response) => response.url().includes('/uploads/resumes/'))
  await row.getByRole('link', { name: 'View resume of Ines Hale' }).click()
  expect((await opened).status()).toBe(200)

  await page.goto('/admin/dashboard?section=users')
  await expect(page.getByText('Your role does not include this section.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test.describe('a reader', () => {
  // The browser reports the refused document.
  test.use({ allowedErrors: [/403/] })

  test('reads about an applicant, but opens no document and changes nothing', async ({
    page,
    server,
    signIn,
    expectAccessible,
  }) => {
    const id = await applyThroughApi(server, {
      firstName: 'Nora',
      lastName: 'Hale',
      email: 'nora@example.org',
    })
    await signIn()
    await signInAs(page, 'Rita', 'Reader')
    const row = page.getByRole('row', { name: /Nora Hale/ })
    await expect(row.getByText('On file').first()).toBeVisible()
    await expect(row.getByRole('combobox')).toHaveCount(0)
    await row.getByRole('button', { name: 'View details of Nora Hale' }).click()
    const details = page.getByRole('dialog', { name: 'Nora Hale' })
    await expect(details.getByText('Tasha Greene.pdf')).toBeVisible()
    await expect(details.getByRole('button', { name: 'Delete' })).toHaveCount(0)
    await expectAccessible()

    const response = await page.goto(`/api/careers/${id}/resume`)
    expect(response?.status()).toBe(403)
    await expect(
      page.getByText('Your role does not allow this. Please ask an owner.'),
    ).toBeVisible()

    await page.goto('/admin/dashboard?section=job-postings')
    await expect(page.getByRole('button', { name: /^View/ }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Add|Edit|Delete|Duplicate)/ })).toHaveCount(0)
    await expectAccessible()
  })
})
