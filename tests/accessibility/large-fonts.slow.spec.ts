import type { Page } from '@playwright/test'
import { applyThroughApi } from '../support/apply.ts'
import { expectNoSidewaysScroll, launchWithFont } from '../support/layout.ts'
import { officeScreens } from '../support/office-screens.ts'
import { administrator } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

/** Resizes the window instead of loading the page for each width. */
async function expectToFit(page: Page, where?: string) {
  for (const width of [1280, 768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page, where)
  }
}

for (const size of [24, 32]) {
  test(`the site fits the window at a browser font of ${size} px`, async ({ server }) => {
    const browser = await launchWithFont(size)
    const page = await browser.newPage({ baseURL: server.url, reducedMotion: 'reduce' })
    for (const path of ['/privacy', '/accessibility', '/nowhere', '/?view=jobs#careers', '/']) {
      await page.goto(path)
      await expectToFit(page)
    }
    // The window is 390 px wide now, so the navigation is in the menu.
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
    await browser.close()
  })

  test(`the office fits the window at a browser font of ${size} px`, async ({ server }) => {
    await applyThroughApi(server, {
      lastName: 'Featherstonehaugh-Montgomery',
      email: `bartholomew.${size}@a-rather-long-host-name.example.org`,
    })
    const browser = await launchWithFont(size)
    const page = await browser.newPage({ baseURL: server.url, reducedMotion: 'reduce' })
    await page.goto('/admin')
    await expect(page.getByLabel('Email Address')).toBeVisible()
    await expectToFit(page, 'login')
    await page.getByLabel('Email Address').fill(administrator.email)
    await page.getByLabel('Password', { exact: true }).fill(administrator.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL('**/admin/dashboard*')
    for (const screen of await officeScreens(page)) {
      await page.goto(screen)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectToFit(page)
      const openers = page.getByRole('main').getByRole('button', { name: /^(Add|View details)/ })
      if ((await openers.count()) > 0) {
        await openers.first().click()
        await expectToFit(page, `${screen}, after its first button was pressed`)
      }
    }
    await page.goto('/admin/dashboard')
    await page.getByRole('button', { name: 'Open sections' }).click()
    await expectNoSidewaysScroll(page, 'drawer')
    await browser.close()
  })
}
