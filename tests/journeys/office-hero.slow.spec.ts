import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

// The tests share a server, so each one deletes the slides it has added.
test.beforeEach(({ signIn }) => signIn('hero-management'))

test('the details of a slide are shown, and closing them returns the focus', async ({ page }) => {
  const view = page.getByRole('button', { name: 'View A good life, close to home' })
  await view.click()
  const details = page.getByRole('dialog', { name: 'Hero Slide Details' })
  for (const name of ['Title', 'Subtitle', 'Created', 'Last Updated', 'Order', 'Status']) {
    await expect(details.getByRole('term').filter({ hasText: name }).first()).toBeVisible()
  }
  await expect(details).toContainText('Active')
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await expect(view).toBeFocused()
})

test('the form shows what is missing and refuses files that are not pictures', async ({
  page,
  discard,
}) => {
  await page.getByRole('button', { name: 'Add Hero Slide' }).click()
  const form = page.getByRole('dialog', { name: 'Add Hero Slide' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Title is required')).toBeVisible()
  await expect(form.getByText('Image is required for new slides')).toBeVisible()
  await expect(form.getByLabel(/^Title/)).toBeFocused()
  await form.getByLabel(/^Title/).fill('x'.repeat(101))
  await expect(form.getByText('Title must be at most 100 characters')).toBeVisible()

  const text = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') }
  await form.getByLabel('Image').setInputFiles(text)
  await expect(form.getByText('Please select a valid image file', { exact: true })).toBeVisible()
  const huge = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) }
  await form.getByLabel('Image').setInputFiles(huge)
  await expect(form.getByText('Image size should be less than 5MB', { exact: true })).toBeVisible()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await discard()
  await expect(form).toBeHidden()
})

test('the actions of a row are on one line', async ({ page }) => {
  const actions = page.getByRole('row').nth(1).getByRole('cell').last().getByRole('button')
  await expect(actions).toHaveCount(3)
  const tops = await actions.evaluateAll((buttons) =>
    buttons.map((button) => button.getBoundingClientRect().top),
  )
  expect(new Set(tops).size).toBe(1)
})

test('visitors get a new order of the slides immediately', async ({ page, request }) => {
  const titles = async () => {
    const { data } = await (await request.get('/api/hero')).json()
    return data.map((slide: { title: string }) => slide.title)
  }
  const before = await titles()
  await page.getByRole('button', { name: 'Move Your home, your rules up' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Your home, your rules')
  await expect.poll(titles).toEqual([before[1], before[0], ...before.slice(2)])
  await page.getByRole('button', { name: 'Move Your home, your rules down' }).click()
  await expect(page.getByRole('row').nth(2)).toContainText('Your home, your rules')
})

test.describe('when the server fails', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })

  test('the form keeps the typed text and shows the reason', async ({ page }) => {
    await page.getByRole('button', { name: 'Edit A good life, close to home' }).click()
    const form = page.getByRole('dialog', { name: 'Edit Hero Slide' })
    await form.getByLabel(/^Title/).fill('Not saved yet')
    await page.route('**/api/hero/*', (route) => route.abort())
    await form.getByRole('button', { name: 'Save' }).click()
    const reason = 'Network error. Please check your connection and try again.'
    await expect(form.getByRole('alert').filter({ hasText: reason }).first()).toBeVisible()
    await expect(form.getByLabel(/^Title/)).toHaveValue('Not saved yet')
  })
})
