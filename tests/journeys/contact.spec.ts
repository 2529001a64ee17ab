import type { Locator } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const thanks = 'Thank you for your message! We will get back to you soon.'

test.use({ allowedErrors: [/status of (400|500|503)/] })

test('staff read the message of a visitor, mark it as unread and delete it', async ({
  page,
  signIn,
}) => {
  await page.goto('/')
  const contact = page.getByRole('region', { name: 'Contact Us' })
  for (const text of ['(615) 555-0142', 'Monday to Friday, 9:00 AM to 5:00 PM']) {
    await expect(contact.getByText(text).first()).toBeVisible()
  }
  await contact.getByLabel('Full Name').fill('Carol Ann Meeks')
  await contact.getByLabel('Phone').fill('(615) 555-0148')
  await contact.getByLabel('Email').fill('cameeks@example.org')
  await contact.getByLabel('Message').fill('Can we come and see a home?\nMornings are best.')
  await contact.getByRole('button', { name: 'Send' }).click()
  await expect(contact.getByRole('status')).toHaveText(thanks)
  await expect(contact.getByLabel('Message')).toHaveValue('')

  await signIn('contact-us')
  const sidebar = page.getByRole('navigation', { name: 'Sections' })
  const badge = sidebar.getByRole('link', { name: /^Contact Us/ })
  await expect(badge).toHaveAccessibleName(/^Contact Us \d+ unread$/)
  const unreadCount = async () =>
    Number.parseInt((await badge.innerText()).replace(/\D+/, ''), 10) || 0
  const before = await unreadCount()
  await expect(page.getByRole('heading', { name: 'Contact Us Management' })).toBeVisible()
  for (const name of ['Name', 'Email', 'Phone', 'Message', 'Date']) {
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
  }
  const row = page.getByRole('row', { name: /Carol Ann Meeks.*cameeks/ })
  await expect(row.getByText('Unread', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: /Can we come/ }).click()
  await expect(page.getByRole('link', { name: 'Call (615) 555-0148' })).toBeVisible()
  await expect(row.getByText('Unread', { exact: true })).toHaveCount(0)
  await expect.poll(unreadCount).toBe(before - 1)

  await page.getByRole('button', { name: 'Mark as unread' }).click()
  await expect(row.getByText('Unread', { exact: true })).toBeVisible()
  await expect.poll(unreadCount).toBe(before)

  const remove = page.getByRole('button', { name: 'Delete message from Carol Ann Meeks' })
  const question = page.getByRole('alertdialog')
  await page.route('**/api/contact/*', (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 'internal', message: 'Not now.' } }),
  )
  await remove.click()
  await expect(question).toContainText('Are you sure you want to delete this contact?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Failed to delete contact', { exact: true })).toBeVisible()
  await expect(question.getByText('Not now.')).toBeVisible()
  await page.unroute('**/api/contact/*')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Contact deleted successfully!')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('an open message is as wide as its card', async ({ page, signIn }) => {
  const sent = { name: 'Ada', phone: '', email: '', message: 'A word. '.repeat(40).trim() }
  await page.request.post('/api/contact/submit', { data: sent })
  await signIn('contact-us')
  await page.getByRole('button', { name: 'A word. A word.' }).click()
  const text = page.getByRole('paragraph').filter({ hasText: sent.message })
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0
  for (const width of [390, 700, 960]) {
    await page.setViewportSize({ width, height: 900 })
    const card = await widthOf(page.getByRole('table'))
    await expect.poll(() => widthOf(text)).toBeGreaterThan(Math.min(card - 60, 500))
  }
})

test('the list says when it cannot be loaded and when it is empty', async ({ page, signIn }) => {
  await page.route('**/api/contact', (route) => route.fulfill({ status: 503, json: {} }))
  await signIn('contact-us')
  const error = page.getByRole('alert').filter({ hasText: 'Failed to load contacts' })
  await expect(error).toContainText('Failed to load contacts. Please try again.')
  await page.route('**/api/contact', (route) =>
    route.fulfill({ json: { success: true, data: [] } }),
  )
  await error.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('No Contact Submissions')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form can be sent, and the page with errors keeps the typed text', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('textbox', { name: 'Phone' }).fill('call me')
    await page.getByLabel('Message').fill('See <b>you</b>')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message is not sent yet')
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
