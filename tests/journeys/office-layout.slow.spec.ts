import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('on a narrow screen the sections open over the page', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await signIn('hero-management')
  const toggle = page.getByRole('button', { name: 'Open sections' })
  await toggle.click()
  await expect(page.getByRole('button', { name: 'Close sections' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toggle).toBeFocused()
  await toggle.click()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL('/admin/dashboard?section=overview')
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden()
})

test('an unknown section shows the overview', async ({ page, signIn }) => {
  await signIn('no-such-section')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
})

for (const { width, height } of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]) {
  test(`every section is reached without scrolling at ${width} by ${height}`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height })
    await signIn('overview')
    const menu = page.getByRole('button', { name: 'Open sections' })
    const sections = page.getByRole('navigation', { name: 'Sections' })
    const last = page.getByRole('link', { name: 'Back to Site' })
    if (width < 1050) await menu.click()
    await expect(sections.getByRole('link', { name: 'Team Management' })).toBeInViewport()
    await expect(last).toBeInViewport({ ratio: 1 })
    await sections.getByRole('button', { name: 'Settings' }).click()
    await expect(last).toBeInViewport({ ratio: 1 })
    await expect(sections.getByRole('link', { name: 'Team Management' })).toBeHidden()
    await sections.getByRole('link', { name: 'Administrators' }).click()
    await expect(page).toHaveURL('/admin/dashboard?section=users')
  })
}
