import { type SectionId, sections } from '#content/sections.ts'

/** The part of the window that counts: from 20 % to 70 % of its height. */
const band = '-20% 0px -30% 0px'
const pause = 1000

export type SectionTracker = ReturnType<typeof createSectionTracker>

/** Tells which section is being read: the first one that reaches into the band. */
export function createSectionTracker(onRead: (id: SectionId) => void) {
  const inBand = new Set<string>()
  let pausedUntil = 0
  let gliding = false
  let observer: IntersectionObserver | undefined

  const judge = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inBand.add(target.id)
      else inBand.delete(target.id)
    }
    const first = sections.find(({ id }) => inBand.has(id))
    if (first && !gliding && Date.now() >= pausedUntil) onRead(first.id)
  }

  const land = () => {
    gliding = false
    judge([])
  }

  return {
    /** Watches a section, whose element has its id, until the returned function is called. */
    watch(element: Element) {
      observer ??= new IntersectionObserver(judge, { rootMargin: band })
      observer.observe(element)
      return () => {
        observer?.unobserve(element)
        inBand.delete(element.id)
      }
    },

    /** The page scrolls by itself now: what it passes on its way is not being read. */
    pause() {
      pausedUntil = Date.now() + pause
      // On a slow machine it takes longer; a change of the address in between would stop it half-way.
      if (!('onscrollend' in document)) return
      gliding = true
      document.addEventListener('scrollend', land, { once: true })
    },
  }
}
