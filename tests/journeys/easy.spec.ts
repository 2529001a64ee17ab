import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('someone finds Easy Read, reads a page by keyboard and listens to it', async ({ page }) => {
  // Headless browsers have no voice.
  await page.addInitScript(() => {
    const voice = { localService: true, lang: 'en-US', name: 'Test' }
    Object.defineProperty(speechSynthesis, 'getVoices', { value: () => [voice] })
    Object.defineProperty(speechSynthesis, 'speak', { value: () => undefined })
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { set: () => undefined })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('banner').getByRole('link', { name: 'Easy Read' }).click()
  await expect(page).toHaveURL('/easy')
  await page.getByRole('link', { name: 'Your rights' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your rights')

  await page.getByRole('button', { name: 'Read to me' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('data-spoken')
  await page.getByRole('button', { name: 'Stop' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Read to me' })).toBeVisible()

  await page.getByRole('link', { name: 'Next' }).press('Enter')
  await expect(page).toHaveURL('/easy/your-rights/2')
  await page.getByRole('link', { name: 'The full website' }).click()
  await expect(page).toHaveURL('/')
  const back = page.getByRole('banner').getByRole('link', { name: 'Easy Read' })
  await expect(back).toHaveAttribute('href', '/easy/your-rights/2')
})

test('without a voice of the device there is no button to listen', async ({ page }) => {
  await page.goto('/easy', { waitUntil: 'networkidle' })
  await expect(page.getByRole('link', { name: 'What we do' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Read to me' })).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('all parts of a page can be read, and the office called', async ({ page }) => {
    await page.goto('/easy')
    await page.getByRole('link', { name: 'Next' }).click()
    await page.getByRole('link', { name: 'What words mean' }).click()
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page.getByRole('listitem')).toHaveCount(5)
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toHaveAttribute(
      'href',
      'tel:+16155550142',
    )
  })
})

test('a page loads its own small script and no other', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/easy/talk-to-us', { waitUntil: 'networkidle' })
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/easy\/entry-/)])
})
