import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('hero slides: list, form with errors, details, delete question', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('hero-management')
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible('main')

  await page.getByRole('button', { name: 'Add Hero Slide' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Title is required')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: /^View/ }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')

  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible()
})
