import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('careers: introduction, job list, no match, a job', async ({ page, expectAccessible }) => {
  await page.goto('/#careers')
  await expect(page.locator('[data-ready="false"]')).toHaveCount(0)
  await expectAccessible('#careers')
  await page.getByRole('link', { name: 'View Available Jobs' }).click()
  await expect(page.getByRole('search')).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Search jobs').fill('nothing like it')
  await expect(page.getByText('No jobs match these filters')).toBeVisible()
  await expectAccessible('#careers')
  await page.getByRole('search').getByRole('link', { name: 'Clear filters' }).click()
  await page.getByRole('link', { name: 'View Job: Job Coach' }).click()
  await expect(page.locator('dialog:modal')).toContainText('Meet employers')
  await expectAccessible()
})

test('job postings: selected card, form with errors, details, delete question', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('job-postings')
  await page.getByLabel('Select Job Coach').check()
  await expectAccessible('main')
  await page.getByRole('button', { name: 'Add Job Posting' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Job Title is required')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible()
  // IBM's checker takes labels in what is folded for missing.
  await page.getByText('More: dates, pay, openings, street, program').click()
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  await expectAccessible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'View Job Coach' }).click()
  const remove = page.getByRole('button', { name: 'Delete', exact: true })
  await expect(remove).toBeVisible()
  await expectAccessible()
  await remove.click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible()
})
