import { expect, test } from '../support/test.ts'

// Scripts are blocked instead of switched off, because axe itself needs JavaScript.
test.use({ allowedErrors: [/Failed to load resource/] })

test('the pages have no findings before their script runs', async ({ page, expectNoFindings }) => {
  await page.route('**/*.js', (route) => route.abort())
  const check = async () => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoFindings()
    }
  }
  const { data: jobs } = await (await page.request.get('/api/jobs')).json()
  for (const path of ['/', '/?view=jobs', '/referral/online', '/privacy', '/nowhere']) {
    await page.goto(path)
    await check()
    await expect(page.getByRole('contentinfo')).toHaveCount(1)
  }
  await page.goto(`/jobs/${jobs[0].id}`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await check()
  await expect(page.getByRole('banner')).toHaveCount(1)
})

test('the list that scrolls can get the focus before the script runs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 850 })
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/')
  const values = page.getByRole('list', { name: 'Our Core Values' })
  await values.focus()
  await expect(values).toBeFocused()
})

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false })

  test('only the job is shown on its page, without the button to apply', async ({ page }) => {
    const { data: jobs } = await (await page.request.get('/api/jobs')).json()
    await page.goto(`/jobs/${jobs[0].id}`)
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Close' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Apply Now' })).toBeHidden()
    await expect(page.getByRole('main')).toBeHidden()
    await page.goto('/')
    const link = page.getByRole('link', { name: 'Ask a question' })
    await expect(link).toBeVisible()
    await expect(link).toHaveCSS('position', 'static')
  })
})
