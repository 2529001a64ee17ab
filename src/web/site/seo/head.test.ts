import { expect, test } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import type { Job } from '#contract/hiring/jobs.ts'
import { noticeIds } from '#contract/website/notices.ts'
import { aJob } from '../../../../tests/support/job.ts'
import { shorten } from '../titles.ts'
import { makeHead } from './head.ts'

const moved = {
  ...builtInDetails,
  phone: '(931) 555-0123',
  address: { street: '9 Mill Road', city: 'Ringgold', region: 'GA', postalCode: '30736' },
}
const address = {
  '@type': 'PostalAddress',
  streetAddress: '9 Mill Road',
  addressLocality: 'Ringgold',
  addressRegion: 'GA',
  postalCode: '30736',
  addressCountry: 'US',
}

test('the home page has the current details for search engines', () => {
  const { head } = makeHead({ page: 'home' }, moved)
  expect(head.jsonLd?.('https://x.org')).toMatchObject({
    '@type': 'Organization',
    telephone: '(931) 555-0123',
    email: builtInDetails.email,
    address,
  })
})

test('a job has them too, and its place is in the provider’s state unless it names another', () => {
  const postingIn = (location: string) => {
    const found = { state: 'open' as const, job: aJob({ location }) }
    return makeHead({ page: 'job', found }, moved).head.jsonLd?.('https://x.org')
  }
  expect(postingIn('Dalton')).toMatchObject({
    hiringOrganization: { telephone: '(931) 555-0123', address },
    jobLocation: { address: { addressLocality: 'Dalton', addressRegion: 'GA' } },
  })
  expect(postingIn('Dayton, TN')).toMatchObject({
    jobLocation: { address: { addressLocality: 'Dayton', addressRegion: 'TN' } },
  })
})

test('a job has its pay, its last day, its openings and its address, as far as they are known', () => {
  const posting = (fields: Partial<Job>) => {
    const found = { state: 'open' as const, job: aJob(fields) }
    return makeHead({ page: 'job', found }, moved).head.jsonLd?.('https://x.org')
  }
  const terms = { closingDate: '2027-03-14', openings: 3, street: '5 Elm', postalCode: '37130' }
  expect(posting({ ...terms, pay: { from: 16.5, to: 18, per: 'hour' } })).toMatchObject({
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', minValue: 16.5, maxValue: 18, unitText: 'HOUR' },
    },
    // Clocks go forward on this day.
    validThrough: '2027-03-14T23:59:59-05:00',
    totalJobOpenings: 3,
    jobLocation: { address: { streetAddress: '5 Elm', postalCode: '37130' } },
  })
  expect(posting({ pay: { from: 42_000, to: 42_000, per: 'year' } })).toMatchObject({
    baseSalary: { value: { value: 42_000, unitText: 'YEAR' } },
  })
  const plain = posting({})
  for (const name of ['baseSalary', 'validThrough', 'totalJobOpenings']) {
    expect(plain).not.toHaveProperty(name)
  }
})

test('an event has an address of its own, with its photo and what search engines need', () => {
  const picnic = {
    slug: 'picnic',
    title: 'Picnic',
    description: 'In the park',
    image: { path: '/uploads/pictures/x-1600.webp' },
    picture: { width: 1600, height: 900, sources: [] },
    imageDescription: 'A lawn',
    startsAt: '2026-11-21T00:00:00.000Z',
    endsAt: '2026-11-21T02:00:00.000Z',
    place: 'The park',
  }
  const { status, head } = makeHead({ page: 'event', found: picnic }, moved)
  expect(status).toBe(200)
  expect(head).toMatchObject({
    title: 'Picnic: Tulip Poplar Care',
    description: 'In the park',
    canonicalPath: '/events/picnic',
    picture: {
      path: '/uploads/pictures/x-1600.webp',
      width: 1600,
      height: 900,
      description: 'A lawn',
    },
  })
  expect(head.jsonLd?.('https://x.org')).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: 'Picnic',
    startDate: '2026-11-20T18:00:00-06:00',
    endDate: '2026-11-20T20:00:00-06:00',
    location: { '@type': 'Place', name: 'The park' },
    image: 'https://x.org/uploads/pictures/x-1600.webp',
    url: 'https://x.org/events/picnic',
  })
  const elsewhere = { ...picnic, timeZone: 'America/New_York' }
  const { jsonLd } = makeHead({ page: 'event', found: elsewhere }, moved).head
  expect(jsonLd?.('https://x.org')).toMatchObject({ startDate: '2026-11-20T19:00:00-05:00' })
  const drawn = { ...picnic, place: '', image: { path: '/art/event-garden.svg' } }
  const plain = makeHead({ page: 'event', found: drawn }, moved).head
  expect(plain).not.toHaveProperty('picture')
  expect(plain).not.toHaveProperty('jsonLd')
  expect(makeHead({ page: 'event', found: null }, moved).status).toBe(404)
  expect(makeHead({ page: 'event', found: undefined }, moved).status).toBe(503)
})

test('titles and descriptions fit into a search result and end with a whole word', () => {
  const long =
    'Registered Nurse for people who live with ventilators at home on weekends and nights'
  const description = `<p>${'You support people at home and in their neighborhood. '.repeat(9)}</p>`
  const found = { state: 'open' as const, job: aJob({ title: long, description }) }
  const subjects = [
    { page: 'home' as const },
    { page: 'words' as const, path: '/privacy' },
    { page: 'words' as const, path: '/accessibility' },
    {
      page: 'notices' as const,
      found: noticeIds.map((id) => ({
        id,
        text: '',
        spanish: '',
        easyText: '',
        spanishEasy: '',
        updatedAt: '',
      })),
    },
    { page: 'listing' as const },
    { page: 'job' as const, found },
  ]
  for (const subject of subjects) {
    const { title, description } = makeHead(subject, moved).head
    expect(title.length, title).toBeLessThan(60)
    expect(description.length, description).toBeLessThan(155)
  }
  const { head } = makeHead({ page: 'job', found }, moved)
  expect(head.title).toBe('Registered Nurse for people who live with ventilators at…')
  expect(head.description).toMatch(/ (people|home|neighborhood|support|in|at|and|their)…$/)
  expect(shorten('x'.repeat(80), 59)).toBe(`${'x'.repeat(58)}…`)
})
