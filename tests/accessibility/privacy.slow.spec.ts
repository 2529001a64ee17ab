import { applyThroughApi } from '../support/apply.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('privacy: a person, the dialogs, a receipt, nothing found', async ({
  page,
  server,
  signIn,
  expectAccessible,
}) => {
  const email = 'person@example.org'
  await applyThroughApi(server, { email })
  await signIn('privacy')
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('Please enter an email or a phone number')).toBeVisible()
  await expectAccessible()

  await page.getByLabel('Email').fill(email)
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('button', { name: 'Put on hold' }).click()
  await page.getByLabel('Reason').fill('A dispute')
  await expectAccessible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Do not erase:')).toBeVisible()
  await expectAccessible('main')

  await page.getByRole('button', { name: `Release the hold on ${email}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Release' }).click()
  await page.getByRole('button', { name: 'Erase' }).click()
  const question = page.getByRole('alertdialog', { name: 'Erase everything' })
  await question.getByRole('button', { name: 'Erase' }).click()
  await expect(question.getByText('Please type ERASE.')).toBeVisible()
  await expectAccessible()
  await question.getByLabel('Type ERASE to confirm').fill('ERASE')
  await question.getByRole('button', { name: 'Erase' }).click()
  await expect(page.getByRole('dialog', { name: 'Erasure receipt' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('Nothing is stored about')).toBeVisible()
  await page.goto('/admin/dashboard?section=hiring-settings')
  await page.getByRole('switch').click()
  await expect(page.getByRole('alertdialog', { name: 'Delete Old Applications' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expectAccessible('main')
})
