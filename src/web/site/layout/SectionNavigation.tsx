import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { useHref, useLocation, useNavigationType } from 'react-router'
import { toPage } from '#content/language.ts'
import type { SectionId } from '#content/sections.ts'
import { useShownSections } from '../texts.ts'
import { layOutNow } from './late-layout.ts'
import { findSection, sectionHash, showInAddress } from './section-address.ts'
import { createSectionTracker, type SectionTracker } from './section-tracker.ts'

const Tracker = createContext<SectionTracker | undefined>(undefined)
const Active = createContext<SectionId | undefined>(undefined)

/** Keeps the menu and the URL in sync with the section being read. */
export function SectionNavigation({ children }: { children: ReactNode }) {
  const [active, setActive] = useState<SectionId>('hero')
  const { pathname, search } = useLocation()
  const page = useHref({ pathname, search })
  const rendered = useRef(page)
  useEffect(() => {
    rendered.current = page
  }, [page])
  const show = useCallback((id: SectionId) => {
    // The browser may already be at the next page, whose address must stay as it is until that is rendered.
    const { pathname, search } = window.location
    if (pathname + search !== rendered.current) return
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

/** The section being read, or undefined on a page without sections. */
const useActiveSection = () => use(Active)

/** A ref for the element of a section, which registers it with the navigation. */
export function useSectionRef() {
  const tracker = use(Tracker)
  return useCallback(
    (element: HTMLElement | null) => (element ? tracker?.watch(element) : undefined),
    [tracker],
  )
}

/**
 * The link to a section. On the home page it is only a hash, so that the browser scrolls there by
 * itself and keeps the rest of the URL. The top of the list of jobs or of a job is not the home page.
 */
export function useSectionHref() {
  const here = use(Tracker) !== undefined
  const { pathname, search } = useLocation()
  const home = pathname === '/' && !search.includes('view=') ? '#hero' : toPage('/')
  return (id: SectionId) => (here ? sectionHash(id) || home : toPage(`/${sectionHash(id)}`))
}

function useFollowAddress(tracker: SectionTracker, show: (id: SectionId) => void) {
  const location = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    const id = findSection(location.hash)
    // On a slow machine the browser may already be at the next URL when this one is rendered.
    if (!id || location.hash !== window.location.hash) return
    tracker.pause()
    show(id)
    // For links, the address bar, back and forward, the browser has already scrolled.
    if (type === 'POP') return
    // After a redirect a smooth scroll over the whole page would be confusing, and on a slow machine
    // the window would stay empty until everything is drawn.
    const behavior = type === 'REPLACE' ? 'instant' : 'auto'
    layOutNow()
    document.getElementById(id)?.scrollIntoView({ behavior })
  }, [location, type, tracker, show])
}

type SectionLinksProps = { className: string | undefined; onSelect?: () => void }

/** The menu items. The section being read is marked. */
export function SectionLinks({ className, onSelect }: SectionLinksProps) {
  const active = useActiveSection()
  const makeHref = useSectionHref()
  const inMenu = useShownSections().filter(({ label }) => label !== undefined)
  return (
    <ul className={className}>
      {inMenu.map(({ id, label }) => (
        <li key={id}>
          <a
            href={makeHref(id)}
            aria-current={id === active ? 'location' : undefined}
            onClick={onSelect}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
