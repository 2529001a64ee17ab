import { applyThroughApi, toUpload } from '../support/apply.ts'
import { pdfFile } from '../support/documents.ts'
import { expect, test } from '../support/test.ts'
import { makeLinkThroughApi } from '../support/through-api.ts'

test.use({ allowedErrors: [/status of 404/] })

test.use({ viewport: { width: 390, height: 844 } })

test('the page of a private link: asked, chosen, sent, withdrawing, refused', async ({
  page,
  server,
  expectAccessible,
}) => {
  const id = await applyThroughApi(server, { email: 'private@example.org' })
  const path = await makeLinkThroughApi(server, id)
  await page.goto(path)
  await page.getByRole('button', { name: 'Send resume' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please choose a file first.')
  await expectAccessible()
  await page.getByLabel('Your resume').setInputFiles(await toUpload(pdfFile('cv.pdf')))
  await expectAccessible()
  await page.getByRole('button', { name: 'Send resume' }).click()
  await expect(page.getByText('We have your resume now. Thank you.')).toBeVisible()
  await expectAccessible()
  await page.goto(`${path}/withdraw`)
  await expectAccessible()
  await page.goto('/application/guessed')
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  await expectAccessible()
})

test('the office: links and requests of an applicant, asking, a new link', async ({
  page,
  server,
  signIn,
  expectAccessible,
}) => {
  const id = await applyThroughApi(server, { email: 'office@example.org' })
  await makeLinkThroughApi(server, id)
  await signIn()
  await page.goto(`/admin/dashboard?section=applicants&id=${id}`)
  await expect(page.getByText('Not used yet')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Ask for a document' }).click()
  await expect(page.getByLabel('Note to the applicant')).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Make a link' }).click()
  await expect(page.getByLabel('Link', { exact: true })).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  const details = page.getByRole('dialog', { name: 'Tasha Greene' })
  await details.getByLabel('Status of Tasha Greene').selectOption('Hired')
  await expect(details.getByRole('link', { name: /^(Write|Change) the text$/ })).toBeVisible()
  const record = page.url()
  await page.goto('/admin/dashboard?section=hiring-settings&disclosure')
  await page.getByLabel('Text', { exact: true }).fill('We will check your background.')
  await expectAccessible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto(record)
  await page.getByRole('button', { name: 'Make a link to it' }).click()
  const address = await page.getByLabel('Link', { exact: true }).inputValue()
  await page.goto(new URL(address).pathname)
  await expect(page.getByRole('button', { name: 'Acknowledge' })).toBeVisible()
  await expectAccessible()
})
