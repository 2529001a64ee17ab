import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeResizeObserver } from '../../../tests/support/simulated-browser.ts'
import { Carousel } from './Carousel.tsx'

const items = ['One', 'Two', 'Three']
let reducedMotion = false

beforeEach(() => {
  reducedMotion = false
  vi.useFakeTimers()
  giveWidth()
})
afterEach(() => vi.useRealTimers())

/** The simulated browser has no layout, so this makes every slide 100 pixels wide. */
function giveWidth() {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100)
}

const listeners = new Set<() => void>()

function preferences() {
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return reducedMotion
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }))
}
beforeEach(preferences)
afterEach(() => {
  vi.unstubAllGlobals()
  listeners.clear()
})

function show({ autoplay = 0, count = 3 } = {}) {
  return render(
    <Carousel
      label="Highlights"
      noun="slide"
      items={items.slice(0, count)}
      itemKey={(item) => item}
      autoplay={autoplay}
    >
      {(item, _, current) => (current ? `${item} (current)` : item)}
    </Carousel>,
  )
}

const region = () => screen.getByRole('region', { name: 'Highlights' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const current = () => screen.getByText(/current/).textContent
const live = () => region().querySelector('[aria-live]')?.getAttribute('aria-live')
const row = () => region().querySelector('[aria-live]')?.parentElement as HTMLElement
/** The row scrolls this far, by a swipe or on its way to another slide. */
const scrolled = (left: number) => {
  row().scrollLeft = left
  fireEvent.scroll(row())
}
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

describe('a carousel', () => {
  test('shows one slide at a time, and the others cannot be reached', () => {
    show()
    expect(region()).toHaveAttribute('aria-roledescription', 'carousel')
    const slides = [...document.querySelectorAll('[aria-roledescription=slide]')]
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '1 of 3',
      '2 of 3',
      '3 of 3',
    ])
    expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true])
  })

  test('goes to the next, the previous and any slide, and around', () => {
    show()
    press('Next slide')
    expect(current()).toBe('Two (current)')
    press('Previous slide')
    press('Previous slide')
    expect(current()).toBe('Three (current)')
    press('Slide 2 of 3')
    expect(current()).toBe('Two (current)')
    expect(live()).toBe('polite')
  })

  test('scrolls to the slide, without animation for visitors who prefer reduced motion', () => {
    const scrollTo = vi.spyOn(HTMLElement.prototype, 'scrollTo').mockReturnValue()
    show()
    press('Slide 3 of 3')
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 200, behavior: 'smooth' })
    reducedMotion = true
    press('Next slide')
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: 'instant' })
  })

  test('follows a swipe once it has arrived at a slide', () => {
    show()
    scrolled(60)
    expect(current()).toBe('One (current)')
    scrolled(100)
    expect(current()).toBe('Two (current)')
  })

  test('does not select the slides that it passes on its way', () => {
    vi.spyOn(HTMLElement.prototype, 'scrollTo').mockReturnValue()
    show()
    press('Slide 3 of 3')
    scrolled(100)
    expect(current()).toBe('Three (current)')
    scrolled(200)
    scrolled(100)
    expect(current()).toBe('Two (current)')
  })

  test('shows where the row is after its size has changed', () => {
    const observer = fakeResizeObserver()
    show()
    row().scrollLeft = 200
    act(observer.resize)
    expect(current()).toBe('Three (current)')
  })

  test('lets the visitor stop it on its way', () => {
    vi.spyOn(HTMLElement.prototype, 'scrollTo').mockReturnValue()
    show()
    press('Slide 3 of 3')
    fireEvent.pointerDown(row())
    scrolled(100)
    expect(current()).toBe('Two (current)')
  })

  test('has no controls for a single slide', () => {
    show({ count: 1, autoplay: 5000 })
    expect(screen.queryByRole('button')).toBeNull()
    wait(20_000)
    expect(current()).toBe('One (current)')
  })

  test('without rotation has no button for it, and does not move by itself', () => {
    show()
    expect(screen.queryByRole('button', { name: /rotation/ })).toBeNull()
    wait(60_000)
    expect(current()).toBe('One (current)')
  })
})

describe('a rotating carousel', () => {
  test('shows the next slide each time, without announcing it', () => {
    show({ autoplay: 5000 })
    expect(live()).toBe('off')
    wait(4999)
    expect(current()).toBe('One (current)')
    wait(1)
    expect(current()).toBe('Two (current)')
    wait(5000)
    expect(current()).toBe('Three (current)')
  })

  test('gives a slide that the visitor chose its full time', () => {
    show({ autoplay: 5000 })
    wait(4000)
    press('Next slide')
    wait(4000)
    expect(current()).toBe('Two (current)')
  })

  test('stops and starts with its button', () => {
    show({ autoplay: 5000 })
    press('Stop slide rotation')
    expect(live()).toBe('polite')
    wait(10_000)
    expect(current()).toBe('One (current)')
    press('Start slide rotation')
    wait(5000)
    expect(current()).toBe('Two (current)')
  })

  test('pauses while the mouse is over it, but not after a tap', () => {
    show({ autoplay: 5000 })
    fireEvent.pointerEnter(region(), { pointerType: 'mouse' })
    expect(live()).toBe('polite')
    fireEvent.pointerLeave(region())
    expect(live()).toBe('off')
    fireEvent.pointerEnter(region(), { pointerType: 'touch' })
    expect(live()).toBe('off')
  })

  test('pauses while the keyboard focus is in it', () => {
    show({ autoplay: 5000 })
    const next = screen.getByRole('button', { name: 'Next slide' })
    const visible = vi.spyOn(next, 'matches').mockReturnValue(false)
    fireEvent.focusIn(next)
    expect(live()).toBe('off')
    visible.mockReturnValue(true)
    fireEvent.focusIn(next)
    expect(live()).toBe('polite')
    fireEvent.focusOut(next, { relatedTarget: screen.getByRole('button', { name: /Previous/ }) })
    expect(live()).toBe('polite')
    fireEvent.focusOut(next, { relatedTarget: document.body })
    expect(live()).toBe('off')
  })

  test('rotates again when its button starts it, although that has the focus', () => {
    show({ autoplay: 5000 })
    const stop = screen.getByRole('button', { name: 'Stop slide rotation' })
    const visible = vi.spyOn(stop, 'matches').mockReturnValue(true)
    fireEvent.focusIn(stop)
    visible.mockRestore()
    press('Stop slide rotation')
    press('Start slide rotation')
    expect(live()).toBe('off')
  })

  test('stands still for visitors who prefer reduced motion', () => {
    reducedMotion = true
    show({ autoplay: 5000 })
    expect(screen.getByRole('button', { name: 'Start slide rotation' })).toBeVisible()
    expect(live()).toBe('polite')
  })

  test('stops when the visitor turns on reduced motion', () => {
    const { unmount } = show({ autoplay: 5000 })
    act(() => {
      for (const listener of listeners) listener()
    })
    expect(live()).toBe('off')
    reducedMotion = true
    act(() => {
      for (const listener of listeners) listener()
    })
    expect(live()).toBe('polite')
    unmount()
    expect(listeners.size).toBe(0)
  })
})
