import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect } from 'react'
import { Navigate, Route, Routes, useLocation, useNavigate, useSearchParams } from 'react-router'
import type { SignedInUser } from '../../contract/accounts/auth.ts'
import { onSessionExpired } from '../api/session.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { Loading } from '../ui/States.tsx'
import { SessionGuard } from './accounts/sign-in/SessionGuard.tsx'
import { RefreshOnChanges } from './office/changes/RefreshOnChanges.tsx'
import { SearchButton } from './office/search/SearchButton.tsx'
import { useSetup } from './office/setup/setup-queries.ts'
import { PasswordBanner, SampleBanner } from './platform/banners/banners.tsx'
import { UnsavedGuard } from './platform/drafts/UnsavedGuard.tsx'
import { OfficeShell } from './platform/layout/OfficeShell.tsx'
import { PreloadScreens } from './platform/layout/PreloadScreens.tsx'
import { SignedIn, useMay } from './platform/layout/use-may.ts'
import { pathAfterSignIn, paths, returnState, sectionPath } from './platform/paths.ts'
import { useProviderZone } from './platform/provider.ts'
import { defaultSection, loadLogin } from './screens.ts'
import { findSection, sectionsFor } from './sections.tsx'

const LoginScreen = lazyComponent(loadLogin)
const SetUpScreen = lazyComponent(
  async () => (await import('./accounts/second-factor/SetUpScreen.tsx')).SetUpScreen,
)

const LinkScreen = lazyComponent(
  async () => (await import('./accounts/account-links/LinkScreen.tsx')).LinkScreen,
)
const ForgotScreen = lazyComponent(
  async () => (await import('./accounts/account-links/ForgotScreen.tsx')).ForgotScreen,
)

/** The back office: the login screen, and everything that requires a session. */
export function OfficeApp() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const location = useLocation()
  useEffect(
    () =>
      onSessionExpired(async () => {
        await navigate(paths.expired, { state: returnState(location) })
        client.clear()
      }),
    [navigate, client, location],
  )
  return (
    <Routes>
      <Route path={paths.login} element={<Login />} />
      <Route path={paths.link} element={<Waiting screen={<LinkScreen />} />} />
      <Route path={paths.forgot} element={<Waiting screen={<ForgotScreen />} />} />
      <Route
        path={paths.dashboard}
        element={
          <SessionGuard>
            {(user) =>
              user.secondFactorNeeded ? (
                <Waiting screen={<SetUpScreen />} />
              ) : (
                <SignedIn value={user}>
                  <UnsavedGuard>
                    <RefreshOnChanges />
                    <Office user={user} />
                  </UnsavedGuard>
                </SignedIn>
              )
            }
          </SessionGuard>
        }
      />
    </Routes>
  )
}

/** The login. While someone types, the screen that opens next is loaded. */
function Login() {
  const home = pathAfterSignIn(useLocation().state)
  const next = new URL(home, location.origin).searchParams.get('section') ?? defaultSection
  return (
    <>
      <Waiting screen={<LoginScreen />} />
      <PreloadScreens sections={[findSection(next)]} />
    </>
  )
}

/** A screen whose code is loaded when it is needed. */
function Waiting({ screen }: { screen: ReactNode }) {
  return <Suspense fallback={<Loading text="Loading..." />}>{screen}</Suspense>
}

function Office({ user }: { user: SignedInUser }) {
  const may = useMay()
  const [query] = useSearchParams()
  const section = query.get('section')
  const setup = useSetup(section === null && may('owner'))
  useProviderZone()
  // Nobody has made the site their own yet.
  if (section === null && setup.data?.state === 'new') {
    return <Navigate to={sectionPath('setup')} replace />
  }
  const open = sectionsFor(may)
  return (
    <>
      <OfficeShell
        user={user}
        sections={open}
        current={findSection(section, open)}
        search={<SearchButton sections={open} />}
        banner={<Banners user={user} />}
      />
      <PreloadScreens sections={open} />
    </>
  )
}

function Banners({ user }: { user: SignedInUser }) {
  const owner = useMay()('owner')
  return (
    <>
      {user.passwordGenerated && <PasswordBanner />}
      {owner && !user.passwordGenerated && <SampleBanner />}
    </>
  )
}
