import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

test.use({ allowedErrors: [/status of (400|500|503)/] })

const sendStory = (page: Page) => page.getByRole('button', { name: 'Send my story' })
const long = 'When our daughter moved out we did not sleep for a week. '.repeat(15)

test.use({ viewport: { width: 390, height: 844 } })

test('the story dialog: empty, with errors, sent', async ({ page, expectAccessible }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Share your story' }).click()
  await expect(sendStory(page)).toBeVisible()
  await expectAccessible()
  await sendStory(page).click()
  await expect(page.getByText('Please write a few words')).toBeVisible()
  await expectAccessible()
  await page.getByLabel('The name to show').fill('A father')
  await page.getByLabel('Your words').fill(long)
  await page.getByRole('checkbox').check()
  await sendStory(page).click()
  await expect(page.getByText(/We’ll read it in the next few days/)).toBeVisible()
  await expectAccessible()
})

test('the error of the last field of a story is not behind the buttons', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Share your story' }).click()
  await page.getByLabel('The name to show').fill('A father')
  await page.getByLabel('Your words').fill('We sleep again.')
  await sendStory(page).click()
  await expect(page.getByText('Please check this box')).toBeInViewport({ ratio: 1 })
})

test('a long testimonial: shortened and expanded', async ({
  page,
  signIn,
  request,
  expectAccessible,
}) => {
  const data = { name: 'Reader', review: long, permission: true }
  await request.post('/api/testimonials/submit', { data })
  await signIn('testimonials')
  await page.getByRole('button', { name: `Approve testimonial by ${data.name}` }).click()
  await expect(page.getByText('Testimonial approved. It is on the site now.')).toBeVisible()
  await page.goto('/')
  const more = page.getByRole('button', { name: `Read more of what ${data.name} says` })
  await more.scrollIntoViewIfNeeded()
  await expectAccessible('#testimonials')
  await more.click()
  await expect(page.getByRole('button', { name: /^Show less/ })).toBeVisible()
  await expectAccessible('#testimonials')
})

test('the contact form: errors, sent', async ({ page, expectAccessible }) => {
  await page.goto('/')
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await send.click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expectAccessible('#contact')
  await page.getByLabel('Full Name').fill('Dwight Parsons')
  await page.getByRole('textbox', { name: 'Phone' }).fill('6155550148')
  await page.getByLabel('Email').fill('dparsons@example.org')
  await page.getByLabel('Message').fill(long)
  await send.click()
  await expect(page.getByText('Thank you for your message!')).toBeVisible()
  await expectAccessible('#contact')
})

test('the office: pending testimonials, the form, messages', async ({
  page,
  signIn,
  request,
  expectAccessible,
}) => {
  const data = { name: 'Jamal W.', review: long, permission: true }
  expect((await request.post('/api/testimonials/submit', { data })).status()).toBe(201)
  const message = { name: 'Jamal W.', email: 'jamal@example.org', message: long }
  expect((await request.post('/api/contact/submit', { data: message })).status()).toBe(201)
  await signIn('testimonials')
  await expect(page.getByRole('heading', { name: 'Pending approval' })).toBeVisible()
  await expectAccessible('main')
  await page.getByRole('button', { name: 'Add Testimonial' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please fill in all fields').first()).toBeVisible()
  await expectAccessible()
  await page.goto('/admin/dashboard?section=contact-us')
  await expect(page.getByRole('link', { name: /When our daughter/ }).first()).toBeVisible()
  await page.getByRole('checkbox').last().check()
  await expectAccessible('main')
  await page
    .getByRole('link', { name: /When our daughter/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Mark as unread' })).toBeVisible()
  await page.getByLabel('Add a note').fill('Called')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('list', { name: 'Notes and history' })).toContainText('Called')
  await expectAccessible()
  await page.getByRole('button', { name: 'Reply' }).click()
  await page.getByLabel('Subject').clear()
  await page.getByRole('link', { name: 'Open in my mail program' }).click()
  await expect(page.getByText('Subject is required')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.goto('/admin/dashboard?section=message-templates')
  await page.getByRole('button', { name: 'Add Message Template' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expectAccessible()
})
