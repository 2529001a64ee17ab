import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const first = 'A good life, close to home'
const second = 'Your home, your rules'
const third = 'Part of the neighborhood'

test.describe('the slider', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    // The controls work only after the script has loaded.
    await expect(page.locator('#hero [data-ready="true"]')).toBeVisible()
  })

  test('shows the next slide every five seconds, and the first after the last', async ({
    page,
  }) => {
    for (const title of [second, third, first]) {
      await page.clock.runFor(5000)
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await page.clock.runFor(1000)
    }
  })

  test('can be moved with arrows and dots, and then continues by itself', async ({ page }) => {
    await page.getByRole('button', { name: 'Previous slide' }).click()
    await expect(page.getByRole('heading', { name: third })).toBeVisible()
    await page.getByRole('button', { name: 'Next slide' }).click()
    await expect(page.getByRole('heading', { name: first })).toBeVisible()
    await page.getByRole('button', { name: 'Slide 2 of 3' }).click()
    await expect(page.getByRole('heading', { name: second })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Slide 2 of 3' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await page.mouse.move(10, 10)
    await page.clock.runFor(6000)
    await expect(page.getByRole('heading', { name: third })).toBeVisible()
  })

  test('pauses under the mouse and with the focus, stops when its button is pressed, and screen readers get the visible slide', async ({
    page,
  }) => {
    const readable = page.locator('#hero [aria-roledescription=slide]:not([inert])')
    await expect(readable).toHaveCount(1)
    await expect(readable).toContainText(first)
    await page.getByRole('heading', { name: first }).hover()
    await page.clock.runFor(20_000)
    await expect(page.getByRole('heading', { name: first })).toBeVisible()

    await page.getByRole('button', { name: 'Stop slide rotation' }).focus()
    await page.keyboard.press('Tab')
    await page.mouse.move(10, 10)
    await page.clock.runFor(20_000)
    await expect(page.getByRole('heading', { name: first })).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Start slide rotation' })).toBeFocused()
    await page.locator('body').click({ position: { x: 5, y: 5 } })
    await page.clock.runFor(20_000)
    await expect(page.getByRole('heading', { name: first })).toBeVisible()
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the slides do not move by themselves', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Start slide rotation' })).toBeVisible()
    await page.clock.runFor(20_000)
    await expect(page.getByRole('heading', { name: first })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every slide can be read', async ({ page }) => {
    await page.goto('/')
    for (const title of [first, second, third]) {
      await expect(page.getByRole('heading', { name: title })).toBeAttached()
    }
  })
})

test.describe('a slide whose picture cannot be loaded', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })

  test('is shown without the picture', async ({ page }) => {
    await page.route('**/api/hero', (route) => route.abort())
    await page.route('**/art/hero-porch.svg', (route) => route.abort())
    await page.goto('/')
    const slide = page.getByRole('group', { name: '2 of 3', includeHidden: true })
    await expect(slide.locator('img')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: first })).toBeVisible()
  })
})
