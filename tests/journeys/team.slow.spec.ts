import { expect, test } from '../support/test.ts'

test.describe.configure({ mode: 'serial' })

test('a visitor pages through the team on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const team = page.getByRole('region', { name: 'Our Team: the people who pick up the phone' })
  const names = team.getByRole('heading', { level: 3 })
  await expect(names).toHaveText(['Amara Whitfield'])
  await team.getByRole('button', { name: 'Previous team page' }).click()
  await expect(names).toHaveText(['Rosa Delgado'])
  await team.getByRole('button', { name: 'Next team page' }).click()
  await expect(names).toHaveText(['Amara Whitfield'])

  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(names).toHaveText(['Amara Whitfield', 'Daniel Hargrove', 'Rosa Delgado'])
  await expect(team.getByRole('button', { name: 'Next team page' })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the whole team can be read, and there are no buttons that do nothing', async ({ page }) => {
    await page.goto('/')
    for (const name of ['Amara Whitfield', 'Daniel Hargrove', 'Rosa Delgado']) {
      await expect(page.getByRole('heading', { name })).toBeVisible()
    }
    await expect(page.getByRole('button', { name: /^(Next|Previous)/ })).toHaveCount(0)
  })
})

test('the page does not shift when the script loads', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number }
        const root = document.documentElement
        root.dataset.moved = String(Number(root.dataset.moved ?? 0) + value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.setViewportSize({ width: 390, height: 3200 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Next team page' }).waitFor()
  const moved = await page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0))
  expect(moved).toBeLessThan(0.01)
})

test('visitors get a new order of the team immediately', async ({ page, signIn }) => {
  await signIn('team')
  await page.getByRole('button', { name: 'Move Rosa Delgado up' }).click()
  await expect(page.getByText('The new order of the team is on the site.')).toBeVisible()
  const visitor = await page.context().newPage()
  const names = visitor
    .getByRole('region', { name: /^Our Team/ })
    .getByRole('heading', { level: 3 })
  await visitor.goto('/')
  await expect(names).toHaveText(['Amara Whitfield', 'Rosa Delgado', 'Daniel Hargrove'])

  await page.getByRole('button', { name: 'Move Rosa Delgado down' }).click()
  await expect(page.getByRole('row').nth(3)).toContainText('Rosa Delgado')
  await visitor.reload()
  await expect(names).toHaveText(['Amara Whitfield', 'Daniel Hargrove', 'Rosa Delgado'])
})

test.describe('when the server fails', () => {
  test.use({ allowedErrors: [/status of 500/] })

  test('each error is shown', async ({ page, signIn }) => {
    await page.route('**/api/team**', (route) => route.fulfill({ status: 500, body: '' }))
    await signIn('team')
    await expect(page.getByText('Failed to load team members. Please try again.')).toBeVisible()
    await page.unroute('**/api/team**')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('table').waitFor()

    await page.route('**/api/team**', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('button', { name: 'Delete Amara Whitfield' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText('Failed to delete team member. Please try again.')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Edit Amara Whitfield' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Failed to update team member. Please try again.')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Add Team Member' }).click()
    await page.getByLabel('Name').fill('Jo Beckett')
    await page.getByLabel('Position').fill('Nurse Consultant')
    await page.getByLabel('Comment').fill('I ask and then I wait.')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Failed to add team member. Please try again.')).toBeVisible()
  })
})
