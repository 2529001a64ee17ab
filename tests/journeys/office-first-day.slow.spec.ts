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

  await details.getByRole('link', { name: 'Edit the first-day list' }).click()
  const list = page.getByRole('dialog', { name: 'First-Day List' })
  await list.getByLabel('Before the first day').fill('CPR and first aid certificates\nKeys')
  await list.getByRole('button', { name: 'Save' }).click()
  await expect(list).toHaveCount(0)
  await page.goto(`/admin/dashboard?section=applicants&id=${id}`)
  await expect(details.getByText('0 of 2 done')).toBeVisible()

  await details.getByRole('button', { name: 'Enter CPR and first aid certificates' }).click()
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
  await page.getByRole('link', { name: /^1 new hire has a document that expires soon/ }).click()
  await expect(page.getByRole('row', { name: /Hazel Hired/ })).toBeVisible()
  await expect(page.getByText(/^1 of \d+ applications$/).first()).toBeVisible()
})

test('the disclosure is written, sent by a private link, and acknowledged without script', async ({
  page,
  server,
  browser,
  signIn,
}) => {
  const email = 'della@example.org'
  const id = await applyThroughApi(server, { firstName: 'Della', lastName: 'Hired', email })
  await signIn(`applicants&id=${id}`)
  const details = page.getByRole('dialog', { name: 'Della Hired' })
  await details.getByLabel('Status of Della Hired').selectOption('Hired')
  // Another test may have written one.
  await details.getByRole('link', { name: /^(Write|Change) the text$/ }).click()
  const writing = page.getByRole('dialog', { name: 'Disclosure' })
  await writing.getByLabel('Text', { exact: true }).fill('We will have your background checked.')
  await writing.getByRole('button', { name: 'Save' }).click()
  await expect(writing).toHaveCount(0)
  await page.goto(`/admin/dashboard?section=applicants&id=${id}`)
  await details.getByRole('button', { name: 'Make a link to it' }).click()
  const address = await page.getByLabel('Link', { exact: true }).inputValue()

  const phone = await browser.newPage({ javaScriptEnabled: false, baseURL: server.url })
  await phone.goto(new URL(address).pathname)
  await expect(phone.getByText('We will have your background checked.')).toBeVisible()
  await expect(phone.locator('body')).not.toContainText(/Della/)
  await phone.getByLabel('I have read this.').check()
  await phone.getByLabel('Type your full name').fill('Della Hired')
  await phone.getByRole('button', { name: 'Acknowledge' }).click()
  await expect(phone.getByText('Thank you. You acknowledged this on')).toBeVisible()
  await phone.close()

  await page.reload()
  await expect(details.getByText(/^Della Hired acknowledged version \d+, /)).toBeVisible()
})
