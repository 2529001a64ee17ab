import { type SectionId, sections } from '#content/sections.ts'

/** The part of the window that counts: from 20 % to 70 % of its height. */
const band = '-20% 0px -30% 0px'
const pause = 1000

export type SectionTracker = ReturnType<typeof createSectionTracker>

/** Tells which section is being read: the first one that reaches into the band. */
export function createSectionTracker(onRead: (id: SectionId) => void) {
  const watched = new Set<Element>()
  const inBand = new Set<string>()
  let pausedUntil = 0
  let scrolling = false
  let afterPause: ReturnType<typeof setTimeout> | undefined
  let observer: IntersectionObserver | undefined

  const judge = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inBand.add(target.id)
      else inBand.delete(target.id)
    }
    const first = sections.find(({ id }) => inBand.has(id))
    if (first && !scrolling && Date.now() >= pausedUntil) onRead(first.id)
  }

  /** What the observer last reported may be from the middle of the scroll: it looks again. */
  const lookAgain = () => {
    for (const element of watched) {
      observer?.unobserve(element)
      observer?.observe(element)
    }
  }

  /** The page scrolls by itself now: what it passes on its way is not being read. */
  const pauseTracking = () => {
    pausedUntil = Date.now() + pause
    // On a slow machine it takes longer; a change of the address in between would stop it half-way.
    if ('onscrollend' in document) scrolling = true
  }
  const handleScroll = () => {
    // The end of an earlier scroll may come after the start of this one.
    if (Date.now() < pausedUntil && 'onscrollend' in document) scrolling = true
  }
  const handleScrollEnd = () => {
    if (!scrolling) return
    scrolling = false
    clearTimeout(afterPause)
    afterPause = setTimeout(lookAgain, Math.max(0, pausedUntil - Date.now()))
  }

  return {
    pause: pauseTracking,

    /** Watches a section, whose element has its id, until the returned function is called. */
    watch(element: Element) {
      observer ??= new IntersectionObserver(judge, { rootMargin: band })
      observer.observe(element)
      watched.add(element)
      return () => {
        observer?.unobserve(element)
        watched.delete(element)
        inBand.delete(element.id)
      }
    },

    /** Follows the page's scrolling until the returned function is called. */
    start() {
      // The browser scrolls as soon as the address has changed, long before React has drawn anything.
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
