import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a family finds out whether it is right for them, reads about a program and refers someone', async ({
  page,
}) => {
  await page.goto('/')
  const doors = page.getByRole('navigation', { name: 'Where to start' })
  await expect(doors.getByRole('link')).toHaveText([
    'I need support',
    'For my family',
    'I want to refer',
    'I want a job',
  ])
  await doors.getByRole('link', { name: 'For my family' }).click()
  await expect(page.getByRole('heading', { name: 'Is this right for us?' })).toBeInViewport()

  await page.getByRole('link', { name: 'More about Family Support' }).click()
  await expect(page).toHaveURL('/programs/family-support')
  await expect(page).toHaveTitle('Family Support: Tulip Poplar Care')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Family Support')
  await expect(page.getByRole('region', { name: 'What a day is like' })).toBeVisible()
  await page.getByRole('link', { name: 'Is this right for us?' }).click()
  await expect(page.getByRole('heading', { name: 'Is this right for us?' })).toBeInViewport()

  await page.getByRole('link', { name: 'Refer someone online' }).click()
  await expect(page).toHaveURL('/referral/online')
})

test('a link that is followed while code is loading leads to its place', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/ProgramPage-.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  const code = page.waitForRequest(/ProgramPage-.*\.js$/)
  await page.goto('/programs/family-support', { waitUntil: 'commit' })
  await code
  const title = page.getByRole('heading', { name: 'Is this right for us?' })
  await title.evaluate((element) => Object.assign(window, { rendered: element }))
  await page.getByRole('link', { name: 'Is this right for us?' }).click()
  await expect(title).toBeInViewport()
  release()
  // React marks the elements that it knows.
  const isHydrated = (element: Element) => Object.keys(element).some((key) => /^__react/.test(key))
  await expect.poll(() => title.evaluate(isHydrated)).toBe(true)
  await expect(title).toBeInViewport()
  expect(
    await title.evaluate((element) => element === (window as { rendered?: Element }).rendered),
  ).toBe(true)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('a program has its page, and a menu that leads back', async ({ page }) => {
    await page.goto('/programs/family-support')
    await expect(page.getByRole('region', { name: 'How to start' })).toBeVisible()
    await page.getByRole('link', { name: 'Community Engagement' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community Engagement')
  })
})
