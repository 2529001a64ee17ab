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
  await expect(page.getByRole('alert')).toContainText('Please fix the fields marked below.')
  await expect(page.getByLabel('Your name')).toBeFocused()
  await expect(page.getByText('Please choose a county')).toBeVisible()

  await page.getByLabel('Your name').fill('Marcy Dunn')
  await page.getByLabel('Organization').fill('Cumberland Health Plan')
  await page.getByLabel('Your phone').fill('615-555')
  await page.getByRole('button', { name: 'Send referral' }).click()
  await expect(page.getByText('Please enter the whole number')).toBeVisible()
  await page.getByLabel('Your phone').fill('(615) 555-0163')
  await page.getByLabel('Full name').fill('Leon Whitfield')
  await page.getByLabel('Birth year').fill('1994')
  await page.getByLabel(/^County/).selectOption('Rutherford')
  await page.getByLabel('Program', { exact: true }).selectOption('Supported Living Services')
  await page.getByLabel('Needs in a few words').fill('Uses a wheelchair.')
  await page.getByLabel('Files to add').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('x'),
  })
  await expect(page.getByText('Files must be PDF, Word, JPG or PNG').first()).toBeVisible()
  await page.getByLabel('Files to add').setInputFiles(await toUpload(pdfFile('plan.pdf')))
  await page.getByLabel('Health plan').fill('Volunteer Care')
  await page.getByRole('checkbox', { name: /agree/ }).check()

  // The first attempt does not arrive; nothing that was typed is lost.
  await page.route('**/api/referrals/submit', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Send referral' }).click()
  await expect(page.getByRole('alert')).toContainText('Please check your connection')
  await expect(page.getByRole('alert')).toBeInViewport()
  await expect(page.getByLabel('Needs in a few words')).toHaveValue('Uses a wheelchair.')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(
    page.getByRole('heading', { name: 'Thank you. We got your referral.' }),
  ).toBeFocused()
  const text = await page.getByText(/Your reference number: R-/).innerText()
  const reference = /R-\w{4}-\w{4}/.exec(text)?.[0] ?? 'no reference'
  await page.getByRole('link', { name: 'See where it stands' }).click()
  await expect(page.getByText('We got your referral.')).toBeVisible()
  const privatePage = page.url()

  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn('referrals')
  const row = page.getByRole('row', { name: new RegExp(reference) })
  await expect(row).toContainText('Unread')
  await expect(row).toContainText('Cumberland Health Plan')
  await row.getByRole('link', { name: 'Leon Whitfield' }).click()
  await expect(page).toHaveURL(/section=referrals&id=[0-9a-f-]{36}$/)
  await expect(page.getByText('Uses a wheelchair.')).toBeVisible()
  await expect(page.getByText('Volunteer Care')).toBeVisible()

  // A browser without a PDF viewer downloads the file, so only the response to the new tab is checked.
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
  await page.getByLabel('What is missing').fill('The support plan')
  await page.getByRole('button', { name: 'Ask for it' }).click()
  await expect(history).toContainText('asked for: The support plan')
  const sender = await page.context().newPage()
  await sender.goto(privatePage)
  await expect(sender.getByText('The support plan')).toBeVisible()
  await sender.waitForLoadState('networkidle')
  await sender.getByLabel('Files to add').setInputFiles(await toUpload(pdfFile('later.pdf')))
  await sender.getByRole('button', { name: 'Send' }).click()
  await expect(sender.getByText('We got it. Thank you.')).toBeVisible()
  await sender.close()
  await expect(history).toContainText('The sender added a file')
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
