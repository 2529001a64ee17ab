import { toUpload } from '../support/apply.ts'
import { pictureFile } from '../support/pictures.ts'
import { expect, test } from '../support/test.ts'

// The tests share a server, so each one deletes the slides it has added.
test.beforeEach(({ signIn }) => signIn('hero-management'))

test('a slide is added, shown to visitors, changed, hidden and deleted', async ({ page }) => {
  await page.getByRole('button', { name: 'Add Hero Slide' }).click()
  const form = page.getByRole('dialog', { name: 'Add Hero Slide' })
  await form.getByLabel(/^Title/).fill('Come and bowl with us')
  await form.getByLabel('Subtitle').fill('Every Friday at six.')
  await form
    .getByLabel('Image')
    .setInputFiles(await toUpload(await pictureFile({ width: 1200, height: 600 })))
  await expect(form.getByRole('button', { name: 'Remove picture.jpg' })).toBeVisible()
  await form.getByLabel('What does the picture show?').fill('A bowling lane.')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Hero slide created successfully')).toBeVisible()
  await expect(form).toBeHidden()
  const row = page.getByRole('row', { name: /Come and bowl with us/ })
  await expect(row).toContainText('Every Friday at six.')

  const visitor = await page.context().newPage()
  await visitor.goto('/')
  const shown = visitor.getByRole('heading', { name: 'Come and bowl with us', includeHidden: true })
  await expect(shown).toBeAttached()

  await row.getByRole('button', { name: 'Edit Come and bowl with us' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Hero Slide' })
  await edit.getByLabel(/^Title/).fill('Bowl with us')
  await edit.getByLabel('Subtitle').fill('')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Hero slide updated successfully')).toBeVisible()
  const changed = page.getByRole('row', { name: /Bowl with us/ })
  await expect(changed).toContainText('No subtitle')

  await changed.getByRole('switch').click()
  await expect(changed).toContainText('Hidden from the site')
  await visitor.reload()
  await expect(shown).toHaveCount(0)

  await changed.getByRole('button', { name: 'Delete Bowl with us' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete this hero slide?')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Hero slide deleted successfully')).toBeVisible()
  await expect(changed).toBeHidden()
})
