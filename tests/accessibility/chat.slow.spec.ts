import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** The page behind it is checked once, with the open chat. */
const chat = '[role="dialog"]'
const button = (page: Page) => page.getByRole('button', { name: 'Ask a question' })
const ask = (page: Page) =>
  page.getByRole('button', { name: 'What services do you offer?' }).click()

/** Changes only the delay of one second before a reply, because a stopped clock would also stop axe. */
const setReplyDelay = (page: Page, replyDelay: 'none' | 'endless') =>
  page.addInitScript((replyDelay) => {
    const start = window.setTimeout.bind(window)
    const startChanged = (run: () => void, delay?: number) => {
      if (delay !== 1000) return start(run, delay)
      return replyDelay === 'none' ? start(run) : 0
    }
    Object.assign(window, { setTimeout: startChanged })
  }, replyDelay)

test.use({ viewport: { width: 390, height: 844 } })

test('the chat is open, and the assistant is typing', async ({ page, expectAccessible }) => {
  await setReplyDelay(page, 'endless')
  await page.goto('/')
  await button(page).click()
  await expect(page.getByRole('log')).toContainText('Hello!')
  await expectAccessible()
  await ask(page)
  const conversation = page.getByRole('region', { name: 'Conversation' })
  await expect(conversation.getByRole('status')).toHaveText('The assistant is typing')
  await expectAccessible(chat)
})

test('the assistant has replied: an answer, numbers to call, and it did not understand', async ({
  page,
  expectAccessible,
}) => {
  await setReplyDelay(page, 'none')
  await page.goto('/')
  await button(page).click()
  const replies = page.getByRole('log').locator('[data-sender="bot"]')
  await expect(replies).toHaveCount(1)
  await ask(page)
  await expect(replies).toHaveCount(2)
  for (const [index, text] of ['mi papá me pega', 'A license for visitors?'].entries()) {
    await page.getByLabel('Your question').fill(text)
    await page.keyboard.press('Enter')
    await expect(replies).toHaveCount(index + 3)
  }
  await expect(page.getByText('You could ask next')).toBeVisible()
  await expectAccessible(chat)
})

test('every target of the chat is at least 44 pixels high and wide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install()
  await page.goto('/')
  await button(page).click()
  await page.getByRole('button', { name: 'How do I contact you?' }).click()
  await page.clock.runFor(1000)
  await expect(page.getByText('You could ask next')).toBeVisible()
  for (const target of await page.getByRole('dialog').locator('a, button, input').all()) {
    const box = await target.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})

test('with large text on a small screen, the chat scrolls to its Send button', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await page.goto('/')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '225%'))
  await button(page).click()
  const send = page.getByRole('dialog').getByRole('button', { name: 'Send' })
  await send.scrollIntoViewIfNeeded()
  await expect(send).toBeInViewport({ ratio: 1 })
  const wider = await page
    .getByRole('dialog')
    .evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth)
  expect(wider).toBe(false)
})
