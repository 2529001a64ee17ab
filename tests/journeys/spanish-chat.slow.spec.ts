import type { Page } from '@playwright/test'
import { findLeftOver, readRecords, readTexts } from '../support/spanish.ts'
import { expect, test } from '../support/test.ts'

/** Opens the chat, asks a listed question, an unclear one and one about danger, and returns all that it said. */
async function readChat(page: Page, start: '' | '/es', button: string) {
  await page.clock.install()
  await page.goto(`${start}/`)
  await page.getByRole('button', { name: button }).click()
  const chat = page.getByRole('dialog')
  const texts = await readTexts(page, 'aside')
  for (const question of ['events', 'paper for the house?', 'blorp', 'she is not breathing']) {
    await chat.getByRole('textbox').fill(question)
    await page.keyboard.press('Enter')
    await page.clock.runFor(1000)
    await expect(chat.getByRole('status')).toBeEmpty()
    texts.push(...(await readTexts(page, 'aside')))
  }
  return texts
}

test('the chat on a Spanish page has no text of the English one', async ({ page, browser }) => {
  const spanish = await readChat(page, '/es', 'Hacer una pregunta')
  const other = await browser.newPage()
  const english = await readChat(other, '', 'Ask a question')
  await other.close()
  const records = await readRecords(page)
  expect(spanish.length).toBeGreaterThan(20)
  const asked = ['events', 'paper for the house?', 'blorp', 'she is not breathing']
  expect(findLeftOver(spanish, english, records).filter((text) => !asked.includes(text))).toEqual(
    [],
  )
})

test('a question in Spanish on an English page is answered in Spanish', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('button', { name: 'Ask a question' }).click()
  await page.getByLabel('Your question').fill('¿Qué eventos tienen?')
  await page.keyboard.press('Enter')
  await page.clock.runFor(1000)
  const log = page.getByRole('log')
  await expect(log.getByText(/^Todos nuestros eventos/)).toHaveAttribute('lang', 'es')
  await expect(log.getByRole('link', { name: 'Ver todos los eventos' })).toBeVisible()
})
