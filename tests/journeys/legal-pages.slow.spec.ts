import { expect, test } from '../support/test.ts'

for (const [path, title] of [
  ['/privacy', 'Privacy and Terms'],
  ['/accessibility', 'Accessibility'],
] as const) {
  test(`the footer leads to ${path}, which is a separate page`, async ({ page, request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(await response.text()).toContain(`<h1>${title}</h1>`)
    const again = await request.get(path, {
      headers: { 'if-none-match': response.headers().etag ?? '' },
    })
    expect(again.status()).toBe(304)

    await page.goto('/')
    await page
      .locator('footer')
      .getByRole('link', { name: title.split(' ')[0], exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(`${title}: Tulip Poplar Care`)
  })
}

test('the copyright line has the current year', async ({ page }) => {
  await page.goto('/privacy')
  const year = new Date().toLocaleDateString('en-US', {
    year: 'numeric',
    timeZone: 'America/Chicago',
  })
  await expect(page.getByText(`© ${year} Tulip Poplar Care. All rights reserved.`)).toBeVisible()
})
