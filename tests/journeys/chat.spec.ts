import { expect, test } from '../support/test.ts'

test.use({ timezoneId: 'America/Chicago', locale: 'en-US' })

test('a visitor asks a question and reads the answer one second later', async ({ page }) => {
  await page.clock.install({ time: '2026-11-16T09:41:00-06:00' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Ask a question' }).click()
  const chat = page.getByRole('dialog', { name: 'Tulip Poplar Care Assistant' })
  await expect(chat.getByText('Online')).toBeVisible()
  await expect(chat.getByRole('log')).toContainText('Hello!')
  await expect(chat.getByText('9:41 AM')).toBeVisible()
  await expect(chat.getByLabel('Your question')).toBeFocused()
  await expect(chat.getByRole('button', { name: 'Send' })).toBeDisabled()

  await page.clock.pauseAt('2026-11-16T09:42:00-06:00')
  await page.keyboard.type('Does TennCare pay for services?')
  await page.keyboard.press('Enter')
  await expect(chat.getByRole('status')).toHaveText('The assistant is typing')
  await expect(chat.getByText('Common questions', { exact: true })).toHaveCount(0)
  await page.clock.runFor(1000)
  await expect(chat.getByRole('status')).toBeEmpty()
  await expect(chat.getByRole('log')).toContainText('TennCare is Medicaid in Tennessee.')
  await expect(chat.getByText('9:42 AM')).toHaveCount(2)
  await expect(
    chat.getByRole('list', { name: 'You could ask next' }).getByRole('button'),
  ).toHaveCount(3)

  await page.keyboard.press('Escape')
  await expect(chat).toBeHidden()
  await expect(page.getByRole('button', { name: 'Ask a question' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chat.getByRole('log')).toContainText('TennCare is Medicaid in Tennessee.')
})

test.describe('without a connection', () => {
  // Pictures further down on the page may still be missing.
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('someone in danger gets numbers to call, by keyboard', async ({ page, context }) => {
    await page.clock.install()
    await page.goto('/')
    await page.getByRole('button', { name: 'Ask a question' }).press('Enter')
    await expect(page.getByLabel('Your question')).toBeFocused()
    await context.setOffline(true)
    await page.keyboard.type('my staf hitted me')
    await page.keyboard.press('Enter')
    await page.clock.runFor(1000)
    const log = page.getByRole('log')
    await expect(log.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911')
    await expect(log.getByRole('link', { name: /Adult Protective Services/ })).toBeVisible()
    await expect(log.getByText('Telling is right, and it’s safe to tell.')).toHaveCount(1)

    await page.getByLabel('Your question').fill('Ride and lunch and form')
    await page.keyboard.press('Enter')
    await page.clock.runFor(1000)
    await expect(log.getByText('I’m not sure what you mean.')).toBeVisible()
    await page.getByRole('button', { name: 'Do you provide transportation?' }).press('Enter')
    await page.clock.runFor(1000)
    await expect(log.getByText(/^Community Engagement includes rides/)).toBeVisible()
  })
})
