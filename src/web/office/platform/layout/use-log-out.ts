import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { authCalls } from '#contract/accounts/auth.ts'
import { call } from '#web/api/call.ts'
import { clearSession, duringSignOut } from '#web/api/session.ts'
import { toast } from '#web/ui/toasts.ts'
import { removeAllDrafts } from '../drafts/drafts.ts'
import { paths } from '../paths.ts'

/** Ends the session on the server, and in this browser even when the server cannot be reached. */
export function useLogOut() {
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
      removeAllDrafts()
      clearSession()
      await navigate(paths.login)
      // The next person who signs in must not see data that was loaded for this one.
      client.clear()
    })
}
