import { toUpload } from '../support/apply.ts'
import { pictureFile } from '../support/pictures.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ signIn }) => signIn('event-posting'))

test('an earlier text is found and restored, and a deleted event is put back with its picture', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Add Event' }).click()
  const form = page.getByRole('dialog', { name: 'Add Event' })
  await form.getByLabel(/^Title/).fill('Kite day')
  await form.getByLabel(/^Description/).fill('Bring a kite and a hat to the long meadow.')
  await form.getByLabel('Image').setInputFiles(await toUpload(await pictureFile()))
  await form.getByLabel('This picture says nothing more than the text').check()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()

  const row = page.getByRole('row', { name: /Kite day/ })
  const edit = page.getByRole('dialog', { name: 'Edit Event' })
  await row.getByRole('button', { name: 'Edit Kite day' }).click()
  await edit.getByLabel(/^Description/).fill('Bring a kite.')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()

  await row.getByRole('button', { name: 'Edit Kite day' }).click()
  await edit.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'History' })
  await expect(history.getByRole('listitem').first()).toContainText('Changed: Description')
  await history.getByRole('button', { name: /^Compare/ }).click()
  const compared = page.getByRole('dialog', { name: /^Version of/ })
  await expect(compared.locator('mark').first()).toBeVisible()
  await compared.getByRole('button', { name: 'Restore this version' }).click()
  await expect(page.getByText('The version was restored')).toBeVisible()
  await expect(compared).toBeHidden()
  await expect(row).toContainText('to the long meadow.')

  await row.getByRole('button', { name: 'Delete Kite day' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Event deleted successfully!')).toBeVisible()
  await expect(page.getByText('It is in Recently Deleted for 30 days.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  // It would cover the button for some seconds.
  await page.getByRole('button', { name: 'Close message' }).last().click()

  await row.getByRole('button', { name: 'Delete Kite day' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toBeHidden()
  await page.getByRole('link', { name: 'Recently Deleted' }).click()
  await expect(page.getByRole('heading', { name: 'Recently Deleted' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Put back Kite day' })).toBeVisible()
  await page.getByRole('button', { name: 'Put back Kite day' }).click()
  await expect(page.getByText('Kite day was put back')).toBeVisible()

  const visitor = await page.context().newPage()
  await visitor.goto('/#events')
  const shown = visitor.locator('article, li').filter({ hasText: 'Kite day' }).first()
  await expect(shown).toContainText('to the long meadow.')
  await shown.scrollIntoViewIfNeeded()
  await expect(shown.locator('img')).toHaveJSProperty('complete', true)
})
