import { expect, test } from '../support/test.ts'

test.beforeEach(({ signIn }) => signIn('job-postings'))

test('a job has pay and a closing date, closes, and is reopened', async ({
  page,
  expectAccessible,
}) => {
  await page.getByRole('button', { name: 'Add Job Posting' }).click()
  await page.getByLabel('Job Title').fill('Groundskeeper')
  await page.getByLabel('Location').fill('Smyrna, TN')
  await page.getByText('More: dates, pay, openings, street, program').click()
  await page.getByLabel('Street').fill('120 Main Street')
  await page.getByLabel('ZIP code').fill('37167')
  await expect(page.getByText('Search engines show postings with pay first.')).toBeVisible()
  await page.getByLabel('Pay from').fill('18')
  await page.getByLabel('Pay to').fill('16.50')
  await page.getByLabel('Closing date').fill('2020-01-31')
  await page.getByLabel('Openings').fill('3')
  await page.getByLabel('Morning Shift').check()
  await page.getByLabel('Status').selectOption('Published')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The second amount must not be less than the first')).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Pay to').fill('$18.00')
  await page.getByLabel('Pay from').fill('16.50')
  await expect(page.getByText('$16.50 to $18.00 an hour')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The closing date has passed.')).toBeVisible()
  await page.getByLabel('Closing date').fill('2099-03-14')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Job posting added successfully')).toBeVisible()

  const visitor = await page.context().newPage()
  await visitor.goto('/jobs/groundskeeper')
  const dialog = visitor.getByRole('dialog', { name: 'Groundskeeper' })
  for (const fact of ['$16.50 to $18.00 an hour', 'Apply by March 14, 2099', '3 openings']) {
    await expect(dialog.getByText(fact)).toBeVisible()
  }
  await expect(dialog.getByText('120 Main Street, Smyrna, TN 37167')).toBeVisible()
  const address = visitor.url()
  const html = await (await page.request.get(address)).text()
  expect(html).toContain('"validThrough":"2099-03-14T23:59:59')
  await visitor.close()

  // A job that has closed: archived, with a closing date that has passed.
  await page.getByRole('button', { name: 'Edit Groundskeeper' }).click()
  await page.getByLabel('Status').selectOption('Archived')
  await page.getByLabel('Closing date').fill('2020-01-31')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Closed Jan 31, 2020')).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(410)
  await page.getByRole('button', { name: 'Reopen Groundskeeper' }).click()
  const question = page.getByRole('dialog', { name: 'Reopen Groundskeeper' })
  await expect(question.getByLabel('New closing date')).toBeFocused()
  await expectAccessible()
  await question.getByLabel('New closing date').fill('2099-04-01')
  await question.getByRole('button', { name: 'Reopen' }).click()
  await expect(page.getByText('Groundskeeper is open again')).toBeVisible()
  await expect(page.getByText('Closes Apr 1, 2099')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Groundskeeper' })).toBeFocused()
  expect((await page.request.get(address)).status()).toBe(200)
})

test('text pasted from Word keeps its headings and lists but not its styles', async ({ page }) => {
  await page.getByRole('button', { name: 'Add Job Posting' }).click()
  const editor = page.getByRole('textbox', { name: 'Description' })
  await editor.click()
  await editor.evaluate((element) => {
    const data = new DataTransfer()
    data.setData(
      'text/html',
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head>
        <body><!--StartFragment--><h1 style="mso-outline-level:1">Your day</h1>
        <p class=MsoNormal style='margin:0;color:#FF0000'><b>Warm</b> meals<o:p></o:p></p>
        <p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Cook</p>
        <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Clean</p>
        <p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>First</p>
        <!--EndFragment--></body></html>`,
    )
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await expect(editor.getByRole('heading', { name: 'Your day', level: 3 })).toBeVisible()
  await expect(editor.locator('ul > li')).toHaveText(['Cook', 'Clean'])
  await expect(editor.locator('ol > li')).toHaveText(['First'])
  await expect(editor.locator('strong')).toHaveText('Warm')
  expect(await editor.innerHTML()).not.toMatch(/Mso|style=|·/)
})

test.describe('when two people edit the same job', () => {
  test.use({ allowedErrors: [/409/] })

  test('their description and my location are saved', async ({ page }) => {
    await page.getByRole('button', { name: 'Edit Van Driver' }).click()
    const other = await page.context().newPage()
    await other.goto('/admin/dashboard?section=job-postings')
    await other.getByRole('button', { name: 'Edit Van Driver' }).click()
    await other.getByLabel('Location').fill('Gallatin, TN')
    await other.getByRole('textbox', { name: 'Description' }).fill('Drive with care.')
    await other.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(other.getByText('Job posting updated successfully')).toBeVisible()

    await page.getByLabel('Location').fill('Smyrna, TN')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const comparison = page.getByRole('dialog', { name: 'Someone else changed this' })
    const description = comparison.getByRole('group', { name: 'Description' })
    await expect(description.getByRole('radio', { name: 'Theirs' })).toBeChecked()
    await comparison.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Job posting updated successfully')).toBeVisible()
    await page.getByRole('button', { name: 'Edit Van Driver' }).click()
    await expect(page.getByLabel('Location')).toHaveValue('Smyrna, TN')
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveText('Drive with care.')
  })
})
