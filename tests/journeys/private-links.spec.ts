import { applyThroughApi, toUpload } from '../support/apply.ts'
import { pdfFile } from '../support/documents.ts'
import { expect, test } from '../support/test.ts'

test.use({ allowedErrors: [/status of 40[04]|net::ERR_FAILED/] })

test('staff ask for a document, the applicant adds it on a phone and withdraws, and the link is revoked', async ({
  page,
  server,
  signIn,
}) => {
  await applyThroughApi(server, { lastName: 'Link', email: 'link@example.org' })
  await signIn()
  await page.getByRole('button', { name: 'View details of Tasha Link' }).click()
  const details = page.getByRole('dialog', { name: 'Tasha Link' })
  await details.getByRole('button', { name: 'Ask for a document' }).click()
  const ask = page.getByRole('dialog', { name: 'Ask for a Document' })
  await ask.getByLabel('Document').selectOption('Resume')
  await ask.getByLabel('Note to the applicant').fill('With your last two jobs')
  await ask.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(details.getByText(/^Resume, asked for/)).toBeVisible()
  await details.getByRole('button', { name: 'Make a link' }).click()
  const address = await page.getByLabel('Link', { exact: true }).inputValue()
  await page
    .getByRole('dialog', { name: 'Private Link' })
    .getByRole('button', { name: 'Close' })
    .last()
    .click()
  await expect(details.getByText('Not used yet')).toBeVisible()

  const phone = await page.context().newPage()
  await phone.setViewportSize({ width: 390, height: 844 })
  await phone.goto(new URL(address).pathname)
  await expect(phone.getByText('We got your application.')).toBeVisible()
  await expect(phone.locator('body')).not.toContainText(/Tasha|link@/)
  await phone.getByLabel('Your resume').setInputFiles({
    name: 'photo.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('x'),
  })
  await expect(phone.getByText(/^Please upload a PDF or Word document/)).toBeVisible()
  await phone.getByLabel('Your resume').setInputFiles(await toUpload(pdfFile('second.pdf')))
  // The line breaks once; the file stays chosen.
  await phone.route('**/documents/*', (route) => route.abort(), { times: 1 })
  await phone.getByRole('button', { name: 'Send resume' }).click()
  await expect(phone.getByRole('alert')).toContainText('Please check your connection')
  await phone.getByRole('button', { name: 'Send resume' }).click()
  await expect(phone.getByText('We have your resume now. Thank you.')).toBeVisible()
  await phone.getByRole('link', { name: 'Withdraw my application' }).click()
  await phone.getByRole('button', { name: 'Yes, withdraw it' }).click()
  await expect(phone.getByText('This application was withdrawn.')).toBeVisible()

  await page.reload()
  const history = details.getByRole('list', { name: 'Notes and history' })
  await expect(history).toContainText('Tasha Link added second.pdf')
  await expect(history).toContainText('Tasha Link withdrew the application')
  await expect(details.getByText('Earlier resume', { exact: false })).toBeVisible()
  await details.getByRole('button', { name: /^Revoke the link/ }).click()
  await expect(page.getByText('The link was revoked. It no longer works.')).toBeVisible()
  await phone.reload()
  await expect(phone.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
})
