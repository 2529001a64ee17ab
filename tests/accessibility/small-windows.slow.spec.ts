import type { Locator, Page } from '@playwright/test'
import { expectNoSidewaysScroll, expectReachable } from '../support/layout.ts'
import { expect, test } from '../support/test.ts'

/** 1366 x 768 at 200 %, 1280 x 1024 at 400 %, and two phones in landscape. */
const windows = [
  { width: 683, height: 384 },
  { width: 320, height: 256 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
]

test.use({ viewport: { width: 683, height: 384 } })

/** Every field is completely visible when it gets the focus. */
async function expectFieldsVisible(dialog: Locator) {
  const fields = dialog.locator('input:not([tabindex="-1"], [type="file"]), textarea, select')
  for (const field of await fields.all()) {
    // The browser does not scroll to a field that already has the focus.
    await field.blur()
    await field.focus()
    await expect(field).toBeInViewport({ ratio: 1 })
  }
}

/** The wheel scrolls the dialog itself, not an area inside it. */
async function expectDialogScrolls(page: Page, dialog: Locator) {
  await dialog.evaluate((element) => element.scrollTo(0, 0))
  await dialog.hover({ position: { x: 60, y: 100 } })
  await page.mouse.wheel(0, 200)
  await expect.poll(() => dialog.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
}

test('a job and its application form can be read, filled in and closed', async ({ page }) => {
  const { data: jobs } = await (await page.request.get('/api/jobs')).json()
  await page.goto(`/jobs/${jobs.at(-1).id}`)
  const job = page.locator('dialog:modal')
  for (const size of windows) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page)
    await expectDialogScrolls(page, job)
    for (const name of ['Share', 'Save Job', 'Apply Now']) {
      await expectReachable(job.getByRole('button', { name }))
    }
    await expectReachable(job.getByRole('link', { name: 'Close' }))
  }
  await job.getByRole('button', { name: 'Apply Now' }).click()
  const application = page.getByRole('dialog', { name: 'Apply for Position' })
  for (const size of windows.slice(0, 3)) {
    await page.setViewportSize(size)
    await expectDialogScrolls(page, application)
    await expectFieldsVisible(application)
    await expectReachable(application.getByRole('button', { name: 'Submit Application' }))
    await expectReachable(application.getByRole('button', { name: 'Close' }))
  }
})

test('the menu, the chat and a story can be used', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Share your story' }).click()
  const story = page.getByRole('dialog', { name: 'Share your story' })
  for (const size of windows.slice(0, 2)) {
    await page.setViewportSize(size)
    await expectFieldsVisible(story)
    await expectReachable(story.getByRole('button', { name: 'Send my story' }))
  }
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  for (const link of await menu.getByRole('link').all()) await expectReachable(link)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Ask a question' }).press('Enter')
  const chat = page.getByRole('dialog', { name: /Assistant$/ })
  await expect(chat).toBeVisible()
  await expectDialogScrolls(page, chat)
  for (const name of ['How do I contact you?', 'Close chat']) {
    await expectReachable(chat.getByRole('button', { name }))
  }
  await expectReachable(chat.getByLabel('Your question'))
  await expectNoSidewaysScroll(page)
})

test('forms, questions and the sections of the office can be used', async ({ page, signIn }) => {
  await signIn('hero-management')
  await page.getByRole('button', { name: 'Add Hero Slide' }).click()
  const form = page.getByRole('dialog')
  for (const size of windows.slice(0, 2)) {
    await page.setViewportSize(size)
    await expectDialogScrolls(page, form)
    await expectFieldsVisible(form)
    await expectReachable(form.getByRole('button', { name: 'Save' }))
    await expectReachable(form.getByRole('button', { name: 'Close' }))
  }
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  const question = page.getByRole('alertdialog')
  for (const name of ['Cancel', 'Delete', 'Close']) {
    await expectReachable(question.getByRole('button', { name }))
  }
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Open sections' }).click()
  await expectReachable(page.getByRole('link', { name: 'Back to Site' }))
  await expectReachable(page.getByRole('button', { name: 'Close sections' }))
})
