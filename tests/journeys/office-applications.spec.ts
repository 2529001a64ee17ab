import { applyThroughApi } from '../support/apply.ts'
import { pdfFile, pngFile } from '../support/documents.ts'
import { expect, test } from '../support/test.ts'

test('staff find an applicant, open the documents, change the status and delete the application', async ({
  page,
  server,
  signIn,
}) => {
  await applyThroughApi(server, {
    firstName: 'Hannah',
    lastName: 'Pruitt',
    email: 'hannah@example.org',
    resume: pdfFile('Hannah Pruitt.pdf'),
    idDoc_1: await pngFile('card.png'),
  })
  await signIn()
  await expect(page.getByRole('heading', { name: 'Career Applications' })).toBeVisible()
  for (const name of ['Applicant', 'Position', 'Status', 'Applied Date', 'Resume']) {
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
  }
  const searched = page.waitForRequest(/careers\?.*search=hannah/)
  await page.getByLabel('Search applications').fill('hannah')
  await searched
  const row = page.getByRole('row', { name: /Hannah Pruitt/ })
  await expect(row).toContainText('hannah@example.org')

  // A browser without a PDF viewer downloads the file, so only the response to the new tab is checked.
  const tab = page.waitForEvent('popup')
  const opened = page
    .context()
    .waitForEvent('response', (response) => response.url().includes('/uploads/resumes/'))
  await row.getByRole('link', { name: 'View resume of Hannah Pruitt' }).click()
  expect((await opened).status()).toBe(200)
  await (await tab).close()

  const download = page.waitForEvent('download')
  await row.getByRole('button', { name: 'Download resume of Hannah Pruitt' }).click()
  expect((await download).suggestedFilename()).toBe('Hannah Pruitt.pdf')
  await expect(page.getByText('Document downloaded successfully')).toBeVisible()

  await row.getByLabel('Status of Hannah Pruitt').selectOption('Interviewed')
  await expect(page.getByText('Application status updated successfully')).toBeVisible()
  await page.getByRole('tab', { name: /^Interviewed/ }).click()
  await expect(page).toHaveURL(/status=interviewed/)
  await expect(row).toBeVisible()

  await row.getByRole('button', { name: 'View ID documents of Hannah Pruitt' }).click()
  const details = page.getByRole('dialog', { name: 'Hannah Pruitt' })
  for (const name of ['Personal Information', 'Application Status', 'Documents']) {
    await expect(details.getByRole('heading', { name })).toBeVisible()
  }
  const history = details.getByRole('list', { name: 'Notes and history' })
  await expect(history).toContainText('set the status to Shortlisted')
  await expect(history).toContainText('opened Hannah Pruitt.pdf')
  await details.getByLabel('Add a note').fill('Call after 3 PM.')
  await details.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Note added')).toBeVisible()
  await details.getByLabel('Status of Hannah Pruitt').selectOption('Hired')
  await expect(page.getByText('Application status updated successfully').last()).toBeVisible()
  await expect(history).toContainText('set the status to Hired')
  await expect(history.getByText('Call after 3 PM.')).toBeVisible()

  await details.getByRole('button', { name: 'Add a document' }).click()
  await page.getByLabel('Identification documents').setInputFiles({
    name: 'handed over.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await pdfFile().arrayBuffer()),
  })
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(history).toContainText('added handed over.pdf')
  await details.getByRole('button', { name: 'Move to another job' }).click()
  await page.getByLabel('Position').selectOption('Van Driver, Lebanon, TN')
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(history).toContainText(/moved it from .+ to Van Driver/)
  await details.getByRole('button', { name: 'Close', exact: true }).last().click()

  await page.getByRole('tab', { name: /^All/ }).click()
  await row.getByRole('button', { name: 'Delete Hannah Pruitt' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete this applicant?')
  await expect(question).toContainText('4 documents will be deleted too.')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Applicant deleted successfully!')).toBeVisible()
  await expect(page.getByText('No applications found matching your criteria.')).toBeVisible()
})
