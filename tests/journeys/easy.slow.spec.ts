import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a Spanish page is read by a Spanish voice, and what it has in English by an English one', async ({
  page,
}) => {
  const said: string[] = []
  await page.exposeFunction('note', (words: string) => said.push(words))
  await page.addInitScript(() => {
    const voices = ['en-US', 'es-MX'].map((lang) => ({ localService: true, lang }))
    Object.defineProperty(speechSynthesis, 'getVoices', { value: () => voices })
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { set: () => undefined })
    const speak = async (words: SpeechSynthesisUtterance) => {
      await (window as unknown as { note: (words: string) => Promise<void> }).note(
        `${words.lang} ${words.text}`,
      )
      words.dispatchEvent(new Event('end'))
    }
    Object.defineProperty(speechSynthesis, 'speak', { value: speak })
  })
  await page.goto('/es/easy/your-rights')
  await page.getByRole('button', { name: 'Léame la página' }).press('Enter')
  await expect.poll(() => said).toContain('en-US You have the right to say no.')
  expect(said.slice(0, 4)).toEqual([
    'es-MX Sus derechos',
    'es-MX Solo en inglés. Si tiene preguntas, llámenos al (615) 555-0142.',
    'en-US You have rights.',
    'es-MX Los derechos son cosas que nadie puede quitarle.',
  ])
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
