import { expect, test } from '../support/test.ts'

for (const width of [390, 1280]) {
  test(`closed, open and replying at ${width} px`, async ({ page, expectAccessible }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.clock.install()
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Ask a question' })
    await expect(button).toBeVisible()
    await expectAccessible()

    await button.click()
    await expect(page.getByRole('log')).toContainText('Hello!')
    await expectAccessible()

    await page.getByRole('button', { name: 'What services do you offer?' }).click()
    await page.clock.runFor(1000)
    await expect(page.getByText('You could ask next')).toBeVisible()
    await expectAccessible()
  })

  test(`typing at ${width} px`, async ({ page, expectAccessible }) => {
    await page.setViewportSize({ width, height: 844 })
    // A clock that stands still would stop axe as well: only the reply must not come.
    await page.addInitScript(() => {
      const start = window.setTimeout.bind(window)
      const startAllButReplies = (run: () => void, delay?: number) =>
        delay === 1000 ? 0 : start(run, delay)
      Object.assign(window, { setTimeout: startAllButReplies })
    })
    await page.goto('/')
    await page.getByRole('button', { name: 'Ask a question' }).click()
    await page.getByRole('button', { name: 'What services do you offer?' }).click()
    await expect(page.getByRole('status')).toHaveText('The assistant is typing')
    await expectAccessible()
  })
}

test('every target of the chat is at least 44 pixels high and wide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('button', { name: 'Ask a question' }).click()
  await page.getByRole('button', { name: 'How do I contact you?' }).click()
  await page.clock.runFor(1000)
  await expect(page.getByText('You could ask next')).toBeVisible()
  for (const target of await page.getByRole('dialog').locator('a, button, input').all()) {
    const box = await target.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})

test('with text twice as large, on a low screen, the window still scrolls to everything', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await page.goto('/')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '225%'))
  await page.getByRole('button', { name: 'Ask a question' }).click()
  const send = page.getByRole('button', { name: 'Send' })
  await send.scrollIntoViewIfNeeded()
  await expect(send).toBeInViewport({ ratio: 1 })
  const wider = await page
    .getByRole('dialog')
    .evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth)
  expect(wider).toBe(false)
})
