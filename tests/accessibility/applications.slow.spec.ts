import { applyThroughApi, fillApplication, openApplication, toUpload } from '../support/apply.ts'
import { pngFile } from '../support/documents.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('the application form: empty, with errors, while it is sent', async ({
  page,
  server,
  expectAccessible,
}) => {
  const { dialog } = await openApplication(page, server)
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Submit Application' }).click()
  await expect(dialog.getByText('First name is required')).toBeVisible()
  await expectAccessible()

  await dialog.getByRole('button', { name: 'Take photos of your resume instead' }).click()
  const photo = await toUpload(await pngFile('page.png'))
  await dialog.getByLabel('Photos of your resume').setInputFiles(photo)
  await expectAccessible()

  await fillApplication(page, 'accessible@example.org')
  // Screen readers get the file name from the input, its description and the live region.
  const resume = dialog.getByLabel('Resume (required)')
  await expect(resume).toHaveValue(/resume\.pdf$/)
  await expect(resume).toHaveAccessibleDescription(/^Chosen: resume\.pdf/)
  await expect(dialog.getByRole('status').getByText('resume.pdf chosen')).toHaveCount(1)
  await page.route('**/api/careers/apply', () => {})
  await dialog.getByRole('button', { name: 'Submit Application' }).click()
  await expect(dialog.getByRole('button', { name: 'Stop upload' })).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Stop upload' }).click()
  await expect(dialog.getByText(/^Upload stopped/)).toBeVisible()
  await expectAccessible()
})

test('applicants: list, details, delete question, no results', async ({
  page,
  server,
  signIn,
  expectAccessible,
}) => {
  await applyThroughApi(server, { lastName: 'Reyes', email: 'a@example.org' })
  await signIn()
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByLabel('Applied from')).toBeVisible()
  await page.getByLabel('Select Tasha Reyes').first().check()
  await expect(page.getByRole('region', { name: 'Selected applications' })).toBeVisible()
  await expectAccessible()
  for (const name of ['Invite', 'Offer', 'Hire', 'Reject']) {
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('button', { name: 'Change the message' }).click()
    await expectAccessible()
    await page.getByRole('button', { name: 'Cancel' }).click()
  }
  await page.getByRole('button', { name: 'Message', exact: true }).click()
  await page.getByLabel('Template').selectOption({ index: 1 })
  await expectAccessible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Tasha Reyes' })).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('This application should be kept until')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'View details of Tasha Reyes' }).first().click()
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible()
  await expectAccessible()
  const details = page.getByRole('dialog', { name: 'Tasha Reyes' })
  for (const name of ['Add a document', 'Move to another job']) {
    await details.getByRole('button', { name }).click()
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Cancel' }).click()
  }
  await details.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByLabel('Status of Tasha Reyes').first().selectOption('Hired')
  await page.getByRole('button', { name: 'View details of Tasha Reyes' }).first().click()
  await details.getByRole('button', { name: /^Enter Criminal background check/ }).click()
  await expect(page.getByLabel('Expires on')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(details.getByText('1 of 9 done')).toBeVisible()
  await expectAccessible()
  await details.getByRole('link', { name: 'Edit the first-day list' }).click()
  await expect(page.getByLabel('Before the first day')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expectAccessible()
  await page.goto('/admin/dashboard?section=applicants')
  await expect(page.getByText(/^\d+ of \d+ applications$/).first()).toBeVisible()
  await page.getByLabel('Search applications').fill('nobody has this name')
  await expect(page.getByText('No applications found matching your criteria.')).toBeVisible()
  await expectAccessible()
})
