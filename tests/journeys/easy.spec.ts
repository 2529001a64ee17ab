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
