import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import { renderAt, respond } from '../../../../tests/support/render.tsx'
import { fakeResizeObserver } from '../../../../tests/support/simulated-browser.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

const prepare = (details = builtInDetails) =>
  respond({ 'GET /site-details': { body: { success: true, data: details } } })

beforeEach(() => {
  prepare()
})
afterEach(() => vi.unstubAllGlobals())

test('the navigation collapses while its links do not fit on one line', () => {
  const observer = fakeResizeObserver()
  const { unmount } = renderAt('/privacy', <SiteHeader />)
  const collapsed = () => document.querySelector('[data-collapsed]') !== null
  const places = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  const second = screen.getByRole('link', { name: 'Careers' }).closest('li')
  const lastLineAt = (top: number) =>
    places.mockImplementation(function place(this: Element) {
      return { top: this === second ? top : 10 } as DOMRect
    })

  lastLineAt(10)
  act(observer.resize)
  expect(collapsed()).toBe(false)
  lastLineAt(40)
  act(observer.resize)
  expect(collapsed()).toBe(true)
  lastLineAt(10)
  act(observer.resize)
  expect(collapsed()).toBe(false)
  unmount()
  expect(observer.disconnect).toHaveBeenCalled()
})

test('the header says how to reach the office', async () => {
  prepare({
    ...builtInDetails,
    phone: '(931) 555-0123',
    email: 'desk@example.org',
    hours: 'Always',
  })
  renderAt('/privacy', <SiteHeader />)
  const banner = within(screen.getByRole('banner'))
  await waitFor(() => expect(banner.getAllByText('Always')[0]).toBeVisible())
  expect(banner.getByRole('link', { name: 'desk@example.org' })).toHaveAttribute(
    'href',
    'mailto:desk@example.org',
  )
  for (const name of ['(931) 555-0123', 'Call (931) 555-0123']) {
    expect(banner.getByRole('link', { name })).toHaveAttribute('href', 'tel:+19315550123')
  }
})

test('the footer has the sections, the resources, the licenses and the legal pages', async () => {
  prepare({
    ...builtInDetails,
    links: [{ label: 'State office', href: 'https://example.org/state' }],
    licensing: [{ title: 'Licensed', detail: 'by the state' }],
    notices: false,
  })
  renderAt('/privacy', <SiteFooter />)
  const link = await screen.findByRole('link', { name: /^State office/ })
  expect(link).toHaveAttribute('href', 'https://example.org/state')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  const sections = within(screen.getByRole('navigation', { name: 'Quick Links' }))
  expect(sections.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
    '/#about',
    '/#services',
    '/#careers',
    '/#contact-us',
  ])
  const licensing = screen.getByRole('region', { name: 'Licensing and Affiliations' })
  expect(licensing).toHaveTextContent('Licensedby the state')
  expect(screen.getByRole('link', { name: 'Accessibility' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Notices' })).toBeNull()
})

test('the footer leaves out what is empty, and names the notices when there are some', async () => {
  prepare({ ...builtInDetails, links: [], licensing: [], notices: true })
  renderAt('/privacy', <SiteFooter />)
  expect(await screen.findByRole('link', { name: 'Notices' })).toHaveAttribute('href', '/notices')
  expect(screen.queryByText('Resources and Information')).toBeNull()
  expect(screen.queryByText('Licensing and Affiliations')).toBeNull()
})

test('the year in the footer is that of the provider', () => {
  vi.useFakeTimers({ now: new Date('2027-01-01T03:00:00Z'), toFake: ['Date'] })
  renderAt('/privacy', <SiteFooter />)
  vi.useRealTimers()
  expect(screen.getByText(/^© 2026 /)).toBeVisible()
})
