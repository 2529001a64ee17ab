import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const current = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')
const inView = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name })).toBeInViewport()

/** The page has not moved for ten frames. */
const atRest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let still = 0
        let last = scrollY
        const look = () => {
          still = scrollY === last ? still + 1 : 0
          last = scrollY
          if (still === 10) resolve()
          else requestAnimationFrame(look)
        }
        look()
      }),
  )

test('scrolling marks the section in the menu and in the address, and leaves history and focus alone', async ({
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
  test(`an address with ${hash} opens at its section`, async ({ page }) => {
    await page.goto(`/${hash}`)
    await inView(page, title)
    await expect(current(page)).toHaveText(label)
    await expect(page).toHaveURL(`/${hash}`)
  })
}

test('menu items lead to their sections, and back and forward lead through them again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const named: string[] = []
    Object.assign(window, { named })
    const replace = history.replaceState.bind(history)
    history.replaceState = (state, unused, url) => {
      if (url) named.push(String(url))
      replace(state, unused, url)
    }
  })
  const named = () => page.evaluate(() => (window as unknown as { named: string[] }).named)
  // A slow machine: the page is still on its way when the second without tracking is over.
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })

  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Services' }).click()
  await inView(page, 'Programs and Services')
  await expect(page).toHaveURL('/#services')
  await expect(current(page)).toHaveText('Services')

  await menu.getByRole('link', { name: 'About Us' }).click()
  await inView(page, 'About Us')
  await expect(current(page)).toHaveText('About Us')

  // Whoever goes back while the page still glides comes forward to that place again, not to the end.
  await atRest(page)
  await page.goBack()
  await inView(page, 'Programs and Services')
  await expect(page).toHaveURL('/#services')
  await expect(current(page)).toHaveText('Services')
  await atRest(page)
  await page.goForward()
  await inView(page, 'About Us')
  await expect(current(page)).toHaveText('About Us')
  await atRest(page)
  const resting = await page.evaluate(() => scrollY)
  for (const name of ['Our Mission', 'Services', 'Events']) {
    await menu.getByRole('link', { name }).focus()
  }
  await atRest(page)
  expect(await page.evaluate(() => scrollY), 'the focus in the menu scrolls nothing').toBe(resting)
  // Sections that the page only passed were never named in the address.
  for (const url of await named()) expect(url).toMatch(/^\/(#services|#about)?$/)

  await menu.getByRole('link', { name: 'Home' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page).toHaveURL('/')
  await expect(current(page)).toHaveText('Home')
})

test('the hero leads to the services', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'See our services' }).first().click()
  await inView(page, 'Programs and Services')
})

test('nothing scrolls smoothly for someone who wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const behavior = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  await expect.poll(behavior).toBe('auto')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(behavior).toBe('smooth')
})

test('from another page the menu leads back to the site', async ({ page }) => {
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

test.describe('when the logo cannot be loaded', () => {
  test.use({ complaints: [/Failed to load resource/] })
  test('it hides, and the name is read out', async ({ page }) => {
    await page.route('**/leaf.svg', (route) => route.abort())
    await page.goto('/')
    const brand = page.getByRole('banner').getByRole('link', { name: 'Tulip Poplar Care' })
    await expect(brand.getByRole('img')).toHaveCount(0)
    await expect(brand).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('everything can be read and reached', async ({ page }) => {
    await page.goto('/#services')
    await inView(page, 'Programs and Services')
    await expect(page.getByText('Respite care on days that work for you')).toBeVisible()
    const form = page.getByRole('link', { name: 'Download referral form' })
    const download = page.waitForEvent('download')
    await form.click()
    expect((await download).suggestedFilename()).toBe('referral-form.docx')
  })

  test('the browser itself opens and closes the menu', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('link', { name: 'Services' }).click()
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
    await inView(page, 'Programs and Services')
  })
})
