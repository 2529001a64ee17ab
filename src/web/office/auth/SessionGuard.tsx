import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import type { SignedInUser } from '#contract/users.ts'
import { networkMessage } from '#web/api/api-error.ts'
import { checkSession, expireSession, storedToken, storedUser } from '#web/api/session.ts'
import { ErrorState, Loading } from '#web/ui/States.tsx'
import { comeBackTo, paths } from '../paths.ts'
import styles from './SessionGuard.module.css'

export const sessionKey = ['session']

/** Lets a signed-in administrator through; everybody else goes to the login. */
export function SessionGuard({ children }: { children: (user: SignedInUser) => ReactNode }) {
  const [query] = useSearchParams()
  const place = comeBackTo(useLocation())
  const flagged = query.get('session') === 'expired'
  const check = useQuery({
    queryKey: sessionKey,
    queryFn: checkStoredToken,
    enabled: !flagged,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  // An address that says so is about any sign-in, an answer only about the one it was asked for.
  const token = flagged ? undefined : check.data?.token
  const fault = check.data?.valid === false ? check.data.reason : undefined
  const over = flagged || (fault !== undefined && fault !== 'no_token' && fault !== 'network_error')
  const user = check.data?.valid && storedUser() ? check.data.user : null

  useEffect(() => {
    if (over) expireSession(token)
  }, [over, token])

  if (over) return <Navigate to={paths.expired} state={place} replace />
  if (check.isPending) return <Waiting />
  if (fault === 'network_error') {
    return (
      <main className={styles.page}>
        <ErrorState title={networkMessage} onRetry={() => check.refetch()} />
      </main>
    )
  }
  if (fault || !user) return <Navigate to={paths.login} state={place} replace />
  return children(user)
}

/** The answer belongs to this token; by the time it comes, another one may be stored. */
async function checkStoredToken() {
  const token = storedToken()
  return { token, ...(await checkSession()) }
}

function Waiting() {
  return (
    <main className={styles.page}>
      <Loading text="Verifying authentication..." />
    </main>
  )
}
