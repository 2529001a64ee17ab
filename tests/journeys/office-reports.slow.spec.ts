import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { applyThroughApi } from '../support/apply.ts'
import { expect, test } from '../support/test.ts'

test('reports are shown as charts or tables for the chosen period', async ({
  page,
  server,
  signIn,
}) => {
  await applyThroughApi(server, { email: 'one@example.org' })
  await applyThroughApi(server, { email: 'two@example.org' })
  await signIn('overview')
  await page.getByRole('link', { name: 'View Reports' }).click()
  await expect(page).toHaveURL(/section=reports$/)
  const overTime = page.getByRole('region', { name: 'Applications over time', exact: true })
  // Other tests may have applied on this server before, on this day and on earlier ones.
  await overTime.getByRole('radio', { name: 'Table' }).check()
  const today = await overTime.getByRole('row', { name: /so far \d/ }).innerText()
  const [count = ''] = /\d+$/.exec(today) ?? []
  await overTime.getByRole('radio', { name: 'Chart' }).check()
  const numberOverBar = overTime.locator('svg').getByText(count, { exact: true }).last()
  await expect(numberOverBar).toBeVisible()
  await numberOverBar.hover()
  await expect(overTime.getByText(`${count} applications`, { exact: true })).toBeVisible()

  const byJob = page.getByRole('region', { name: 'Applications by job', exact: true })
  await byJob.getByRole('radio', { name: 'Table' }).check()
  await expect(byJob.getByRole('columnheader', { name: 'Interviewed' })).toBeVisible()

  await page.getByRole('radio', { name: '13 weeks' }).click()
  await expect(page).toHaveURL(/period=13-weeks/)
  await expect(overTime).toContainText('This week is not over yet.')
  await overTime.getByRole('radio', { name: 'Table' }).check()
  await expect(overTime.getByRole('row')).toHaveCount(14)
  await expect(overTime.getByRole('row', { name: /so far \d/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: '13 weeks' })).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('radio', { name: '30 days' })).toBeChecked()
})

test('applications and messages are exported, and the audit log says so', async ({
  page,
  server,
  request,
  signIn,
}) => {
  await applyThroughApi(server, { firstName: '=1+1', lastName: 'Formula', email: 'f@example.org' })
  const data = { name: 'Dana, of "Poplar"', message: 'Can we come and see a home?' }
  expect((await request.post('/api/contact/submit', { data })).status()).toBe(201)
  await signIn('reports')

  const applications = await exportFile(page, 'Export applications')
  expect(applications.name).toMatch(/^applications-\d{4}-\d\d-\d\d\.csv$/)
  expect(applications.text).toMatch(/^\uFEFF"Applied \(Central Time\)","First name","Last name",/)
  expect(applications.text).toContain(`,"'=1+1","Formula","f@example.org","(615) 555-0177",`)
  expect(applications.text).not.toContain('passport')
  await expect(page.getByText('Exported all applications')).toBeVisible()

  const messages = await exportFile(page, 'Export messages')
  expect(messages.name).toMatch(/^contact-messages-\d{4}-\d\d-\d\d\.csv$/)
  expect(messages.text).toContain(
    ',"Dana, of ""Poplar""","","","Can we come and see a home?","No","English"\r\n',
  )

  await page.goto('/admin/dashboard?section=audit')
  // The newest come first; tests before this one may have exported something too.
  await expect(page.getByText(/exported all contact messages/).first()).toBeVisible()
  await expect(page.getByText(/exported all applications/).first()).toBeVisible()
})

async function exportFile(page: Page, button: string) {
  const downloadStarted = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const download = await downloadStarted
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}
