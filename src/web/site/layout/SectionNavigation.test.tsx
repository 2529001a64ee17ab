import { act, render } from '@testing-library/react'
import { BrowserRouter, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Section } from './Section.tsx'
import { SectionLinks } from './SectionLinks.tsx'
import { SectionNavigation } from './SectionNavigation.tsx'

/** Stands in for the browser's observer: a test says what reaches into the band. */
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
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
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

test('the band lies between 20 % and 70 % of the window, and each section registers itself', () => {
  open('/')
  expect(FakeObserver.last.options.rootMargin).toBe('-20% 0px -30% 0px')
  expect([...FakeObserver.last.watched].map(({ id }) => id)).toEqual(['about', 'programs-services'])
})

test('what is read is marked in the menu and named in the address, in place', () => {
  open('/')
  const entries = window.history.length
  read('programs-services')
  expect(current()).toBe('Services')
  expect(address()).toBe('/#services')
  expect(window.history.length).toBe(entries)
})

test('of two sections in the band the first is the one being read', () => {
  open('/')
  read('about', 'programs-services')
  expect(current()).toBe('About Us')
})

test('the query stays in the address', () => {
  open('/?view=jobs')
  read('about')
  expect(address()).toBe('/?view=jobs#about')
})

test('the address of a job is left alone', () => {
  open('/jobs/7')
  read('about')
  expect(address()).toBe('/jobs/7')
})

const scroll = (type: 'scroll' | 'scrollend') =>
  act(() => {
    document.dispatchEvent(new Event(type))
  })

test('while the page scrolls by itself, however long it takes, nothing is judged', () => {
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

test('what it has passed before the second is over is not read', () => {
  open('/#services')
  vi.advanceTimersByTime(999)
  scroll('scrollend')
  read('about')
  expect(current()).toBe('Services')
  vi.advanceTimersByTime(1)
  read('about')
  expect(current()).toBe('About Us')
})

test('where it stopped is looked up anew, once the second is over', async () => {
  open('/#services')
  const again = vi.spyOn(FakeObserver.last, 'observe')
  vi.advanceTimersByTime(1000)
  scroll('scrollend')
  await vi.waitFor(() => expect(again).toHaveBeenCalledTimes(2))
})

test('the end of an earlier scroll does not end the one that is under way', () => {
  open('/#services')
  scroll('scrollend')
  scroll('scroll')
  vi.advanceTimersByTime(1000)
  read('about')
  expect(current()).toBe('Services')
})

test('the way back is not judged from the moment the browser takes it, before anything is drawn', () => {
  open('/#services')
  vi.advanceTimersByTime(1000)
  scroll('scrollend')
  // React has not heard of it yet.
  window.dispatchEvent(new PopStateEvent('popstate'))
  vi.advanceTimersByTime(1000)
  read('about')
  expect(address()).toBe('/#services')
})

test('going to a section by script scrolls there; the browser does it for links', () => {
  open('/#about')
  expect(scrolledTo).not.toHaveBeenCalled()
  act(() => go('/#services'))
  expect(scrolledTo).toHaveBeenCalledExactlyOnceWith('programs-services')
})

test('the id of a section is a way to it too, and the address says its own name', () => {
  open('/#programs-services')
  expect(current()).toBe('Services')
  expect(address()).toBe('/#services')
})

test('a hash that names no section is left alone', () => {
  open('/#content')
  expect(current()).toBe('Home')
  expect(address()).toBe('/#content')
})
