import { expect, test } from '../support/test.ts'

test.use({
  timezoneId: 'America/Chicago',
  locale: 'en-US',
  contextOptions: { reducedMotion: 'no-preference' },
})

test('the newest question and the beginning of its answer are in view', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('button', { name: 'Ask a question' }).click()
  for (const question of ['services', 'privacy', 'TennCare']) {
    await page.getByLabel('Your question').fill(question)
    await page.keyboard.press('Enter')
    await page.clock.runFor(1000)
    await expect(page.getByText('You could ask next')).toBeVisible()
  }
  await expect(page.getByText('TennCare', { exact: true })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('TennCare is Medicaid in Tennessee.')).toBeInViewport({ ratio: 1 })
})

test('the chat button does not cover the element that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Ask a question' })
  await expect(button).toBeVisible()
  // Hydration would not expect the link.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('footer') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  )
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/'
    link.textContent = 'A link in the corner'
    link.style.cssText = 'position: fixed; right: 30px; bottom: 30px'
    document.querySelector('footer')?.append(link)
  })
  const link = page.getByRole('link', { name: 'A link in the corner' })
  await page.getByRole('contentinfo').getByRole('link').nth(-2).focus()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await expect(button).toHaveCSS('opacity', '0')
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await expect(button).toHaveCSS('opacity', '1')
})

for (const width of [390, 1280]) {
  test(`the chat button covers no control while the page scrolls, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/?view=jobs')
    await expect(page.getByRole('button', { name: 'Ask a question' })).toBeVisible()
    const { covered, positions, visible } = await page.evaluate(async () => {
      const button = document.querySelector('aside button')
      const controls = 'a, button, input, select, textarea'
      const frame = () => new Promise(requestAnimationFrame)
      const findCovered = () => {
        if (!button || button.getAttribute('data-covers') === 'true') return []
        const place = button.getBoundingClientRect()
        const isCovered = (control: Element, box: DOMRect) => {
          const [left, right] = [Math.max(box.left, place.left), Math.min(box.right, place.right)]
          const [above, below] = [Math.max(box.top, place.top), Math.min(box.bottom, place.bottom)]
          if (left >= right || above >= below) return false
          // Its box may be in a part that scrolls and is not shown there.
          return document
            .elementsFromPoint((left + right) / 2, (above + below) / 2)
            .some((one) => one.closest(controls) === control)
        }
        return [...document.querySelectorAll(controls)].filter(
          (control) =>
            control !== button &&
            [...control.getClientRects()].some((box) => isCovered(control, box)),
        )
      }
      const covered: string[] = []
      let positions = 0
      let visible = 0
      for (let top = 0; top < document.body.scrollHeight; top += 150) {
        scrollTo({ top, behavior: 'instant' })
        positions += 1
        // The button follows a frame after the page has moved, or later on a busy machine.
        for (let frames = 0; frames < 3; frames += 1) await frame()
        for (let frames = 0; frames < 60 && findCovered().length > 0; frames += 1) await frame()
        covered.push(...findCovered().map(({ outerHTML }) => `${top}: ${outerHTML.slice(0, 80)}`))
        if (button?.getAttribute('data-covers') === 'false') visible += 1
      }
      return { covered, positions, visible }
    })
    expect(covered).toEqual([])
    // The button must still be visible most of the time.
    expect(visible).toBeGreaterThan(positions / 2)
  })
}

test('on a phone, a link in the chat closes it and shows the section', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('button', { name: 'Ask a question' }).click()
  await page.getByRole('button', { name: 'How do I contact you?' }).click()
  await page.clock.runFor(1000)
  await page.getByRole('link', { name: 'Go to the contact form' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/#contact-us$/)
})

test('every page has the chat after its footer', async ({ page }) => {
  for (const path of ['/', '/jobs/none', '/no-such-page']) {
    const response = await page.request.get(path, { headers: { accept: 'text/html' } })
    expect(await response.text()).toMatch(
      /<\/footer>.*<aside[^>]*><a [^>]*href="\/#contact-us"[^>]*>.*Ask a question/s,
    )
  }
})
