import { expect, test } from '../support/test.ts'

test.describe('unknown addresses', () => {
  test.use({ allowedErrors: [/404/] })

  test('an unknown page shows an error and a link to the home page', async ({ page }) => {
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This path ends here')
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL('/')
  })

  test('an address under /jobs without a job is the listing, or an unknown page', async ({
    page,
  }) => {
    for (const path of ['/careers', '/jobs', '/jobs/']) {
      await page.goto(path)
      await expect(page.getByText('Our job listings'), path).toBeVisible()
    }
    expect((await page.goto('/jobs/a/b'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This path ends here')
    await page.goto('/jobs/unknown/')
    await expect(page).toHaveURL('/#careers')
  })

  test('an unknown job leads to the careers section', async ({ page }) => {
    const response = await page.goto('/jobs/no-such-job')
    expect(response?.status()).toBe(404)
    await expect(page).toHaveURL('/#careers')
  })
})

test('an unknown file gets 404', async ({ request }) => {
  for (const path of [
    '/llms.txt',
    '/uploads/',
    '/uploads/pictures/',
    '/assets/none.js',
    '/api/x',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('the home page has the data that search engines and social networks need', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Tulip Poplar Care: Good lives at home in Tennessee')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /^http:\/\/127\.0\.0\.1:\d+\/$/,
  )
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/share\.png$/,
  )
  const organization = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
  )
  expect(organization).toMatchObject({ '@type': 'Organization', name: 'Tulip Poplar Care' })
})

test('pages are compressed, and not sent again while they are unchanged', async ({ request }) => {
  const response = await request.get('/', { headers: { 'accept-encoding': 'br' } })
  const { etag = '', vary } = response.headers()
  expect(response.headers()['content-encoding']).toBe('br')
  expect(vary).toBe('accept-encoding')
  const again = await request.get('/', { headers: { 'if-none-match': etag } })
  expect(again.status()).toBe(304)
})
