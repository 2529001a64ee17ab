import { readFile } from 'node:fs/promises'
import { fromBufferPromise } from 'yauzl'
import { applyThroughApi } from '../support/apply.ts'
import { expect, test } from '../support/test.ts'

test('a person is found, exported, held, released and erased with a receipt', async ({
  page,
  server,
  request,
  signIn,
}) => {
  const email = 'wants-to-be-forgotten@example.org'
  await applyThroughApi(server, { firstName: 'Nora', email, phone: '(615) 555-0133' })
  const data = { name: 'Nora', email, phone: '', message: 'Please erase what you have.' }
  expect((await request.post('/api/contact/submit', { data })).status()).toBe(201)

  await signIn('overview')
  await page.goto('/admin/dashboard?section=privacy')
  await page.getByLabel('Email').fill(email.toUpperCase())
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Stored about' })
  await expect(panel).toContainText('Applications 1')
  await expect(page.getByText('Please erase what you have.')).toBeVisible()

  const downloadStarted = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Export' }).click()
  const download = await downloadStarted
  expect(download.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.zip$/)
  const archive = await fromBufferPromise(await readFile(await download.path()))
  expect(archive.entryCount).toBe(4)

  await panel.getByRole('button', { name: 'Put on hold' }).click()
  await page.getByLabel('Reason').fill('A question of the state')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(panel).toContainText('Do not erase: A question of the state')
  await expect(panel.getByRole('button', { name: 'Erase' })).toBeHidden()
  await page.getByRole('button', { name: 'Release the hold' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Release' }).click()

  await panel.getByRole('button', { name: 'Erase' }).click()
  const question = page.getByRole('alertdialog', { name: 'Erase everything' })
  await question.getByLabel('Type ERASE to confirm').fill('ERASE')
  await question.getByRole('button', { name: 'Erase' }).click()
  const receipt = page.getByRole('dialog', { name: 'Erasure receipt' })
  await expect(receipt).toContainText('Contact messages')
  await expect(receipt).not.toContainText('Nora')
  await receipt.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('row', { name: 'Applications: 1' }).first()).toBeVisible()

  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('Nothing is stored about')).toBeVisible()
  await page.goto('/admin/dashboard?section=audit')
  await expect(page.getByText('erased the data of a person').first()).toBeVisible()
})
