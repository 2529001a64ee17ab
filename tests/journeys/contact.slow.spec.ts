import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const thanks = 'Thank you for your message! We will get back to you soon.'

test.use({ allowedErrors: [/status of (400|409)/] })

test('staff take a message, write a note, reply from a template and close it as not for us', async ({
  page,
  signIn,
}) => {
  const sent = { name: 'Dwight', phone: '', email: 'dwight@example.org', message: 'Any openings?' }
  await page.request.post('/api/contact/submit', { data: sent })
  await signIn('contact-us')
  await page.getByRole('tab', { name: /^New/ }).click()
  await page.getByRole('link', { name: 'Any openings? from Dwight' }).click()
  await expect(page).toHaveURL(/section=contact-us&view=new&id=[0-9a-f-]{36}$/)
  await page.getByRole('button', { name: 'Take it' }).click()
  const history = page.getByRole('list', { name: 'Notes and history' })
  await expect(history).toContainText('took it')
  await page.getByLabel('Add a note').fill('Ask Ruth about Knoxville.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(history).toContainText('Ask Ruth about Knoxville.')

  await page.getByRole('button', { name: 'Reply' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reply to Dwight' })
  await dialog.getByLabel('Template').selectOption('How to refer someone')
  await expect(dialog.getByLabel('Text')).toHaveValue(/^Hello Dwight,/)
  const link = dialog.getByRole('link', { name: 'Open in my mail program' })
  await expect(link).toHaveAttribute('href', /^mailto:dwight@example\.org\?subject=How%20to/)
  // The test has no mail program to open.
  await link.evaluate((element) =>
    element.addEventListener('click', (event) => event.preventDefault()),
  )
  await link.click()
  await expect(history).toContainText('Opened in a mail program')
  await expect(page.getByText('Answered', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Not for us' }).click()
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible()
  await page
    .getByRole('group')
    .filter({ hasText: 'Message closed: not for us' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(page.getByRole('button', { name: 'Not for us' })).toBeVisible()
})

test('the second of two people in the same message learns who was faster', async ({
  page,
  signIn,
}) => {
  const sent = { name: 'Ada', phone: '', email: '', message: 'Two of you read this' }
  await page.request.post('/api/contact/submit', { data: sent })
  await signIn('contact-us')
  await page.getByRole('link', { name: 'Two of you read this from Ada' }).click()
  await expect(page.getByText('Nothing has been done with this message yet.')).toBeVisible()
  // Otherwise the page may know of the change before the button is pressed.
  await page.route('**/api/admin/changes', () => {})
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(other.getByRole('button', { name: 'Reopen' })).toBeVisible()
  await page.getByRole('button', { name: 'Take it' }).click()
  await expect(page.getByText(/changed this message meanwhile\. It is closed now\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible()
  await other.close()
})

test('on a phone the list is short cards, and an open message fits', async ({ page, signIn }) => {
  const sent = { name: 'Ada', phone: '', email: '', message: 'A word. '.repeat(400).trim() }
  for (let count = 0; count < 3; count += 1) {
    await page.request.post('/api/contact/submit', { data: sent })
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn('contact-us')
  const cards = page.getByRole('row').filter({ hasText: 'A word.' })
  await expect(cards).toHaveCount(3)
  for (const card of await cards.all()) {
    expect((await card.boundingBox())?.height).toBeLessThan(200)
  }
  await cards
    .first()
    .getByRole('link', { name: /^A word/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Message from Ada' })).toBeVisible()
  const text = page.getByRole('paragraph').filter({ hasText: sent.message })
  expect((await text.boundingBox())?.width).toBeGreaterThan(300)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(390)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form can be sent, and the page with errors keeps the typed text', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('textbox', { name: 'Phone' }).fill('call me')
    await page.getByLabel('Message').fill('See <b>you</b>')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your message hasn’t been sent yet',
    )
    await expect(
      page.getByText('Please fill in all required fields (Name and Message)'),
    ).toBeVisible()
    await expect(page.getByText('Please enter a valid phone number')).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('See <b>you</b>')

    await page.getByLabel('Full Name').fill('Dwight Parsons')
    await page.getByRole('textbox', { name: 'Phone' }).fill('')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks)
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL('/')
  })
})
