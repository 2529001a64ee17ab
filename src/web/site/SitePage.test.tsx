import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { sections } from '#content/sections.ts'
import { storedToken, storeSession } from '#web/api/session.ts'
import { failure, renderAt, respond } from '../../../tests/support/render.tsx'
import { widen } from '../../../tests/support/simulated-browser.ts'
import { JobListing } from './jobs/JobListing.tsx'
import { SiteApp } from './SiteApp.tsx'

beforeEach(() => {
  widen(1280)
  vi.stubGlobal('scrollTo', () => {})
})

/** Responses with the fields of the specification and no others. */
const specified = {
  'GET /hero': {
    unchecked: {
      data: [
        { _id: '1', title: 'Slide one', imageUrl: 'uploads\\one.jpg', isActive: true, order: 1 },
        {
          id: '2',
          title: 'Slide two',
          subtitle: 'Two',
          image: '/two.jpg',
          isActive: true,
          order: 2,
        },
        { id: '3', title: 'Slide three', imageUrl: '/three.jpg', isActive: false, order: 3 },
      ],
    },
  },
  'GET /events/public': {
    unchecked: {
      data: [
        { _id: '1', title: 'Picnic', description: 'Outside.', image: { path: 'uploads/p.jpg' } },
        { _id: '2', title: 'Concert', description: 'Inside.' },
      ],
    },
  },
  'GET /team': {
    unchecked: [
      { _id: '1', name: 'Ann Lee', position: 'Nurse', comment: 'Hello.', image: 'uploads/ann.jpg' },
      { id: '2', name: 'Bo Ray', position: 'Coach', comment: 'Hi.' },
    ],
  },
  'GET /testimonials': {
    unchecked: {
      success: true,
      data: [
        { _id: '1', name: 'Ruth', review: 'Good people.' },
        { _id: '2', name: 'Sam', review: 'Kind people.' },
      ],
    },
  },
  'GET /jobs?page=1&limit=20': {
    unchecked: {
      success: true,
      data: [{ _id: '1', title: 'Driver', location: 'Nashville, TN', shiftsAvailable: ['second'] }],
    },
  },
}

const none = () => null
const parts = { ReferralPage: none, NoticesPage: none, LegalPage: none, JobRoute: none }
const site = <SiteApp {...parts} JobListing={JobListing} ProgramPage={none} EventPages={none} />

const findSource = (text: string, selector: string) =>
  screen.getByText(text).closest(selector)?.querySelector('img')?.getAttribute('src')

test('the page has all sections in their order', async () => {
  respond(specified)
  renderAt('/', site)
  await screen.findByText('Slide one')
  const listed: string[] = sections.map(({ id }) => id)
  const shown = [...document.querySelectorAll('main [id]')].map(({ id }) => id)
  expect(shown.filter((id) => listed.includes(id))).toEqual(listed)
})

test('every section works with only the fields of the specification', async () => {
  respond({ ...specified, 'GET /site-details': 'network failure' })
  renderAt('/?view=jobs', site)
  expect(await screen.findByText('Slide one')).toBeVisible()
  expect(findSource('Slide one', '[role=group]')).toBe('/uploads/one.jpg')
  expect(findSource('Slide two', '[role=group]')).toBe('/two.jpg')
  expect(screen.queryByText('Slide three')).toBeNull()
  expect(await screen.findByText('Picnic')).toBeVisible()
  expect(findSource('Picnic', 'article')).toBe('/uploads/p.jpg')
  expect(screen.getByText('Concert')).toBeVisible()
  expect(await screen.findByText('Ann Lee')).toBeVisible()
  expect(findSource('Ann Lee', 'article')).toBe('/uploads/ann.jpg')
  expect(screen.getByText('Bo Ray')).toBeVisible()
  expect(await screen.findByText('Good people.')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Driver' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'View Job: Driver' })).toHaveAttribute('href', '/jobs/1')
})

test('a response that refuses an old token ends the session and opens the login', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  storeSession('stale', { _id: '1', username: 'ann', email: 'ann@example.org', role: 'admin' })
  respond({ ...specified, 'GET /events/public': failure(401) })
  renderAt('/', site)
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/admin?session=expired'))
  expect(storedToken()).toBeNull()
})

test('a sign-out in another tab does not affect the public site', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  respond(specified)
  renderAt('/', site)
  expect(await screen.findByText('Slide one')).toBeVisible()
  window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken', newValue: null }))
  expect(assign).not.toHaveBeenCalled()
})
