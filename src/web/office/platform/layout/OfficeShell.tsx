import { LogOut, Menu } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import type { SignedInUser } from '#contract/accounts/auth.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorBoundary } from '#web/ui/ErrorBoundary.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { SkipLink } from '#web/ui/SkipLink.tsx'
import { EmptyState, Loading } from '#web/ui/States.tsx'
import { useConfirmLeave } from '../drafts/UnsavedGuard.tsx'
import { formatDay } from '../format.ts'
import { sectionPath } from '../paths.ts'
import styles from './OfficeShell.module.css'
import { PlainPanel } from './Panel.tsx'
import { ScreenTitle } from './ScreenTitle.tsx'
import { Sidebar } from './Sidebar.tsx'
import type { Section } from './section.ts'
import { useLogOut } from './use-log-out.ts'
import { SectionEdits } from './use-may.ts'

type OfficeShellProps = {
  user: SignedInUser
  /** Those that the user may open. */
  sections: Section[]
  /** The section that is open. */
  current: Section
  /** The button that opens the search. */
  search: ReactNode
  /** Shown above every screen. */
  banner: ReactNode
}

/** The frame of the office: the sidebar, a bar with the signed-in user, and the open section. */
export function OfficeShell({ user, sections, current, search, banner }: OfficeShellProps) {
  const [menuOpen, setMenuOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const confirmLeave = useConfirmLeave()
  const logOut = useLogOut()
  const Screen = current.screen
  const bar = useBarHeight()
  const mayOpen = sections.includes(current)
  useFocusFallback()

  useEffect(() => {
    document.title = `${current.label} · Office`
  }, [current])

  const closeMenu = () => {
    // The button cannot take the focus until the bar is no longer inert.
    flushSync(() => setMenuOpen(false))
    toggle.current?.focus()
  }

  return (
    <div className={styles.shell}>
      <SkipLink />
      <Sidebar sections={sections} current={current} open={menuOpen} onClose={closeMenu} />
      <header ref={bar} className={styles.bar} inert={menuOpen}>
        <span className={styles.toggle}>
          <IconButton
            ref={toggle}
            label="Open sections"
            icon={<Menu className="icon" />}
            aria-expanded={menuOpen}
            onClick={() => setMenuOpen(true)}
          />
        </span>
        <span className={styles.today}>{formatDay(new Date())}</span>
        {search}
        <span className={styles.who}>
          {user.username || user.email || 'Admin User'} <span>({user.role || 'admin'})</span>
        </span>
        <Button variant="line" size="small" onClick={() => confirmLeave(logOut)}>
          <LogOut className="icon" /> Logout
        </Button>
      </header>
      <main id="content" className={styles.work} inert={menuOpen}>
        {banner}
        <ErrorBoundary key={current.id} nested>
          <Suspense fallback={<Loading text="Loading..." />}>
            {mayOpen ? (
              <SectionEdits value={current.edits}>
                <Screen sections={sections} />
              </SectionEdits>
            ) : (
              <SectionRefused label={current.label} />
            )}
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  )
}

/**
 * The heads of tables stay in sight below the bar, and what is scrolled to must not be covered by it.
 * Its height is measured, because a long name or a large font makes it higher.
 */
function useBarHeight() {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--bar-height', `${element.offsetHeight}px`),
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--bar-height')
    }
  }, [])
  return bar
}

/** Shown instead of a section that the role of the signed-in user does not include. */
function SectionRefused({ label }: { label: string }) {
  return (
    <>
      <ScreenTitle title={label} />
      <PlainPanel>
        <EmptyState
          title="Your role does not include this section."
          hint="If you need it for your work, please ask an owner."
          action={<Link to={sectionPath('overview')}>Go to the dashboard</Link>}
        />
      </PlainPanel>
    </>
  )
}

/** The focused element: in which of the rows of a table it is, and which of its controls. */
type Focused = { element: Element; rows: Element | null; rowAt: number; at: number }

const controls = 'a, button, input, select, textarea'

/**
 * When the focused element is removed, such as a Retry button that has worked, the browser drops the
 * focus and a keyboard user starts again at the top. This moves the focus to the same control of the row
 * that took its place, or else to the title.
 */
export function useFocusFallback() {
  useEffect(() => {
    let last: Focused | undefined
    const remember = (event: FocusEvent) => {
      last = findPlace(event.target as Element)
    }
    const observer = new MutationObserver(() => {
      if (!last || last.element.isConnected) return
      const gone = last
      last = undefined
      // One frame later, because the code that removed it may set the focus itself.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusInstead(gone)
      })
    })
    document.addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [])
}

function findPlace(element: Element): Focused {
  const row = element.closest('tbody tr')
  const rows = row?.parentElement ?? null
  return {
    element,
    rows,
    rowAt: row && rows ? [...rows.children].indexOf(row) : -1,
    at: row ? [...row.querySelectorAll(controls)].indexOf(element) : -1,
  }
}

function focusInstead({ rows, rowAt, at }: Focused) {
  const next = rows?.isConnected ? (rows.children[rowAt] ?? rows.lastElementChild) : undefined
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const instead =
    next?.querySelectorAll(controls)[at] ??
    dialog?.querySelector('h2') ??
    document.querySelector('h1[tabindex]')
  if (instead instanceof HTMLElement) instead.focus()
}
