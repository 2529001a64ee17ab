import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** The screen of events and its dialogs, each of which is checked. */
async function walkEvents(page: Page, check: (selector?: string) => Promise<void>) {
  await page.getByRole('table').waitFor()
  await check('main')
  await page.getByRole('button', { name: 'Add Event' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveAttribute('aria-invalid', 'true')
  await check()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Edit Spring Garden Day' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await check()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Delete Spring Garden Day' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await check()
}

test('event management, its dialogs and their errors', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('event-posting')
  await walkEvents(page, expectAccessible)
})

// Only colors differ, which axe looks at.
test.describe('in dark mode', () => {
  test.use({ colorScheme: 'dark' })

  test('events and team on the site', async ({ page, expectNoFindings }) => {
    await page.goto('/')
    await expect(page.locator('#events [data-ready="true"]')).toBeVisible()
    await page.getByRole('button', { name: 'Next event' }).click()
    await expectNoFindings()
  })

  test('event management, its dialogs and their errors', async ({
    page,
    signIn,
    expectNoFindings,
  }) => {
    await signIn('event-posting')
    await walkEvents(page, () => expectNoFindings())
  })
})

test('team management, as a table and as cards', async ({ page, signIn, expectAccessible }) => {
  await signIn('team')
  await page.getByRole('table').waitFor()
  await expectAccessible('main')
  await page.getByRole('button', { name: 'Add Team Member' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible()
})

test('the empty states', async ({ page, signIn, expectAccessible }) => {
  await page.route('**/api/events', (route) => route.fulfill({ json: { success: true, data: [] } }))
  await page.route('**/api/team', (route) => route.fulfill({ json: [] }))
  await signIn('event-posting')
  await page.getByText('No events found. Create your first event!').waitFor()
  await expectAccessible('main')
  await page.goto('/admin/dashboard?section=team')
  await expect(page.getByText('0 team members')).toBeVisible()
  await expectAccessible('main')
})

test('a visitor pages through the events with only the keyboard', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#events [data-ready="true"]')).toBeVisible()
  const next = page.getByRole('button', { name: 'Next event' })
  await next.focus()
  await page.keyboard.press('Enter')
  const second = page.getByRole('button', { name: 'Event 2 of 8' })
  await expect(second).toHaveAttribute('aria-current', 'true')
  await expect(next).toBeFocused()
})
