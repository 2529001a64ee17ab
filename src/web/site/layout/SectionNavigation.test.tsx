import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { BrowserRouter, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { texts } from '../../../../tests/support/texts.ts'
import { textsKey } from '../texts.ts'
import { Section } from './Section.tsx'
import { SectionLinks, SectionNavigation } from './SectionNavigation.tsx'

/** Replaces the browser's observer: each test decides which sections are in the band. */
class FakeObserver {
  static last: FakeObserver
  watched = new Set<Element>()
  report: (entries: { target: Element; isIntersecting: boolean }[]) => void
  options: IntersectionObserverInit
  constructor(report: FakeObserver['report'], options: IntersectionObserverInit) {
    this.report = report
    this.options = options
    FakeObserver.last = this
  }
  observe = (element: Element) => this.watched.add(element)
  unobserve = (element: Element) => this.watched.delete(element)
}

const scrolledTo = vi.fn<(id: string) => void>()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo(this.id)
  }
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  scrolledTo.mockReset()
  window.history.replaceState(null, '', '/')
})

let go: (to: string) => void

function Page() {
  go = useNavigate()
  return (
    <SectionNavigation>
      <SectionLinks className="" />
      <Section id="about" title="About">
        .
      </Section>
      <Section id="programs-services" title="Programs">
        .
      </Section>
    </SectionNavigation>
  )
}

function open(address: string) {
  window.history.replaceState(null, '', address)
  const client = new QueryClient()
  client.setQueryData(textsKey, texts)
  render(
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <Page />
      </BrowserRouter>
    </QueryClientProvider>,
  )
}

const read = (...ids: string[]) =>
  act(() =>
    FakeObserver.last.report(
      [...FakeObserver.last.watched].map((target) => ({
        target,
        isIntersecting: ids.includes(target.id),
      })),
    ),
  )
const current = () => document.querySelector('[aria-current]')?.textContent
const address = () => window.location.href.replace(window.location.origin, '')

test('the band is between 20% and 70% of the window, and each section registers itself', () => {
  open('/')
  expect(FakeObserver.last.options.rootMargin).toBe('-20% 0px -30% 0px')
  expect([...FakeObserver.last.watched].map(({ id }) => id)).toEqual(['about', 'programs-services'])
})

test('the section being read is marked in the menu and shown in the address, without a new history entry', () => {
  open('/')
  const entries = window.history.length
  read('programs-services')
  expect(current()).toBe('Services')
  expect(address()).toBe('/#services')
  expect(window.history.length).toBe(entries)
})

test('if two sections are in the band, the first one counts as read', () => {
  open('/')
  read('about', 'programs-services')
  expect(current()).toBe('About Us')
})

test('the query string stays in the address', () => {
  open('/?view=jobs')
  read('about')
  expect(address()).toBe('/?view=jobs#about')
})

test('the address of a job does not change', () => {
  open('/jobs/7')
  read('about')
  expect(address()).toBe('/jobs/7')
})

test('while the browser is at another page that is not rendered yet, its address does not change', () => {
  open('/jobs/7')
  window.history.replaceState(null, '', '/#careers')
  read('about')
  expect(address()).toBe('/#careers')
})

const scroll = (type: 'scroll' | 'scrollend') =>
  act(() => {
    document.dispatchEvent(new Event(type))
  })

test('during an automatic scroll nothing is updated, no matter how long it takes', () => {
  open('/#services')
  expect(current()).toBe('Services')
  vi.advanceTimersByTime(5000)
  read('about')
  expect(current()).toBe('Services')
  expect(address()).toBe('/#services')
  scroll('scrollend')
  read('about')
  expect(current()).toBe('About Us')
})

test('sections that were passed in the first second do not count as read', () => {
  open('/#services')
  vi.advanceTimersByTime(999)
  scroll('scrollend')
  read('about')
  expect(current()).toBe('Services')
  vi.advanceTimersByTime(1)
  read('about')
  expect(current()).toBe('About Us')
})

test('the section where the scroll stopped is updated after the second is over', async () => {
  open('/#services')
  const again = vi.spyOn(FakeObserver.last, 'observe')
  vi.advanceTimersByTime(1000)
  scroll('scrollend')
  await vi.waitFor(() => expect(again).toHaveBeenCalledTimes(2))
})

test('the end of an earlier scroll does not end the current one', () => {
  open('/#services')
  scroll('scrollend')
  scroll('scroll')
  vi.advanceTimersByTime(1000)
  read('about')
  expect(current()).toBe('Services')
})

test('tracking pauses as soon as the browser goes back, before anything is rendered', () => {
  open('/#services')
  vi.advanceTimersByTime(1000)
  scroll('scrollend')
  // React has not rendered yet.
  window.dispatchEvent(new PopStateEvent('popstate'))
  vi.advanceTimersByTime(1000)
  read('about')
  expect(address()).toBe('/#services')
})

test('the address of the next page stays as it is until that page is rendered', () => {
  open('/')
  // The router changes the address first, and React may need long to load and render the page.
  window.history.pushState(null, '', '/?view=jobs#services')
  read('about')
  expect(address()).toBe('/?view=jobs#services')
  act(() => go('/?view=jobs#services'))
  vi.advanceTimersByTime(1000)
  scroll('scrollend')
  read('about')
  expect(address()).toBe('/?view=jobs#about')
})

test('navigating to a section from code scrolls there; for links the browser does it', () => {
  open('/#about')
  expect(scrolledTo).not.toHaveBeenCalled()
  act(() => go('/#services'))
  expect(scrolledTo).toHaveBeenCalledExactlyOnceWith('programs-services')
})

test('a link with the id of a section works too, and the address then shows its hash', () => {
  open('/#programs-services')
  expect(current()).toBe('Services')
  expect(address()).toBe('/#services')
})

test('an unknown hash does not change', () => {
  open('/#content')
  expect(current()).toBe('Home')
  expect(address()).toBe('/#content')
})

test.each([
  ['/', '#hero'],
  ['/?about=Picnic', '#hero'],
  ['/?view=jobs', '/'],
  ['/jobs/1', '/'],
])('from %s, Home leads to %s', (path, href) => {
  open(path)
  expect(document.querySelector('a')?.getAttribute('href')).toBe(href)
})
