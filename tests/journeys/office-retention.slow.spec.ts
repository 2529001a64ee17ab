import { applyThroughApi } from '../support/apply.ts'
import { expect, test } from '../support/test.ts'

test('several applicants are deleted after a warning, with a receipt; how long they are kept is set', async ({
  page,
  server,
  signIn,
}) => {
  for (const firstName of ['Otis', 'Opal']) {
    await applyThroughApi(server, { firstName, lastName: 'Old', email: `${firstName}@example.org` })
  }
  await signIn('applicants&search=old')
  await page.getByLabel('Select Otis Old').check()
  await page.getByLabel('Select Opal Old').check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Applicants' })
  await expect(question).toContainText('All of them should still be kept, the last one until')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('2 applicants deleted')).toBeVisible()
  await expect(page.getByText('No applications found matching your criteria.')).toBeVisible()

  await page.goto('/admin/dashboard?section=privacy')
  await expect(page.getByRole('row', { name: 'Applications: 2, Documents: 4' })).toBeVisible()
  await page.goto('/admin/dashboard?section=hiring-settings')
  await page.getByLabel('Keep applications for').selectOption('2 years')
  await expect(page.getByText('How long applications are kept was changed')).toBeVisible()
  await page.getByRole('switch').click()
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByRole('switch')).toBeChecked()
  await page.reload()
  await expect(page.getByLabel('Keep applications for')).toHaveValue('2')
  await expect(page.getByRole('switch')).toBeChecked()
})
