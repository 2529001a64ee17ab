import { applyThroughApi } from '../support/apply.ts'
import { expect, test } from '../support/test.ts'

test('someone is hired, an item is recorded, and what expires is seen on the overview', async ({
  page,
  server,
  signIn,
}) => {
  const email = 'hazel@example.org'
  const id = await applyThroughApi(server, { firstName: 'Hazel', lastName: 'Hired', email })
  await signIn(`applicants&id=${id}`)
  const details = page.getByRole('dialog', { name: 'Hazel Hired' })
  await expect(details.getByRole('heading', { name: 'Documents' })).toBeVisible()
  await expect(details.getByRole('heading', { name: 'Before the first day' })).toBeHidden()
  await details.getByLabel('Status of Hazel Hired').selectOption('Hired')
  await expect(details.getByText('0 of 9 done. Suggestions, not legal advice.')).toBeVisible()

  await details.getByRole('button', { name: 'Edit the first-day list' }).click()
  const list = page.getByRole('dialog', { name: 'First-Day List' })
  await list.getByLabel('Before the first day').fill('CPR and first aid certificates\nKeys')
  await list.getByRole('button', { name: 'Save' }).click()
  await expect(details.getByText('0 of 2 done')).toBeVisible()

  await details.getByRole('button', { name: 'Record CPR and first aid certificates' }).click()
  const item = page.getByRole('dialog', { name: 'CPR and first aid certificates' })
  const inTenDays = new Date(Date.now() + 10 * 24 * 3_600_000).toISOString().slice(0, 10)
  await item.getByLabel('Expires on').fill(inTenDays)
  await item.getByLabel('Note').fill('Card seen')
  await item.getByRole('button', { name: 'Save' }).click()
  await expect(details.getByText('1 of 2 done')).toBeVisible()
  await expect(details.getByRole('list', { name: 'Notes and history' })).toContainText(
    'recorded “CPR and first aid certificates”: done on',
  )
  await details.getByRole('button', { name: 'Close', exact: true }).last().click()

  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await page.getByRole('link', { name: /^Papers of 1 person who was hired expire soon/ }).click()
  await expect(page.getByRole('row', { name: /Hazel Hired/ })).toBeVisible()
  await expect(page.getByText('1 of 1 applications').first()).toBeVisible()
})
