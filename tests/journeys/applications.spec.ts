import { countApplications, fillApplication, openApplication } from '../support/apply.ts'
import { expect, test } from '../support/test.ts'

test('a visitor sees what is missing in the application, corrects it and sends it', async ({
  page,
  server,
}) => {
  const { dialog, job } = await openApplication(page, server)
  await expect(dialog).toContainText(job.title)
  await expect(dialog).toContainText(job.location)
  for (const name of ['Personal Information', 'Documents', 'Consent Agreement']) {
    await expect(dialog.getByRole('heading', { name })).toBeVisible()
  }
  await dialog.getByRole('button', { name: 'Submit Application' }).click()
  const summary = 'Please fill in all required fields and accept the consent agreement'
  await expect(page.getByText(summary)).toHaveCount(2)
  await expect(dialog.getByLabel('First Name')).toBeFocused()

  await dialog
    .getByLabel('Resume')
    .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  const wrong = 'Please upload a PDF or Word document for your resume'
  await expect(dialog.getByText(wrong).first()).toBeVisible()

  await fillApplication(page, 'corrected@example.org')
  await dialog.getByRole('button', { name: 'Submit Application' }).click()
  const thanks = "Application submitted successfully! We'll be in touch soon."
  await expect(page.getByText(thanks)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/#careers$/)
  const notice = page.locator('#careers').getByText(`Your application for ${job.title} was sent.`)
  await expect(notice).toBeVisible()
  await expect(notice).toContainText(/Your reference: A-[\dA-F]{4}-[\dA-F]{4}$/)
  expect(await countApplications(server, 'corrected@example.org')).toBe(1)
})
