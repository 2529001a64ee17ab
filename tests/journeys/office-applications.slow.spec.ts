import { applyThroughApi } from '../support/apply.ts'
import { expect, test } from '../support/test.ts'

test('a long list of applicants is split into pages', async ({ page, server, signIn }) => {
  for (let number = 0; number < 11; number += 1) {
    await applyThroughApi(server, { lastName: 'Paged', email: `paged${number}@example.org` })
  }
  await signIn()
  // The search starts half a second after the last key and returns to the first page.
  const searched = page.waitForRequest(/careers\?.*search=paged/)
  await page.getByLabel('Search applications').fill('paged')
  await searched
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  await expect(page.getByText(/^11 of \d+ applications$/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await expect(page.getByRole('row', { name: /paged0@example\.org/ })).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
})

test('a document cannot be opened after signing out', async ({ page, server, signIn }) => {
  const email = 'closed@example.org'
  await applyThroughApi(server, { firstName: 'Closed', email })
  await signIn()
  const link = page.getByRole('link', { name: /^View resume of Closed/ })
  const address = await link.first().getAttribute('href')
  expect((await page.request.get(address ?? '')).status()).toBe(200)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  expect((await page.request.get(address ?? '')).status()).toBe(401)
})

test('a status chosen with the arrow keys is saved once, on Enter, and the list keeps the focus', async ({
  page,
  server,
  signIn,
}) => {
  await applyThroughApi(server, { firstName: 'Arrow', lastName: 'Keys' })
  await signIn()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postDataJSON().status)
  })
  const status = page.getByRole('row', { name: /Arrow Keys/ }).getByRole('combobox')
  await status.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(status).toHaveValue('interviewed')
  await expect(page.getByText('Not saved yet. Enter saves, Escape undoes.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(status).toHaveValue('new')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Application status updated successfully')).toBeVisible()
  await expect(status).toBeFocused()

  // Leaving the list saves as well.
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await expect.poll(() => sent).toEqual(['shortlisted', 'hired'])
  await page.getByRole('button', { name: 'View details of Arrow Keys' }).click()
  const history = page.getByRole('dialog').getByRole('list', { name: 'Notes and history' })
  await expect(history.getByRole('listitem')).toHaveText([
    /^Arrow Keys applied for/,
    /set the status to Shortlisted/,
    /set the status to Hired/,
  ])
})

test.describe('a file that is opened after the session has ended', () => {
  test.use({ allowedErrors: [/status of 401/] })

  test('shows a page with a link to sign in, which then opens the applicant', async ({
    page,
    context,
    server,
    signIn,
    signInHere,
    expectAccessible,
  }) => {
    await applyThroughApi(server, { firstName: 'Late', lastName: 'Reader' })
    await signIn()
    const link = page.getByRole('link', { name: /^View resume of Late Reader/ })
    const address = (await link.getAttribute('href')) ?? ''
    await context.clearCookies()
    await page.evaluate(() => localStorage.clear())
    const response = await page.goto(address)
    expect(response?.status()).toBe(401)
    await expect(page.getByRole('heading')).toHaveText('Please sign in to open this file')
    await expectAccessible()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await signInHere()
    await expect(page.getByRole('dialog', { name: 'Late Reader' })).toBeVisible()
    await expect(page).toHaveURL(/section=applicants&id=[\da-f-]{36}$/)
  })
})

test('staff filter by job, reject several at once, undo it, and export them', async ({
  page,
  server,
  signIn,
}) => {
  for (const firstName of ['Ada', 'Ben', 'Cleo']) {
    await applyThroughApi(server, {
      firstName,
      lastName: 'Bulk',
      email: `${firstName}@example.org`,
    })
  }
  await signIn()
  const searched = page.waitForRequest(/careers\?.*search=bulk/)
  await page.getByLabel('Search applications').fill('bulk')
  await searched
  await expect(page.getByText(/^3 of \d+ applications$/).first()).toBeVisible()
  const job = page.getByLabel('Job', { exact: true })
  await job.selectOption({ index: 1 })
  await expect(page).toHaveURL(/job=/)
  await job.selectOption('All jobs')

  await page.getByLabel('Select Ada Bulk').check()
  await page.getByLabel('Select Ben Bulk').check()
  await page.getByRole('button', { name: 'Status', exact: true }).click()
  await page.getByRole('button', { name: 'Set to Reviewed' }).click()
  await expect(page.getByText('2 applicants: Reviewed')).toBeVisible()
  await expect(page.getByLabel('Status of Ada Bulk')).toHaveValue('reviewed')
  await expect(page.getByLabel('Status of Cleo Bulk')).toHaveValue('new')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The change was undone.')).toBeVisible()
  await expect(page.getByLabel('Status of Ada Bulk')).toHaveValue('new')

  await page.getByLabel('Select Cleo Bulk').check()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toMatch(/^applications-.*\.csv$/)
})
