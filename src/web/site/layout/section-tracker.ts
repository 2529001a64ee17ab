import { type SectionId, sections } from '#content/sections.ts'

/** A section counts as read between 20% and 70% of the window's height. */
const band = '-20% 0px -30% 0px'
const pause = 1000

export type SectionTracker = ReturnType<typeof createSectionTracker>

/** Reports which section is being read: the first one inside the band. */
export function createSectionTracker(onRead: (id: SectionId) => void) {
  const watched = new Set<Element>()
  const inBand = new Set<string>()
  let pausedUntil = 0
  let scrolling = false
  let afterPause: ReturnType<typeof setTimeout> | undefined
  let observer: IntersectionObserver | undefined

  const update = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inBand.add(target.id)
      else inBand.delete(target.id)
    }
    const first = sections.find(({ id }) => inBand.has(id))
    if (first && !scrolling && Date.now() >= pausedUntil) onRead(first.id)
  }

  /** The last report may be from the middle of a scroll, so the observer reports again. */
  const observeAgain = () => {
    for (const element of watched) {
      observer?.unobserve(element)
      observer?.observe(element)
    }
  }

  /** During an automatic scroll, the sections that pass by are not being read. */
  const pauseTracking = () => {
    pausedUntil = Date.now() + pause
    // On a slow machine the scroll takes longer, and changing the URL meanwhile would stop it.
    if ('onscrollend' in document) scrolling = true
  }
  const handleScroll = () => {
    // The scrollend event of an earlier scroll may come after the start of this one.
    if (Date.now() < pausedUntil && 'onscrollend' in document) scrolling = true
  }
  const handleScrollEnd = () => {
    if (!scrolling) return
    scrolling = false
    clearTimeout(afterPause)
    afterPause = setTimeout(observeAgain, Math.max(0, pausedUntil - Date.now()))
  }

  return {
    pause: pauseTracking,

    /** Watches the element of a section until the returned function is called. */
    watch(element: Element) {
      observer ??= new IntersectionObserver(update, { rootMargin: band })
      observer.observe(element)
      watched.add(element)
      return () => {
        observer?.unobserve(element)
        watched.delete(element)
        inBand.delete(element.id)
      }
    },

    /** Listens to scrolling until the returned function is called. */
    start() {
      // The browser scrolls as soon as the URL has changed, before React renders.
      window.addEventListener('popstate', pauseTracking)
      document.addEventListener('scroll', handleScroll, { passive: true })
      document.addEventListener('scrollend', handleScrollEnd)
      return () => {
        clearTimeout(afterPause)
        window.removeEventListener('popstate', pauseTracking)
        document.removeEventListener('scroll', handleScroll)
        document.removeEventListener('scrollend', handleScrollEnd)
      }
    },
  }
}
