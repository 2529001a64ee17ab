import type { Locator } from '@playwright/test'
import { type EasyFormName, easyFormNames, easyFormPath } from '#content/easy/easy.ts'
import { expect, test } from '../support/test.ts'
import { easyTexts } from '../support/texts.ts'

test.use({ viewport: { width: 390, height: 844 } })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/400/] })

  test('someone asks for help, one question at a time, and loses nothing on the way', async ({
    page,
  }) => {
    await page.goto('/easy/ask-for-help')
    await page.getByRole('link', { name: 'Ask for help' }).click()
    const next = page.getByRole('link', { name: 'Next' })
    await page.getByRole('textbox', { name: 'Your answer' }).fill('Leon')
    await next.click()
    await expect(page.getByRole('heading', { name: 'What is your phone number?' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1)
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page.getByRole('textbox')).toHaveValue('Leon')
    await next.click()
    await next.click()
    await page.getByRole('combobox').selectOption('Knox')
    await next.click()
    await next.click()
    await next.click()
    await page.getByRole('button', { name: 'Yes, send it' }).click()

    // The phone number is missing: its question is shown again, with all that was typed.
    await expect(page.getByRole('heading', { name: 'What is your phone number?' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText('Please write your whole phone number.')
    await page.getByRole('textbox').fill('(615) 555-0163')
    await page.getByRole('button', { name: 'Call me instead' }).click()
    await expect(page.getByText('We will call you.')).toBeVisible()
  })
})

test('by keyboard, someone says that something is wrong, and the office sees that it is urgent', async ({
  page,
  signIn,
}) => {
  await page.goto('/easy/do/wrong')
  await expect(page.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911')
  await page.getByRole('link', { name: 'Next' }).press('Enter')
  await page.getByRole('textbox').fill('My money is gone')
  // Enter does not send what is not complete.
  await page.getByRole('link', { name: 'Next' }).press('Enter')
  await page.getByRole('textbox').press('Enter')
  await expect(page.getByRole('heading', { name: 'What is your name?' })).toBeVisible()
  for (let step = 0; step < 2; step += 1)
    await page.getByRole('link', { name: 'Next' }).press('Enter')
  await page.getByRole('button', { name: 'Send', exact: true }).press('Enter')
  await expect(page.getByText('Thank you for telling us.')).toBeVisible()

  await signIn('contact-us')
  await expect(page.getByText('Urgent: something is wrong, Easy Read')).toBeVisible()
  await expect(page.getByRole('link', { name: 'No name given', exact: true })).toBeVisible()
})

/** What is typed into the questions of each form. The others are left empty. */
const answers: Record<EasyFormName, Record<string, string>> = {
  help: { name: 'Leon', phone: '(615) 555-0163', county: 'Knox' },
  event: { name: 'Leon' },
  message: { text: 'Hello' },
  complaint: { text: 'The bus is late' },
  wrong: { text: 'My money is gone' },
}

for (const form of easyFormNames) {
  test(`the form "${form}" is sent with Tab, Enter and letters alone`, async ({ page }) => {
    const focused = page.locator(':focus')
    const tabTo = async (target: Locator) => {
      for (let presses = 0; presses < 20; presses += 1) {
        await page.keyboard.press('Tab')
        if (await target.evaluate((element) => element === document.activeElement)) return
      }
      throw new Error(`Tab does not reach ${target}`)
    }
    if (form === 'event') {
      await page.goto('/easy/events')
      await tabTo(page.getByRole('link', { name: 'I want to come' }))
      await page.keyboard.press('Enter')
      await page.waitForURL('**/do/event/*')
    } else await page.goto(easyFormPath(form))

    for (const { field } of easyTexts.forms[form].questions) {
      const answer = answers[form][field]
      const input = page.locator(`[name=${field}]`)
      if (!(await input.isVisible())) {
        await tabTo(page.getByRole('link', { name: 'Next' }))
        await page.keyboard.press('Enter')
        await expect(input).toBeVisible()
      }
      if (!answer) continue
      await tabTo(input)
      await page.keyboard.type(answer)
      await expect(focused).toHaveValue(answer)
    }
    await tabTo(page.getByRole('button', { name: /send/i }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toContainText('Thank you')
  })
}
