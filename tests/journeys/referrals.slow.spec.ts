import { toUpload } from '../support/apply.ts'
import { pdfFile } from '../support/documents.ts'
import { expect, test } from '../support/test.ts'

test.use({ allowedErrors: [/status of 400|net::ERR_FAILED/] })

test('a referral is declined with a reason, and that can be undone', async ({ page, signIn }) => {
  const { referralFields } = await import('../support/referrals.ts')
  const { file_0, ...fields } = referralFields()
  const multipart = { ...fields, personName: 'Ida Combs' }
  await page.request.post('/api/referrals/submit', { multipart })
  await signIn('referrals')
  await page.getByRole('link', { name: 'Ida Combs' }).click()
  // The list has a "Stage" too.
  await expect(page.getByRole('heading', { name: 'Referral of Ida Combs' })).toBeVisible()
  await page.getByLabel('Stage').selectOption('Declined')
  const dialog = page.getByRole('dialog', { name: 'Decline this referral' })
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(dialog.getByText('Please say why it is declined')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Lives too far away')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  const history = page.getByRole('list', { name: 'Notes and history' })
  await expect(history).toContainText('set it to declined: Lives too far away')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Stage')).toHaveValue('received')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('someone is referred with a file, and an error keeps what was typed', async ({ page }) => {
    await page.goto('/referral/online')
    await page.getByLabel('Your name').fill('Ruth Able')
    await page.getByLabel('Your phone').fill('(615) 555-0165')
    await page.getByLabel('Your email').fill('nobody')
    await page.getByLabel('Full name').fill('Ada Able')
    await page.getByLabel(/^County/).selectOption('Knox')
    await page.getByLabel('File 1').setInputFiles(await toUpload(pdfFile('plan.pdf')))
    await page.getByRole('checkbox', { name: /interpreter/ }).check()
    await page.getByRole('checkbox', { name: /agree/ }).check()
    await page.getByRole('button', { name: 'Send referral' }).click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(page.getByLabel('Your email')).toBeFocused()
    await expect(page.getByLabel('Your name')).toHaveValue('Ruth Able')
    await expect(page.getByLabel(/^County/)).toHaveValue('Knox')
    await expect(page.getByRole('checkbox', { name: /agree/ })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: /interpreter/ })).toBeChecked()

    await page.getByLabel('Your email').fill('ruth@example.org')
    await page.getByLabel('File 1').setInputFiles(await toUpload(pdfFile('plan.pdf')))
    await page.getByRole('button', { name: 'Send referral' }).click()
    await expect(
      page.getByRole('heading', { name: 'Thank you. We got your referral.' }),
    ).toBeVisible()
    await expect(page.getByText(/R-\w{4}-\w{4}/)).toBeVisible()

    await page.getByRole('link', { name: 'See where it stands' }).click()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Please choose a file or write something.')).toBeVisible()
    await page.getByLabel('Your text').fill('She can start in May.')
    await page.getByLabel('File 1').setInputFiles(await toUpload(pdfFile('plan.pdf')))
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('link', { name: 'Withdraw my referral' }).click()
    await page.getByRole('link', { name: 'No, keep it' }).click()
    await page.getByRole('link', { name: 'Withdraw my referral' }).click()
    await page.getByRole('button', { name: 'Yes, withdraw it' }).click()
    await expect(page.getByText('Your referral was withdrawn.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send' })).toHaveCount(0)
  })
})
