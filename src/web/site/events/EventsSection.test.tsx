import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { CareEvent } from '#contract/website/events.ts'
import { type FakeResponse, failure, respond } from '../../../../tests/support/render.tsx'
import { createQueryClient } from '../query-client.ts'
import { EventsSection } from './EventsSection.tsx'

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient({ retry: 0 })}>
      <MemoryRouter>
        <EventsSection />
      </MemoryRouter>
    </QueryClientProvider>,
  )

const event = (id: string, rest: Partial<CareEvent> = {}): CareEvent => ({
  _id: id,
  id,
  slug: id,
  title: `Event ${id}`,
  description: 'Bring a hat.',
  status: 'published',
  image: null,
  picture: null,
  createdAt: '2026-11-15T12:00:00.000Z',
  updatedAt: '2026-11-15T12:00:00.000Z',
  ...rest,
})

const respondWithList = (given: FakeResponse) =>
  respond({ 'GET /events/public': given, 'GET /site-details': 'never' })
const serve = (data: CareEvent[]) => respondWithList({ body: { success: true, data } })

test('shows that events are loading', () => {
  respondWithList('never')
  show()
  expect(screen.getByRole('status').textContent).toBe('Loading events...')
})

test('says when there are no events, and shows no samples', async () => {
  serve([])
  show()
  await screen.findByText('No events available at the moment. Check back soon!')
  expect(screen.queryByRole('article')).toBeNull()
})

test('shows one card at a time, with controls', async () => {
  serve([event('a'), event('b'), event('c')])
  show()
  expect(await screen.findAllByRole('article')).toHaveLength(3)
  const pager = within(screen.getByRole('group', { name: 'Events' }))
  expect(pager.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Previous event',
    'Event 1 of 3',
    'Event 2 of 3',
    'Event 3 of 3',
    'Next event',
  ])
})

test('a single event has no controls', async () => {
  serve([event('a')])
  show()
  await screen.findByRole('article')
  expect(screen.queryByRole('button', { name: 'Next event' })).toBeNull()
})

test('shows time and place, in the provider’s time zone', async () => {
  serve([event('a', { startsAt: '2026-03-14T15:00:00.000Z', place: 'Murfreesboro' })])
  show()
  expect(await screen.findByText('Saturday, March 14, 2026, at 10:00 AM')).toBeDefined()
  expect(screen.getByText('Murfreesboro')).toBeDefined()
})

test('offers the calendar, directions and a question about an event that is to come', async () => {
  const startsAt = '2026-03-14T15:00:00.000Z'
  const endsAt = '2026-03-14T17:30:00.000Z'
  serve([event('a', { startsAt, endsAt, place: '1 Main St & 2nd, Murfreesboro' })])
  show()
  expect(
    await screen.findByText('Saturday, March 14, 2026, from 10:00 AM to 12:30 PM'),
  ).toBeVisible()
  expect(screen.getByText('Central Time')).toBeVisible()
  const link = (name: RegExp) => screen.getByRole('link', { name })
  expect(link(/^Add to calendar \(Event a\)/)).toHaveAttribute(
    'href',
    '/api/events/public/a/calendar.ics',
  )
  const directions = link(/^Directions .*opens in a new tab/)
  expect(directions).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=1%20Main%20St%20%26%202nd%2C%20Murfreesboro',
  )
  expect(directions).toHaveAttribute('target', '_blank')
  expect(directions).toHaveAttribute('rel', 'noopener noreferrer')
  expect(link(/^Ask about this/)).toHaveAttribute(
    'href',
    '/?about=Event+a+%28Saturday%2C+March+14%2C+2026%29#contact-form',
  )
  expect(screen.queryByText('Past event')).toBeNull()
})

test('offers directions to a street only', async () => {
  const startsAt = '2026-03-14T15:00:00.000Z'
  const places = ['Nashville, TN', 'Room 3, Library', 'Nashville, TN 37130', 'Hall, 12b Oak Street']
  serve(places.map((place) => event(place, { startsAt, place })))
  show()
  await screen.findByText('Room 3, Library')
  const links = screen.getAllByRole('link', { name: /^Directions/ })
  expect(links.map((link) => link.textContent)).toEqual([
    'Directions (Event Hall, 12b Oak Street) (opens in a new tab)',
  ])
})

test('an event in another time zone has the clock there, and says how often it is', async () => {
  const times = { startsAt: '2026-11-28T14:30:00.000Z', endsAt: '2026-11-28T16:00:00.000Z' }
  // The first time was on the last Saturday of a month with five of them.
  const repeats = { repeats: 'monthly' as const, firstStartsAt: '2026-10-31T13:30:00.000Z' }
  const timeZone = 'America/New_York'
  serve([event('a', { ...times, ...repeats, timeZone, repeatsUntil: '2027-05-01' })])
  show()
  const time = await screen.findByText('Saturday, November 28, 2026, from 9:30 AM to 11:00 AM')
  // "9:30" and "AM" stay on one line.
  expect(time.textContent).toContain('9:30\u00a0AM to 11:00\u00a0AM')
  expect(screen.getByText('Eastern Time')).toBeVisible()
  expect(time.parentElement).toHaveTextContent('The last Saturday of every month until May 1, 2027')
})

test('leads to the page of an event, and to all of them', async () => {
  serve([event('a'), event('b')])
  show()
  expect(await screen.findByRole('link', { name: 'Event a' })).toHaveAttribute('href', '/events/a')
  expect(screen.getByRole('link', { name: 'All events by month' })).toHaveAttribute(
    'href',
    '/events',
  )
})

test('marks a past event, which can only be asked about', async () => {
  serve([event('a', { startsAt: '2026-03-14T15:00:00.000Z', past: true, place: 'Murfreesboro' })])
  show()
  expect(await screen.findByText('Past event')).toBeVisible()
  const names = screen.getAllByRole('link').map((link) => link.textContent)
  expect(names).toEqual(['Event a', 'Ask about this (Event a)'])
})

test('the picture of an event has its description', async () => {
  const picture = { width: 640, height: 480, sources: [] }
  const image = { path: '/art/event-garden.svg' }
  serve([event('a', { image, picture, imageDescription: 'A raised bed.' })])
  show()
  expect(await screen.findByRole('img', { name: 'A raised bed.' })).toBeVisible()
})

test('collapses a long description, and expands it', async () => {
  serve([event('a', { description: 'A sentence of some length. '.repeat(70).trim() })])
  show()
  const button = await screen.findByRole('button', { name: 'Read more about Event a' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(button.textContent).toContain('Show less')
})

test('a failure shows an error, eight samples and a retry button', async () => {
  respondWithList(failure())
  show()
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Failed to load events')
  expect(await screen.findAllByRole('article')).toHaveLength(8)

  serve([event('a')])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Event a')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

test('its heading starts with the menu label', () => {
  respondWithList('never')
  show()
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Events: come and join in')
})
