import type { Page } from '@playwright/test'
import { applyThroughApi } from '../support/apply.ts'
import { expectNoSidewaysScroll, expectNothingCutOff } from '../support/layout.ts'
import { openScreen } from '../support/office-screens.ts'
import { expect, test } from '../support/test.ts'

test.use({ bypassCSP: true })

/** WCAG 1.4.12: the largest spacing of lines, letters, words and paragraphs that must work. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`

async function expectToFit(page: Page, where?: string) {
  await page.addStyleTag({ content: spacing })
  for (const width of [1366, 1120, 768, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page, where)
    await expectNothingCutOff(page, where)
  }
}

test('the site shows all controls with wide text spacing', async ({ page }) => {
  await page.goto('/?view=jobs')
  await expect(page.locator('#hero [data-ready="true"]')).toBeVisible()
  await expectToFit(page)
  // The navigation moves into the menu while it does not fit beside the name.
  const navigation = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  await page.setViewportSize({ width: 1120, height: 800 })
  await expect(navigation).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
  await page.setViewportSize({ width: 1800, height: 800 })
  await expect(navigation).toBeVisible()
  await page.getByRole('link', { name: 'View Job: Job Coach' }).click()
  await expect(page.locator('dialog:modal')).toBeVisible()
  await expectToFit(page, 'job')
  await page.getByRole('button', { name: 'Apply Now' }).click()
  await expect(page.getByRole('dialog', { name: 'Apply for Position' })).toBeVisible()
  await expectToFit(page, 'application')
})

test('the office shows all controls with wide text spacing', async ({ page, server, signIn }) => {
  await applyThroughApi(server, { email: 'a.long.address@a-rather-long-host-name.example.org' })
  await signIn()
  const sections = ['applicants', 'job-postings', 'event-posting', 'testimonials']
  for (const section of [...sections, 'account']) {
    await openScreen(page, `/admin/dashboard?section=${section}`)
    const main = page.getByRole('main')
    const lastControl = main.getByRole('button', { name: /^(Delete|Change your password)/i })
    await expect(lastControl.first()).toBeVisible()
    await expectToFit(page)
  }
})
