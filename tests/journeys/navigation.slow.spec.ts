import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const current = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')
const inView = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name })).toBeInViewport()

/** Waits until the page has not scrolled for ten frames. */
const scrollEnd = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let still = 0
        let last = scrollY
        const check = () => {
          still = scrollY === last ? still + 1 : 0
          last = scrollY
          if (still === 10) resolve()
          else requestAnimationFrame(check)
        }
        check()
      }),
  )

test('scrolling updates the menu and the address, but neither the history nor the focus', async ({
  page,
}) => {
  await page.goto('/?view=jobs')
  await expect(current(page)).toHaveText('Home')
  const link = page.getByRole('link', { name: 'Our Mission' })
  await link.focus()
  const entries = await page.evaluate(() => history.length)

  await page.mouse.move(640, 600)
  await page.mouse.wheel(0, 900)
  await expect(current(page)).toHaveText('About Us')
  await expect(page).toHaveURL('/?view=jobs#about')
  await expect(link).toBeFocused()
  await page.mouse.wheel(0, -900)
  await expect(current(page)).toHaveText('Home')
  await expect(page).toHaveURL('/?view=jobs')
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

for (const [hash, label, title] of [
  ['#our-mission', 'Our Mission', 'Our Mission, Vision and Values'],
  ['#services', 'Services', 'Programs and Services'],
] as const) {
  test(`an address with ${hash} opens the page at its section`, async ({ page }) => {
    await page.goto(`/${hash}`)
    await inView(page, title)
    await expect(current(page)).toHaveText(label)
    await expect(page).toHaveURL(`/${hash}`)
  })
}

test('menu items lead to their sections, and so do Back and Forward', async ({ page }) => {
  await page.addInitScript(() => {
    const addresses: string[] = []
    Object.assign(window, { addresses })
    const replace = history.replaceState.bind(history)
    history.replaceState = (state, unused, url) => {
      if (url) addresses.push(String(url))
      replace(state, unused, url)
    }
  })
  const addresses = () =>
    page.evaluate(() => (window as unknown as { addresses: string[] }).addresses)
  await page.goto('/', { waitUntil: 'networkidle' })
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(current(page)).toHaveText('Home')
  // On a slow machine the page is still scrolling when tracking starts again after one second.
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await menu.getByRole('link', { name: 'Services' }).click()
  await inView(page, 'Programs and Services')
  await expect(page).toHaveURL('/#services')
  await expect(current(page)).toHaveText('Services')

  await menu.getByRole('link', { name: 'About Us' }).click()
  await inView(page, 'About Us')
  await expect(current(page)).toHaveText('About Us')

  // Going back earlier would store a position in the middle of the scroll.
  await scrollEnd(page)
  await page.goBack()
  await inView(page, 'Programs and Services')
  await expect(page).toHaveURL('/#services')
  await expect(current(page)).toHaveText('Services')
  await scrollEnd(page)
  await page.goForward()
  await inView(page, 'About Us')
  await expect(current(page)).toHaveText('About Us')
  await scrollEnd(page)
  const position = await page.evaluate(() => scrollY)
  for (const name of ['Our Mission', 'Services', 'Events']) {
    await menu.getByRole('link', { name }).focus()
  }
  await scrollEnd(page)
  expect(await page.evaluate(() => scrollY), 'focusing menu items does not scroll the page').toBe(
    position,
  )
  // The address never showed a section that the page only scrolled past.
  for (const url of await addresses()) expect(url).toMatch(/^\/(#services|#about)?$/)

  await menu.getByRole('link', { name: 'Home' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page).toHaveURL('/')
  await expect(current(page)).toHaveText('Home')
})

test('the link in the hero leads to the services', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'See our services' }).first().click()
  await inView(page, 'Programs and Services')
})

test('the page does not scroll smoothly with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const behavior = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  await expect.poll(behavior).toBe('auto')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(behavior).toBe('smooth')
})

test('on another page the menu leads to the sections of the home page', async ({ page }) => {
  await page.goto('/privacy')
  await expect(current(page)).toHaveCount(0)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Services' })
    .click()
  await expect(page).toHaveURL('/#services')
  await inView(page, 'Programs and Services')
})

test('external links open in a new tab and say so', async ({ page }) => {
  await page.goto('/')
  const resources = page.getByRole('navigation', { name: 'Resources and Information' })
  const links = await resources.getByRole('link', { name: '(opens in a new tab)' }).all()
  expect(links).toHaveLength(3)
  for (const link of links) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
})

test.describe('before the script has arrived', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('what is below the first screen is not laid out, but links lead to its exact place', async ({
    page,
  }) => {
    await page.route('**/assets/site/react-*.js', () => {})
    await page.goto('/')
    const isLaidOut = (id: string) =>
      page
        .locator(`#${id} h2`)
        .evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true }))
    expect(await isLaidOut('contact')).toBe(false)
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Careers' })
      .click()
    await expect(page.locator('#careers h2')).toBeInViewport()
    expect(await isLaidOut('contact')).toBe(true)
    const place = await page.locator('#careers').boundingBox()
    expect(place?.y).toBeLessThan(100)
    expect(place?.y).toBeGreaterThanOrEqual(0)
  })
})

test.describe('when the logo cannot be loaded', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })
  test('the logo is hidden, and the link still has its name', async ({ page }) => {
    await page.route('**/leaf.svg', (route) => route.abort())
    await page.goto('/')
    const brand = page.getByRole('banner').getByRole('link', { name: 'Tulip Poplar Care' })
    await expect(brand.getByRole('img')).toHaveCount(0)
    await expect(brand).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the services can be read and the referral form can be downloaded', async ({ page }) => {
    await page.goto('/#services')
    await inView(page, 'Programs and Services')
    await expect(page.getByText('Respite care on days that work for you')).toBeVisible()
    const form = page.getByRole('link', { name: 'Download referral form' })
    const download = page.waitForEvent('download')
    await form.click()
    expect((await download).suggestedFilename()).toBe('referral-form.docx')
  })

  test('the menu opens and closes', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('link', { name: 'Services' }).click()
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
    await inView(page, 'Programs and Services')
  })
})
