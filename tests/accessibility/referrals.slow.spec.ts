import { referralFields } from '../support/referrals.ts'
import { expect, test } from '../support/test.ts'

test.use({
  allowedErrors: [/status of 400/],
  viewport: { width: 390, height: 844 },
})

test('the online referral: empty, with errors, sent, followed', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/referral/online')
  await expectAccessible()
  await page.getByRole('button', { name: 'Send referral' }).click()
  await expect(page.getByText('Your name is required')).toBeVisible()
  await expectAccessible()
  const { name, phone, email, personName } = referralFields()
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Your phone').fill(phone)
  await page.getByLabel('Your email').fill(email)
  await page.getByLabel('Full name').fill(`${personName} `)
  await page.getByLabel(/^County/).selectOption('Knox')
  await page.getByRole('checkbox', { name: /agree/ }).check()
  await page.getByRole('button', { name: 'Send referral' }).click()
  await expect(page.getByText(/^Your reference number/)).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'See where it stands' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Please choose a file or write something.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Withdraw my referral' }).click()
  await expect(page.getByRole('heading', { name: 'Withdraw your referral?' })).toBeVisible()
  await expectAccessible()
})

test('the office’s referrals: the list, a record, declining it', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const { file_0, ...fields } = referralFields()
  const multipart = { ...fields, personName: 'Office Visitor' }
  await page.request.post('/api/referrals/submit', { multipart })
  await signIn('referrals')
  const link = page.getByRole('link', { name: 'Office Visitor' })
  await expect(link).toBeVisible()
  await expectAccessible()
  await link.click()
  await expect(page.getByText(fields.needs)).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Stage').selectOption('Declined')
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('Please say why it is declined')).toBeVisible()
  await expectAccessible()
})
