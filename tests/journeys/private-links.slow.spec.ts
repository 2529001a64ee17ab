import { applyThroughApi, toUpload } from '../support/apply.ts'
import { pdfFile } from '../support/documents.ts'
import { expect, test } from '../support/test.ts'
import { makeLinkThroughApi } from '../support/through-api.ts'

test.use({ allowedErrors: [/status of 40[04]|net::ERR_FAILED/] })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a document is added and the application withdrawn', async ({ page, server }) => {
    const id = await applyThroughApi(server, { email: 'plain-link@example.org' })
    await page.goto(await makeLinkThroughApi(server, id))
    await page.getByRole('button', { name: 'Send resume' }).click()
    await expect(page.getByRole('alert')).toContainText('Resume is required')
    const plain = page.getByLabel('Your resume', { exact: true })
    await plain.setInputFiles(await toUpload(pdfFile('plain.pdf')))
    await page.getByRole('button', { name: 'Send resume' }).click()
    await expect(page.getByRole('heading', { name: 'We need this from you' })).toBeHidden()
    await page.getByRole('link', { name: 'Withdraw my application' }).click()
    await page.getByRole('link', { name: 'No, keep it' }).click()
    await page.getByRole('link', { name: 'Withdraw my application' }).click()
    await page.getByRole('button', { name: 'Yes, withdraw it' }).click()
    await expect(page.getByText('This application was withdrawn.')).toBeVisible()
  })
})
