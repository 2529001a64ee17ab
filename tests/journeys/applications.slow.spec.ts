import { readFile } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import {
  countApplications,
  fillApplication,
  largeScan,
  openApplication,
  toUpload,
} from '../support/apply.ts'
import { pdfFile } from '../support/documents.ts'
import { expect, test } from '../support/test.ts'

/** Returns a function that removes the limit, through the session that has set it. */
async function limitUploadSpeed(page: Page, bytesPerSecond: number) {
  const session = await page.context().newCDPSession(page)
  const limit = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 100,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await limit(bytesPerSecond)
  return () => limit(-1)
}

test('a slow upload shows its progress, can be stopped, and can be sent again with everything filled in', async ({
  page,
  server,
}) => {
  const { dialog } = await openApplication(page, server)
  await fillApplication(page, 'slow@example.org')
  await dialog.getByLabel(/^Resume/).setInputFiles(largeScan('large-resume.pdf'))
  const removeLimit = await limitUploadSpeed(page, 400_000)
  await dialog.getByRole('button', { name: 'Submit Application' }).click()
  await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeVisible()
  await expect(dialog.getByText(/^[1-9][\d.]* (KB|MB) of 4\.7 MB sent$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Stop upload' }).click()
  await expect(dialog.getByText(/^Upload stopped\./)).toBeVisible()
  await expect(dialog.getByLabel('First Name')).toHaveValue('Tasha')
  await expect(dialog.getByText('large-resume.pdf', { exact: true })).toBeVisible()
  expect(await countApplications(server, 'slow@example.org')).toBe(0)

  await removeLimit()
  await dialog.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByText(/^Application submitted successfully!/)).toBeVisible()
  expect(await countApplications(server, 'slow@example.org')).toBe(1)
})

test.describe('without a network connection', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('the form keeps its text and files, and can be sent later', async ({
    page,
    server,
    context,
  }) => {
    const { dialog } = await openApplication(page, server)
    await fillApplication(page, 'offline@example.org')
    await context.setOffline(true)
    await dialog.getByRole('button', { name: 'Submit Application' }).click()
    await expect(page.getByText('Failed to submit application. Please try again.')).toBeVisible()
    await expect(dialog.getByText('Network error. Please check your connection')).toBeVisible()
    await expect(dialog.getByLabel('Email')).toHaveValue('offline@example.org')
    await expect(dialog.getByText('passport.png', { exact: true })).toBeVisible()
    await context.setOffline(false)
    await dialog.getByRole('button', { name: 'Submit Application' }).click()
    await expect(page.getByText(/^Application submitted successfully!/)).toBeVisible()
    expect(await countApplications(server, 'offline@example.org')).toBe(1)
  })
})

test('a visitor applies on a phone with only the keyboard', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { dialog } = await openApplication(page, server)
  await expect(dialog.getByLabel('First Name')).toBeFocused()
  for (const text of ['Walt', 'Jennings', 'keyboard@example.org', '615 555 0178']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(dialog.getByLabel('Resume')).toBeFocused()
  await dialog.getByLabel('Resume').setInputFiles(await toUpload(pdfFile('resume.pdf')))
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Remove resume.pdf' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: /^Take photos/ })).toBeFocused()
  await page.keyboard.press('Tab')
  const card = dialog.getByLabel(/^Identification documents \(/)
  await expect(card).toBeFocused()
  await card.setInputFiles(await toUpload(pdfFile('card.pdf')))
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Remove card.pdf' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('region', { name: /^Full text/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Application submitted successfully!/)).toBeVisible()
})

test('a resume is made of photos, and has a page for each', async ({ page, server, signIn }) => {
  const { dialog } = await openApplication(page, server)
  await fillApplication(page, 'photos@example.org')
  await dialog.getByRole('button', { name: 'Take photos of your resume instead' }).click()
  const photo = (name: string, width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#eee' } })
      .jpeg()
      .toBuffer()
      .then((buffer) => ({ name, mimeType: 'image/jpeg', buffer }))
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') }
  const photos = dialog.getByLabel('Photos of your resume')
  const pages = [await photo('one.jpg', 1500, 2000), await photo('two.jpg', 2000, 1500)]
  await photos.setInputFiles([...pages, broken])
  const submit = dialog.getByRole('button', { name: 'Submit Application' })
  await submit.click()
  await expect(dialog.getByText(/^broken\.jpg couldn’t be read/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove page 3' }).click()
  await dialog.getByRole('button', { name: 'Turn page 2' }).click()
  await submit.click()
  await expect(dialog).toBeHidden()

  await signIn()
  const row = page.getByRole('row', { name: /photos@example\.org/ })
  const download = page.waitForEvent('download')
  await row.getByRole('button', { name: /^Download resume/ }).click()
  const bytes = await readFile(await (await download).path())
  const sizes = (await PDFDocument.load(bytes)).getPages().map((each) => each.getSize())
  expect(sizes).toEqual([
    { width: 612, height: 816 },
    { width: 612, height: 816 },
  ])
  expect(bytes.length).toBeLessThan(5 * 1024 * 1024)
})
