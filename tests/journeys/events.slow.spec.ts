import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.describe.configure({ mode: 'serial' })

test('a visitor pages through the events, and the first follows the last', async ({ page }) => {
  const { data } = await (await page.request.get('/api/events/public')).json()
  const dates = data.map(({ startsAt }: { startsAt: string }) => startsAt)
  expect(dates).toEqual(dates.toSorted())
  const [first, second, last] = [0, 1, 7].map((index) => data[index].title)
  await page.goto('/')
  // The controls work only after the script has loaded.
  await expect(page.locator('#events [data-ready="true"]')).toBeVisible()
  const events = page.getByRole('region', { name: 'Events', exact: true })
  const heading = (title: string) => events.getByRole('heading', { name: title })
  await events.getByRole('button', { name: 'Next event' }).click()
  await expect(events.getByRole('button', { name: 'Event 2 of 8' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(heading(second)).toBeInViewport()
  await events.getByRole('button', { name: 'Event 8 of 8' }).click()
  await expect(heading(last)).toBeInViewport()
  await events.getByRole('button', { name: 'Next event' }).click()
  await expect(heading(first)).toBeInViewport()

  // Also with a swipe on a touch pad.
  await heading(first).hover()
  await page.mouse.wheel(600, 0)
  await expect(heading(second)).toBeInViewport()
  await expect(events.getByRole('button', { name: 'Event 2 of 8' })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('a visitor takes the first event into a calendar and asks about it', async ({ page }) => {
  await page.goto('/')
  const events = page.getByRole('region', { name: 'Events', exact: true })
  const first = events.getByRole('article').first()
  const title = (await first.getByRole('heading').textContent()) ?? ''
  const download = page.waitForEvent('download')
  await first.getByRole('link', { name: 'Add to calendar' }).click()
  const file = await (await download).path()
  expect(await readFile(file, 'utf8')).toContain('BEGIN:VEVENT')
  await first.getByRole('link', { name: 'Ask about this' }).click()
  const message = page.getByLabel('Message')
  await expect(message).toHaveValue(new RegExp(`^I have a question about ${title} `))
  await expect(message).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor finds an event by its month, and its page has an address to share', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'All events by month' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Events by month' })).toBeVisible()
    const line = page.getByRole('listitem').filter({ hasText: 'Saturday Trail Walk' })
    await expect(line).toContainText('9:30 AM Eastern Time')
    await line.getByRole('link').click()
    await expect(page).toHaveURL('/events/saturday-trail-walk')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saturday Trail Walk')
    await expect(page.getByText(/The \w+ Saturday of every month/)).toBeVisible()
    // Knoxville has no street.
    await expect(page.getByRole('link', { name: 'Directions' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible()
  })

  test('a question names its event too', async ({ page }) => {
    await page.goto('/')
    const event = page.locator('#events article').first()
    await event.getByRole('link', { name: 'Ask about this' }).click()
    await expect(page.getByLabel('Message')).toHaveValue(/^I have a question about /)
    await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeInViewport()
  })
})
