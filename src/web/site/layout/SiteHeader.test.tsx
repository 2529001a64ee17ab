import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
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

const toggle = () => screen.getByRole('button', { name: 'Menu' })
const menu = () => screen.queryByRole('dialog', { name: 'Menu' })

async function open() {
  renderAt('/privacy', <SiteHeader />)
  await userEvent.click(toggle())
  const dialog = menu()
  if (!dialog) throw new Error('The menu is closed.')
  expect(toggle()).toHaveAttribute('aria-expanded', 'true')
  return dialog
}

function expectClosed() {
  expect(menu()).toBeNull()
  expect(toggle()).toHaveAttribute('aria-expanded', 'false')
}

test('the menu has the sections, and how to call the office', async () => {
  renderAt('/privacy', <SiteHeader />)
  expectClosed()
  await userEvent.click(toggle())
  const dialog = within(screen.getByRole('dialog', { name: 'Menu' }))
  expect(dialog.getByRole('link', { name: 'Careers' })).toHaveAttribute('href', '/#careers')
  expect(dialog.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+16155550142')
  expect(dialog.getByText(builtInDetails.hours)).toBeVisible()
})

test('its button closes the menu', async () => {
  const dialog = await open()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close menu' }))
  expectClosed()
})

test('a link in the menu closes it', async () => {
  const dialog = await open()
  fireEvent.click(within(dialog).getByRole('link', { name: 'Careers' }))
  expectClosed()
})

test('a click beside the menu closes it, and a click on its content does not', async () => {
  const dialog = await open()
  await userEvent.click(within(dialog).getByText(builtInDetails.hours))
  expect(menu()).toBeVisible()
  await userEvent.click(dialog)
  expectClosed()
})

test('until hydration the browser itself opens and closes the menu', () => {
  renderAt('/privacy', <SiteHeader />)
  const buttons = [...document.querySelectorAll('[commandfor=site-menu]')]
  expect(buttons.map((button) => button.getAttribute('command'))).toEqual(['show-modal', 'close'])
  expect(document.getElementById('site-menu')).toHaveAttribute('aria-label', 'Menu')
})
