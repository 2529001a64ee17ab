import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import type { SignedInUser } from '#contract/accounts/auth.ts'
import { networkMessage } from '#web/api/api-error.ts'
import {
  checkSession,
  expireSession,
  knownSession,
  onUserNamed,
  type SessionCheck,
  storedToken,
  storedUser,
} from '#web/api/session.ts'
import { paths, returnState } from '#web/office/platform/paths.ts'
import { ErrorState, Loading } from '#web/ui/States.tsx'
import styles from './SessionGuard.module.css'

const sessionKey = ['session']

/** Shows at once what a change of the account did to the signed-in user. */
export function useUserChange() {
  const client = useQueryClient()
  return useCallback(
    (change: Partial<SignedInUser>) =>
      client.setQueryData<SessionCheck>(sessionKey, (check) =>
        check?.valid ? { ...check, user: { ...check.user, ...change } } : check,
      ),
    [client],
  )
}

/** Shows its children to a signed-in user and sends everyone else to the login. */
export function SessionGuard({ children }: { children: (user: SignedInUser) => ReactNode }) {
  const [query] = useSearchParams()
  const state = returnState(useLocation())
  const changeUser = useUserChange()
  const markedExpired = query.get('session') === 'expired'
  const check = useQuery({
    queryKey: sessionKey,
    queryFn: checkStoredToken,
    // The page has asked before the office arrived.
    initialData: knownCheck,
    enabled: !markedExpired,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  // The address ends any session; a response of the server ends only the session it was asked about.
  const token = markedExpired ? undefined : check.data?.token
  const reason = check.data?.valid === false ? check.data.reason : undefined
  const expired =
    markedExpired || (reason !== undefined && reason !== 'no_token' && reason !== 'network_error')
  const user = check.data?.valid && storedUser() ? check.data.user : null

  useEffect(() => {
    if (expired) expireSession(token)
  }, [expired, token])
  useEffect(() => onUserNamed(({ role }) => changeUser({ role })), [changeUser])

  if (expired) return <Navigate to={paths.expired} state={state} replace />
  if (check.isPending) return <CheckingSession />
  if (reason === 'network_error') {
    return (
      <main className={styles.page}>
        <ErrorState title={networkMessage} onRetry={() => check.refetch()} />
      </main>
    )
  }
  if (reason || !user) return <Navigate to={paths.login} state={state} replace />
  return children(user)
}

/** The response is returned with its token, because another tab may store a new one meanwhile. */
async function checkStoredToken() {
  const token = storedToken()
  return { token, ...(await checkSession()) }
}

function knownCheck() {
  const check = knownSession()
  return check && { token: storedToken(), ...check }
}

function CheckingSession() {
  return (
    <main className={styles.page}>
      <Loading text="Verifying authentication..." />
    </main>
  )
}
