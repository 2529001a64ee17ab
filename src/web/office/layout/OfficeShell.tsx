import { useQueryClient } from '@tanstack/react-query'
import { LogOut, Menu } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate, useSearchParams } from 'react-router'
import { authCalls } from '#contract/auth.ts'
import type { SignedInUser } from '#contract/users.ts'
import { call } from '#web/api/call.ts'
import { clearSession, duringSignOut } from '#web/api/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorBoundary } from '#web/ui/ErrorBoundary.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { SkipLink } from '#web/ui/SkipLink.tsx'
import { Loading } from '#web/ui/States.tsx'
import { toast } from '#web/ui/toasts.ts'
import { wipeDrafts } from '../drafts/drafts.ts'
import { useLeave } from '../drafts/UnsavedGuard.tsx'
import { formatDay } from '../format.ts'
import { PasswordNotice } from '../notices/PasswordNotice.tsx'
import { SampleNotice } from '../notices/SampleNotice.tsx'
import { paths } from '../paths.ts'
import { sectionOf } from '../sections.tsx'
import styles from './OfficeShell.module.css'
import { Sidebar } from './Sidebar.tsx'
import { useFocusFallback } from './use-focus-fallback.ts'

/** The frame of the office: the sections at the side, who is signed in above, the open section inside. */
export function OfficeShell({ user }: { user: SignedInUser }) {
  const [query] = useSearchParams()
  const section = sectionOf(query.get('section'))
  const [menuOpen, setMenuOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const leave = useLeave()
  const logOut = useLogOut()
  const Screen = section.screen
  useFocusFallback()

  useEffect(() => {
    document.title = `${section.label} · Office`
  }, [section])

  const closeMenu = () => {
    // The bar is deaf to focus until it is drawn again.
    flushSync(() => setMenuOpen(false))
    toggle.current?.focus()
  }

  return (
    <div className={styles.shell}>
      <SkipLink />
      <Sidebar current={section.id} open={menuOpen} onClose={closeMenu} />
      <header className={styles.bar} inert={menuOpen}>
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
        <span className={styles.who}>
          {user.username || user.email || 'Admin User'} <span>({user.role || 'admin'})</span>
        </span>
        <Button variant="line" size="small" onClick={() => leave(logOut)}>
          <LogOut className="icon" /> Logout
        </Button>
      </header>
      <main id="content" className={styles.work} inert={menuOpen}>
        {user.passwordMadeUp ? <PasswordNotice /> : <SampleNotice />}
        <ErrorBoundary key={section.id} part>
          <Suspense fallback={<Loading text="Loading..." />}>
            <Screen />
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  )
}

/** Ends the session at the server, and here in any case. */
function useLogOut() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return () =>
    duringSignOut(async () => {
      try {
        await call(authCalls.logout, {})
        toast('success', 'Logged out successfully')
      } catch {
        toast('error', 'Error logging out')
      }
      wipeDrafts()
      clearSession()
      await navigate(paths.login)
      // What the last administrator saw is not for the next one.
      client.clear()
    })
}
