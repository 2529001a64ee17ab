import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { SectionId } from '#content/sections.ts'
import { hashOf, sectionOf, showInAddress } from './section-address.ts'
import { createSectionTracker, type SectionTracker } from './section-tracker.ts'

const Tracker = createContext<SectionTracker | undefined>(undefined)
const Active = createContext<SectionId | undefined>(undefined)

/** Round the page that has the sections: keeps the menu and the address in step with what is read. */
export function SectionNavigation({ children }: { children: ReactNode }) {
  const [active, setActive] = useState<SectionId>('hero')
  const show = useCallback((id: SectionId) => {
    setActive(id)
    showInAddress(id)
  }, [])
  const [tracker] = useState(() => createSectionTracker(show))
  useEffect(() => tracker.start(), [tracker])
  useFollowAddress(tracker, show)
  return (
    <Tracker value={tracker}>
      <Active value={active}>{children}</Active>
    </Tracker>
  )
}

/** The section being read; undefined on a page without sections. */
export const useActiveSection = () => use(Active)

/** Registers a section with the navigation, as the ref of its element. */
export function useSectionRef() {
  const tracker = use(Tracker)
  return useCallback(
    (element: HTMLElement | null) => (element ? tracker?.watch(element) : undefined),
    [tracker],
  )
}

/**
 * The address of a section. On the page that has it, it is a plain fragment: the browser scrolls
 * there, with or without script, and keeps the rest of the address.
 */
export function useSectionHref() {
  const here = use(Tracker) !== undefined
  return (id: SectionId) => (here ? hashOf(id) || `#${id}` : `/${hashOf(id)}`)
}

function useFollowAddress(tracker: SectionTracker, show: (id: SectionId) => void) {
  const location = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    const id = sectionOf(location.hash)
    // On a slow machine the browser may be at the next address by the time this one is drawn.
    if (!id || location.hash !== window.location.hash) return
    tracker.pause()
    show(id)
    // A link, the address bar, back and forward: the browser has scrolled already.
    if (type === 'POP') return
    // Sent on from an address that leads nowhere, a visitor has not asked to see the whole page pass by,
    // and a slow machine would show an empty window until it has drawn all of it.
    const behavior = type === 'REPLACE' ? 'instant' : 'auto'
    document.getElementById(id)?.scrollIntoView({ behavior })
  }, [location, type, tracker, show])
}
