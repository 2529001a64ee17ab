import { expect, test } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import type { CareEvent } from '#contract/website/events.ts'
import { pageContent, texts } from '../../../../tests/support/texts.ts'
import { render } from '../entry-server.tsx'

const picnic: Partial<CareEvent> = {
  _id: 'a',
  slug: 'picnic',
  title: 'Picnic',
  description: 'In the park.\n\nBring a hat.',
  image: null,
  picture: null,
  startsAt: '2026-11-20T18:00:00.000Z',
  place: 'The park',
}

/** The page, with these events and the one at this address. */
const pageAt = (path: string, events: Partial<CareEvent>[]) =>
  render(
    path,
    async (called) => {
      if (called === '/api/site-details') {
        return Response.json({ success: true, data: builtInDetails })
      }
      if (called === '/api/events/public') return Response.json({ success: true, data: events })
      const found = events.find(({ slug }) => called === `/api/events/public/${slug}`)
      return found
        ? Response.json({ success: true, data: found })
        : Response.json({ success: false, message: 'Event was not found.' }, { status: 404 })
    },
    pageContent({ details: builtInDetails, texts }),
  )
const plain = (html: string) => html.replace(/<!-- -->/g, '').replace(/\u00a0/g, ' ')

test('the page of an event says all about it', async () => {
  const { status, html, head } = await pageAt('/events/picnic', [picnic])
  expect(status).toBe(200)
  expect(head.canonicalPath).toBe('/events/picnic')
  const shown = plain(html)
  expect(shown).toContain('<h1>Picnic</h1>')
  for (const text of ['Friday, November 20, 2026, at 12:00 PM', 'Central Time', 'The park']) {
    expect(shown).toContain(text)
  }
  for (const text of ['In the park.', 'Bring a hat.']) expect(shown).toContain(`>${text}</p>`)
  expect(shown).toContain('href="/api/events/public/a/calendar.ics"')
  expect(shown).toContain('href="/events"')
})

test('an event that is not there is not found', async () => {
  expect(await pageAt('/events/nothing', [picnic])).toMatchObject({ status: 404, complete: true })
})

test('all events are listed by month, those without a date last and past ones not', async () => {
  const { status, html, head } = await pageAt('/events', [
    { ...picnic, repeats: 'weekly', firstStartsAt: '2026-11-13T18:00:00.000Z' },
    { ...picnic, slug: 'supper', title: 'Supper', startsAt: '2026-11-29T23:00:00.000Z' },
    { ...picnic, slug: 'walk', title: 'Walk', startsAt: '2026-12-01T04:30:00.000Z' },
    {
      ...picnic,
      slug: 'run',
      title: 'Run',
      startsAt: '2026-12-01T05:30:00.000Z',
      timeZone: 'America/New_York',
    },
    { _id: 'b', slug: 'some-day', title: 'Some Day', description: '', image: null },
    { ...picnic, slug: 'past', title: 'Past', past: true },
  ])
  expect(status).toBe(200)
  expect(head.canonicalPath).toBe('/events')
  const shown = plain(html)
  const lines = [...shown.matchAll(/<h2>(.*?)<\/h2>|<a href="\/events\/([^"]+)"/g)]
  expect(lines.map(([, month, slug]) => month ?? slug)).toEqual([
    'November 2026',
    'picnic',
    'supper',
    'walk',
    'December 2026',
    'run',
    'Date to be announced',
    'some-day',
  ])
  expect(shown).toContain('12:00 PM Central Time · Every Friday · The park')
})

test('without events the list says so', async () => {
  const { html } = await pageAt('/events', [])
  expect(html).toContain('No events available at the moment. Check back soon!')
})
