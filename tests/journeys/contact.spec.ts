import { expect, test } from '../support/test.ts'

const thanks = 'Thank you for your message! We will get back to you soon.'

test.use({ allowedErrors: [/status of (400|409|500|503)/] })

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
  await expect(badge).toHaveAccessibleName(/^Contact Us messages \d+ unread$/)
  const unreadCount = async () =>
    Number.parseInt((await badge.innerText()).replace(/\D+/, ''), 10) || 0
  const before = await unreadCount()
  await expect(page.getByRole('heading', { name: 'Contact Us Management' })).toBeVisible()
  for (const name of ['Name', 'Email', 'Phone', 'Message', 'Date']) {
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
  }
  const row = page.getByRole('row', { name: /Carol Ann Meeks.*cameeks/ })
  await expect(row.getByText('Unread', { exact: true })).toBeVisible()
  await row.getByRole('link', { name: /Can we come/ }).click()
  await expect(page.getByRole('link', { name: 'Call (615) 555-0148' })).toBeVisible()
  await expect.poll(unreadCount).toBe(before - 1)
  await page.getByRole('button', { name: 'Mark as unread' }).click()
  await expect.poll(unreadCount).toBe(before)
  await page.goBack()
  await expect(row.getByText('Unread', { exact: true })).toBeVisible()

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
