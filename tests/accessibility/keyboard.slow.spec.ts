import { applyThroughApi } from '../support/apply.ts'
import { expect, test } from '../support/test.ts'

test.use({ allowedErrors: [/status of 503/] })

test('jobs can be filtered with the keyboard, and the number of matches is announced', async ({
  page,
}) => {
  await page.goto('/#careers')
  await expect(page.locator('[data-ready="false"]')).toHaveCount(0)
  await page.getByRole('link', { name: 'View Available Jobs' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Back to Careers' })).toBeFocused()
  const bar = page.getByRole('search')
  const found = bar.getByRole('status')
  await expect(found).toHaveText(/jobs match/)
  const all = String(await found.textContent())
  const place = bar.getByLabel('Place')
  await place.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/location=/)
  await expect(place).toBeFocused()
  await page.keyboard.press('Home')
  await expect(place).toHaveValue('')
  await expect(found).toHaveText(all)
  await page.keyboard.press('Tab')
  const morning = bar.getByRole('checkbox', { name: 'Morning' })
  await expect(morning).toBeFocused()
  await page.keyboard.press('Space')
  await expect(found).not.toHaveText(all)
  await expect(morning).toBeFocused()
})

test('applicants: arrow keys, Home and End choose a tab, and the Tab key leaves the tabs', async ({
  page,
  server,
  signIn,
}) => {
  await applyThroughApi(server, { lastName: 'Ortiz', email: 'keys@example.org' })
  await signIn('applicants')
  const tab = (name: RegExp) => page.getByRole('tab', { name })
  const count = page.getByRole('status').filter({ hasText: /\d of \d+ applications/ })
  await expect(count).toHaveCount(1)
  const all = String(await count.textContent())
  await tab(/^All/).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(/^New/)).toBeFocused()
  await expect(tab(/^New/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  const last = page.getByRole('tab').last()
  await expect(last).toBeFocused()
  await expect(count).not.toHaveText(all)
  await page.keyboard.press('ArrowRight')
  await expect(tab(/^All/)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Home')
  await expect(tab(/^All/)).toBeFocused()
  await expect(tab(/^All/)).toHaveAttribute('aria-selected', 'true')
  await expect(count).toHaveText(all)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0)
})

test('reports and audit log: keys change radio buttons and lists, which keep the focus', async ({
  page,
  server,
  signIn,
}) => {
  await applyThroughApi(server, { lastName: 'Ortiz', email: 'radio@example.org' })
  await signIn('reports')
  const period = page.getByRole('radio', { name: '30 days' })
  await period.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '13 weeks' })).toBeFocused()
  await expect(page).toHaveURL(/period=13-weeks/)
  const view = page.getByRole('group', { name: 'Show Applications by status as' })
  await view.getByRole('radio', { name: 'Chart' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(view.getByRole('radio', { name: 'Table' })).toBeFocused()
  await expect(page.getByRole('table', { name: 'Applications by status' })).toBeVisible()

  await page.goto('/admin/dashboard?section=audit')
  const kind = page.getByLabel('Kind')
  const entries = page.getByRole('status').filter({ hasText: /entr(y|ies)/ })
  await expect(entries).toHaveCount(1)
  const all = String(await entries.textContent())
  await kind.focus()
  await page.keyboard.press('End')
  await expect(entries).not.toHaveText(all)
  await expect(kind).toBeFocused()
})

test('a form that could not be saved returns the focus to its field', async ({ page, signIn }) => {
  await signIn('team')
  await page.getByRole('button', { name: 'Add Team Member' }).press('Enter')
  const dialog = page.getByRole('dialog')
  const position = dialog.getByLabel('Position')
  await dialog.getByLabel('Name').fill('Rosa Delgado')
  await dialog.getByLabel('Comment').fill('Call me.')
  await position.fill('Lead')
  await page.route('**/api/team', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'Please try again.' } }),
  )
  await position.press('Enter')
  await expect(dialog.getByText('Please try again.', { exact: true })).toBeVisible()
  await expect(position).toBeFocused()
})

test('the office: a link skips the sidebar, and Escape closes the sections on a phone', async ({
  page,
  signIn,
}) => {
  await signIn('audit')
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeFocused()
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)

  await page.setViewportSize({ width: 390, height: 844 })
  const toggle = page.getByRole('button', { name: 'Open sections' })
  await toggle.press('Enter')
  await expect(page.getByRole('button', { name: 'Close sections' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toggle).toBeFocused()
})
