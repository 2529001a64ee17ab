import { signIn } from '../support/office-calls.ts'
import { administrator } from '../support/server.ts'
import { findLeftOver, readRecords, readTexts, spanishPages } from '../support/spanish.ts'
import { expect, test } from '../support/test.ts'

test.use({ allowedErrors: [/404/] })

test('no page in Spanish has text of the English page', async ({ page }) => {
  const records = await readRecords(page)
  for (const path of spanishPages) {
    await page.goto(path)
    const english = await readTexts(page, 'body')
    await page.goto(`/es${path}`)
    const spanish = await readTexts(page, 'body')
    expect(spanish.length, path).toBeGreaterThan(10)
    expect(findLeftOver(spanish, english, records), path).toEqual([])
  }
})

test('what staff wrote in Spanish is shown, and the rest is marked', async ({ page, server }) => {
  const staff = await signIn(server.url, administrator)
  const event = { title: 'Kite festival', description: 'Bring a kite.', place: 'Nashville, TN' }
  const { id, slug, updatedAt } = await staff.form('/events', event)
  const texts = { title: { en: event.title, es: 'Festival de papalotes' } }
  await staff.json('PUT', `/admin/spanish/event/${id}`, { texts, updatedAt })

  await page.goto(`/es/events/${slug}`)
  await expect(page).toHaveTitle('Festival de papalotes: Tulip Poplar Care')
  const title = page.getByRole('heading', { level: 1, name: 'Festival de papalotes' })
  await expect(title).not.toHaveAttribute('lang')
  await expect(page.getByText('Bring a kite.')).toHaveAttribute('lang', 'en')
  await expect(page.getByText('Solo en inglés')).toHaveCount(1)

  await page.goto('/es/events')
  await expect(page.getByRole('link', { name: 'Festival de papalotes' })).toBeVisible()
  await page.goto(`/events/${slug}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Kite festival' })).toBeVisible()
})
