import type { Page } from '@playwright/test'
import { applyThroughApi } from '../support/apply.ts'
import { expectNoSidewaysScroll, launchWithFont } from '../support/layout.ts'
import { officeScreens, openScreen } from '../support/office-screens.ts'
import { administrator, type RunningServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

/**
 * All widths of the layout are in em, so 53 em stand for a font of 24 px in a window of 1280 px, 32 em for the same font at
 * 768 px, and the others for a font of 32 px at 1280 and 390 px. Below 30 em the layout is the same, so the narrowest is enough.
 */
const font = 32
const widths = [53, 40, 32, 12.2].map((em) => Math.round(em * font))

/** Resizes the window instead of loading the page for each width, back and forth. */
async function expectToFit(page: Page, where?: string) {
  for (const width of page.viewportSize()?.width === widths[0] ? widths : widths.toReversed()) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page, where)
  }
}

async function openWithLargeFont({ url }: RunningServer) {
  const browser = await launchWithFont(font)
  const viewport = { width: widths[0] ?? 0, height: 900 }
  return browser.newPage({ baseURL: url, reducedMotion: 'reduce', viewport })
}

test('the site fits the window with a large font', async ({ server }) => {
  const page = await openWithLargeFont(server)
  for (const path of ['/privacy', '/accessibility', '/nowhere', '/?view=jobs#careers', '/']) {
    await page.goto(path)
    await expectToFit(page)
  }
  // The window is as narrow as a phone now, so the navigation is in the menu.
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectNoSidewaysScroll(page, 'menu')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Share your story' }).click()
  await expect(page.getByRole('dialog', { name: 'Share your story' })).toBeVisible()
  await expectToFit(page, 'story')

  const { data: jobs } = await (await page.request.get('/api/jobs')).json()
  await page.goto(`/jobs/${jobs[0].id}`)
  await expect(page.locator('dialog:modal')).toBeVisible()
  await expectToFit(page)
  await page.getByRole('button', { name: 'Apply Now' }).click()
  await expect(page.getByRole('dialog', { name: 'Apply for Position' })).toBeVisible()
  await expectToFit(page, 'application')
  await page.context().browser()?.close()
})

test('the office fits the window with a large font', async ({ server }) => {
  await applyThroughApi(server, {
    lastName: 'Featherstonehaugh-Montgomery',
    email: 'bartholomew@a-rather-long-host-name.example.org',
  })
  const page = await openWithLargeFont(server)
  await page.goto('/admin')
  await expect(page.getByLabel('Email Address')).toBeVisible()
  await expectToFit(page, 'login')
  await page.getByLabel('Email Address').fill(administrator.email)
  await page.getByLabel('Password', { exact: true }).fill(administrator.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/admin/dashboard*')
  for (const screen of await officeScreens(page)) {
    await openScreen(page, screen)
    await expectToFit(page, screen)
    const openers = page.getByRole('main').getByRole('button', { name: /^(Add|View details)/ })
    if ((await openers.count()) > 0) {
      await openers.first().click()
      await expectToFit(page, `${screen}, after its first button was pressed`)
      // Its form may ask before a link leaves it.
      await page.goto('/admin/dashboard')
    }
  }
  await page.setViewportSize({ width: 390, height: 900 })
  await page.getByRole('button', { name: 'Open sections' }).click()
  await expectNoSidewaysScroll(page, 'drawer')
  await page.context().browser()?.close()
})
