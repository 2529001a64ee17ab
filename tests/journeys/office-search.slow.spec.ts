import { applyThroughApi } from '../support/apply.ts'
import { expect, test } from '../support/test.ts'

test('staff find an applicant by a part of the phone, and a message by its words', async ({
  page,
  request,
  server,
  signIn,
}) => {
  const phone = '(615) 555-0163'
  const id = await applyThroughApi(server, { firstName: 'José', lastName: 'Álvarez', phone })
  const message = 'My brother would like to live near the lake.'
  await request.post('/api/contact/submit', { data: { name: 'Dana Whitlow', message } })
  await signIn('team')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search' })
  await expect(field).toBeFocused()
  await page.keyboard.type('0163')
  const applicant = page.getByRole('option', { name: /José Álvarez.*Applicant/ })
  await expect(applicant).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'José Álvarez' })).toBeVisible()
  await expect(page).toHaveURL(`/admin/dashboard?section=applicants&id=${id}`)
  await expect(field).toBeHidden()

  // The search also opens over an open record.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('lake brother')
  await expect(page.getByRole('option', { name: /Dana Whitlow.*Message/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(message).first()).toBeVisible()
  await expect(page).toHaveURL(/section=contact-us&id=/)
})

test('each kind of record opens, also over a form of another one', async ({ page, signIn }) => {
  await signIn('overview')
  const button = page.getByRole('button', { name: 'Search' })
  const open = async (text: string, option: RegExp) => {
    await button.click()
    await page.getByRole('combobox', { name: 'Search' }).fill(text)
    await page.getByRole('option', { name: option }).first().click()
  }
  await open('garden', /Event$/)
  await expect(page.getByRole('dialog', { name: 'Edit Event' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('house')
  await page.getByRole('option', { name: /^Open House.*Event$/ }).click()
  const form = page.getByRole('dialog', { name: 'Edit Event' })
  await expect(form.getByLabel(/^Title/)).toHaveValue('Open House')
  await page.keyboard.press('Escape')
  await open('house manager', /Job posting$/)
  await expect(page.getByText('House Manager').first()).toBeVisible()
  await expect(page).toHaveURL(/section=job-postings&id=/)
})

test('on a phone the button opens the search, Escape closes it, and the focus returns', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn('overview')
  const button = page.getByRole('button', { name: 'Search' })
  await button.click()
  await page.keyboard.type('xylophone')
  await expect(page.getByText('Nothing found for “xylophone”.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await button.click()
  await page.keyboard.type('audit')
  await page.getByRole('option', { name: 'Audit log Screen' }).click()
  await expect(page).toHaveURL('/admin/dashboard?section=audit')
})
