import { toUpload } from '../support/apply.ts'
import { pdfFile } from '../support/documents.ts'
import { expect, test } from '../support/test.ts'

test.use({ allowedErrors: [/status of 400|net::ERR_FAILED/] })

test('a coordinator refers someone on a phone, and staff follow it to the start', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#services')
  await page.getByRole('link', { name: 'Refer someone online' }).click()
  await expect(page).toHaveURL(/\/referral\/online$/)
  await expect(page).toHaveTitle(/^Refer someone online/)
  // A form that is sent before the script runs gets a page without one.
  await page.waitForLoadState('networkidle')

  await page.getByRole('button', { name: 'Send referral' }).click()
  await expect(page.getByRole('alert')).toContainText('Please look at what is marked below.')
  await expect(page.getByLabel('Your name')).toBeFocused()
  await expect(page.getByText('Please choose a county')).toBeVisible()

  await page.getByLabel('Your name').fill('Marcy Dunn')
  await page.getByLabel('Organization').fill('Cumberland Health Plan')
  await page.getByLabel('Your phone').fill('(615) 555-0163')
  await page.getByLabel('Your email').fill('marcy@example.org')
  await page.getByLabel('Full name').fill('Leon Whitfield')
  await page.getByLabel('Birth year').fill('1994')
  await page.getByLabel(/^County/).selectOption('Rutherford')
  await page.getByLabel('Program').selectOption('Supported Living Services')
  await page.getByLabel('Needs in a few words').fill('Uses a wheelchair.')
  await page.getByLabel('Files to add').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('x'),
  })
  await expect(page.getByText('Files must be PDF, Word, JPG or PNG').first()).toBeVisible()
  await page.getByLabel('Files to add').setInputFiles(await toUpload(pdfFile('plan.pdf')))
  await page.getByRole('checkbox').check()

  // The first attempt does not arrive; nothing that was typed is lost.
  await page.route('**/api/referrals/submit', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Send referral' }).click()
  await expect(page.getByRole('alert')).toContainText('Please check your connection')
  await expect(page.getByLabel('Needs in a few words')).toHaveValue('Uses a wheelchair.')
  await page.getByRole('button', { name: 'Send referral' }).click()
  await expect(
    page.getByRole('heading', { name: 'Thank you. We have your referral.' }),
  ).toBeFocused()
  const text = await page.getByText(/Your reference number: R-/).innerText()
  const reference = /R-\w{4}-\w{4}/.exec(text)?.[0] ?? 'no reference'

  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn('referrals')
  const row = page.getByRole('row', { name: new RegExp(reference) })
  await expect(row).toContainText('Unread')
  await expect(row).toContainText('Cumberland Health Plan')
  await row.getByRole('link', { name: 'Leon Whitfield' }).click()
  await expect(page).toHaveURL(/section=referrals&id=[0-9a-f-]{36}$/)
  await expect(page.getByText('Uses a wheelchair.')).toBeVisible()

  // A browser without a PDF viewer downloads the file, so only the answer to the new tab is checked.
  const tab = page.waitForEvent('popup')
  const opened = page
    .context()
    .waitForEvent('response', (response) => response.url().includes('/uploads/referrals/'))
  await page.getByRole('link', { name: /^Open plan.pdf/ }).click()
  expect((await opened).status()).toBe(200)
  await (await tab).close()

  await page.getByRole('button', { name: 'Take it' }).click()
  const history = page.getByRole('list', { name: 'Notes and history' })
  await expect(history).toContainText('took it')
  await page.getByLabel('Next step').fill('Visit at home')
  await page.getByLabel('On', { exact: true }).fill('2026-12-03')
  await page.getByRole('button', { name: 'Plan next step' }).click()
  await expect(history).toContainText('planned: Visit at home (Dec 3, 2026)')
  await page.getByLabel('Add a note').fill('Likes mornings.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(history).toContainText('Likes mornings.')
  for (const stage of ['Contacted', 'Visit planned', 'Service agreed', 'Started']) {
    await page.getByLabel('Stage').selectOption(stage)
    await expect(history).toContainText(`set it to ${stage.toLowerCase()}`)
  }
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(history).toContainText('marked the next step as done')

  await page.goBack()
  await page.getByRole('combobox', { name: 'Stage' }).selectOption('Started')
  await expect(page).toHaveURL(/stage=started/)
  await expect(page.getByRole('row', { name: new RegExp(reference) })).toContainText('Started')
})

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
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Send referral' }).click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(page.getByLabel('Your email')).toBeFocused()
    await expect(page.getByLabel('Your name')).toHaveValue('Ruth Able')
    await expect(page.getByLabel(/^County/)).toHaveValue('Knox')
    await expect(page.getByRole('checkbox')).toBeChecked()

    await page.getByLabel('Your email').fill('ruth@example.org')
    await page.getByLabel('File 1').setInputFiles(await toUpload(pdfFile('plan.pdf')))
    await page.getByRole('button', { name: 'Send referral' }).click()
    await expect(
      page.getByRole('heading', { name: 'Thank you. We have your referral.' }),
    ).toBeVisible()
    await expect(page.getByText(/R-\w{4}-\w{4}/)).toBeVisible()
  })
})
