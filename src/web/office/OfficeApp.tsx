import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Route, Routes, useLocation, useNavigate } from 'react-router'
import { onSessionExpired } from '#web/api/session.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Loading } from '#web/ui/States.tsx'
import { LoginScreen } from './auth/LoginScreen.tsx'
import { SessionGuard } from './auth/SessionGuard.tsx'
import { RefreshOnChanges } from './changes/RefreshOnChanges.tsx'
import { UnsavedGuard } from './drafts/UnsavedGuard.tsx'
import { OfficeShell } from './layout/OfficeShell.tsx'
import { PasswordNotice } from './notices/PasswordNotice.tsx'
import { SampleNotice } from './notices/SampleNotice.tsx'
import { paths, returnState } from './paths.ts'
import { sectionOf, sections } from './sections.tsx'

const SetUpScreen = lazyPart(
  async () => (await import('./second-factor/SetUpScreen.tsx')).SetUpScreen,
)

/** The back office: the login screen, and everything that requires a session. */
export function OfficeApp() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const location = useLocation()
  const section = sectionOf(new URLSearchParams(location.search).get('section'))
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
      <Route path={paths.login} element={<LoginScreen />} />
      <Route
        path={paths.dashboard}
        element={
          <SessionGuard>
            {(user) =>
              user.secondFactorNeeded ? (
                <Suspense fallback={<Loading text="Loading..." />}>
                  <SetUpScreen />
                </Suspense>
              ) : (
                <UnsavedGuard>
                  <RefreshOnChanges />
                  <OfficeShell
                    user={user}
                    sections={sections}
                    current={section}
                    notice={user.passwordGenerated ? <PasswordNotice /> : <SampleNotice />}
                  />
                </UnsavedGuard>
              )
            }
          </SessionGuard>
        }
      />
    </Routes>
  )
}
