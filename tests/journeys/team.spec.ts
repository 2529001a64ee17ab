import { pictureFile } from '../support/pictures.ts'
import { expect, test } from '../support/test.ts'

test('an administrator adds, edits and deletes a team member', async ({ page, signIn }) => {
  await signIn('team')
  await expect(page.getByRole('heading', { level: 1, name: 'Team Management' })).toBeVisible()
  await expect(page.getByText('3 team members')).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText([
    'Order',
    'Image',
    'Name',
    'Position',
    'Comment',
    'Actions',
  ])

  await page.getByRole('button', { name: 'Add Team Member' }).click()
  const form = page.getByRole('dialog', { name: 'Add Team Member' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Please fill in all required fields')).toHaveCount(1)
  for (const part of ['Name', 'Position', 'Comment']) {
    await expect(form.getByText(`${part} is required`)).toBeVisible()
  }
  await form.getByLabel('Name').fill('Jo Beckett')
  await form.getByLabel('Position').fill('Nurse Consultant')
  await form.getByLabel('Comment').fill('x'.repeat(501))
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Comment must be at most 500 characters')).toBeVisible()
  await form.getByLabel('Comment').fill('I ask and then I wait.')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Team member added successfully!')).toBeVisible()
  await expect(page.getByText('4 team members')).toBeVisible()
  const row = page.getByRole('row', { name: /Jo Beckett/ })
  await expect(row.getByText('JB')).toBeVisible()

  await row.getByRole('button', { name: 'Edit Jo Beckett' }).click()
  const picture = await pictureFile({ width: 400, height: 400 })
  await page.getByLabel('Image').setInputFiles({
    name: 'jo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(await picture.arrayBuffer()),
  })
  await page.getByLabel('What does the picture show?').fill('Jo listens to a neighbor.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Team member updated successfully!')).toBeVisible()
  const visitor = await page.context().newPage()
  await visitor.setViewportSize({ width: 1920, height: 1080 })
  await visitor.goto('/')
  await expect(visitor.getByRole('img', { name: 'Jo listens to a neighbor.' })).toBeVisible()
  await visitor.close()
  await expect(row.getByText('JB')).toHaveCount(0)

  await row.getByRole('button', { name: 'Edit Jo Beckett' }).click()
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await expect(page.getByText('The picture will be removed when you save.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText('JB')).toBeVisible()

  await row.getByRole('button', { name: 'Delete Jo Beckett' }).click()
  await expect(page.getByText('Are you sure you want to delete this team member?')).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Team member deleted successfully!')).toBeVisible()
  await expect(page.getByText('3 team members')).toBeVisible()
  // The pressed button was deleted with its row, so the title gets the focus.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
