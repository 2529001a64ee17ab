import { expect, test } from '../support/test.ts'

test.use({ allowedErrors: [/status of (500|503)|ERR_FAILED/] })

test('the story of a visitor is on the site after the office has approved it', async ({
  page,
  signIn,
}) => {
  await page.goto('/')
  const share = page.getByRole('button', { name: 'Share your story' })
  await share.click()
  const dialog = page.getByRole('dialog', { name: 'Share your story' })
  await dialog.getByRole('button', { name: 'Send my story' }).click()
  await expect(dialog.getByText('Please tell us the name to show')).toBeVisible()
  await expect(dialog.getByText('Please write a few words')).toBeVisible()
  await expect(dialog.getByText('Please check this box, or we can’t show your story')).toBeVisible()

  await dialog.getByLabel('The name to show').fill('Ruth Ann C.')
  await dialog.getByLabel('Your words').fill('They learned the hymn my sister likes.')
  await dialog.getByRole('checkbox').check()

  // The text stays when it cannot be sent.
  await page.route('**/api/testimonials/submit', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Send my story' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Network error. Please check your connection and try again.',
  )
  await expect(dialog.getByLabel('Your words')).toHaveValue(
    'They learned the hymn my sister likes.',
  )
  await page.unroute('**/api/testimonials/submit')
  await dialog.getByRole('button', { name: 'Send my story' }).click()
  const thanks = page.getByRole('dialog', { name: 'Thank you. We got your story.' })
  await thanks.getByRole('button', { name: 'Close' }).last().click()
  await expect(share).toBeFocused()
  await page.reload()
  await expect(page.getByText('They learned the hymn')).toHaveCount(0)

  await signIn('testimonials')
  const sidebar = page.getByRole('navigation', { name: 'Sections' })
  const badge = sidebar.getByRole('link', { name: /^Testimonials/ })
  await expect(badge).toHaveAccessibleName(/^Testimonials \d+ pending$/)
  const pendingCount = async () =>
    Number.parseInt((await badge.innerText()).replace(/\D+/, ''), 10) || 0
  const before = await pendingCount()
  await page.getByRole('button', { name: 'Approve testimonial by Ruth Ann C.' }).click()
  await expect(page.getByText('Testimonial approved. It is on the site now.')).toBeVisible()
  await expect.poll(pendingCount).toBe(before - 1)
  await expect(
    page.getByRole('row', { name: /Ruth Ann C\..*“They learned.*Approved/ }),
  ).toBeVisible()

  await page.goto('/')
  await expect(page.getByRole('figure').filter({ hasText: 'Ruth Ann C.' })).toBeVisible()
})
