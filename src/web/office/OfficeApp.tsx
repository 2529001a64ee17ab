import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Route, Routes, useNavigate } from 'react-router'
import { onSessionExpired } from '#web/api/session.ts'
import { OfficeShell } from './layout/OfficeShell.tsx'
import { paths } from './paths.ts'
import { LoginScreen } from './session/LoginScreen.tsx'
import { SessionGuard } from './session/SessionGuard.tsx'

/** The back office: the login, and behind the guard everything else. */
export function OfficeApp() {
  const navigate = useNavigate()
  const client = useQueryClient()
  useEffect(
    () =>
      onSessionExpired(() => {
        navigate(paths.expired)
        client.clear()
      }),
    [navigate, client],
  )
  return (
    <Routes>
      <Route path={paths.login} element={<LoginScreen />} />
      <Route
        path={paths.dashboard}
        element={<SessionGuard>{(user) => <OfficeShell user={user} />}</SessionGuard>}
      />
    </Routes>
  )
}
