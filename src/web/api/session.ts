import {
  authCalls,
  type SignedInUser,
  type TokenFault,
  type Validation,
} from '#contract/accounts/auth.ts'
import { fetchFromSite } from './fetch.ts'

const tokenKey = 'adminToken'
const userKey = 'adminUser'

export type SessionCheck =
  | { valid: true; user: SignedInUser }
  | { valid: false; reason: TokenFault | 'network_error' }

/** The stored token. There is none on the server, or if the browser blocks storage. */
export const storedToken = () => stored(tokenKey)

export function storedUser(): SignedInUser | null {
  try {
    return JSON.parse(stored(userKey) ?? 'null')
  } catch {
    return null
  }
}

function stored(key: string) {
  if (typeof window === 'undefined') return null
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function storeSession(token: string, user: SignedInUser) {
  localStorage.setItem(tokenKey, token)
  localStorage.setItem(userKey, JSON.stringify(user))
  signedOut = false
}

export function clearSession() {
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(userKey)
}

const expiryListeners = new Set<() => void>()

/** Calls the listener when a response says that the session is over. */
export function onSessionRefused(listener: () => void) {
  expiryListeners.add(listener)
  return () => {
    expiryListeners.delete(listener)
  }
}

/** Calls the listener when the session is over: by a response, or because another tab removed the token. */
export function onSessionExpired(listener: () => void) {
  const handleStorage = (event: StorageEvent) => {
    const removed = event.key === tokenKey && event.newValue === null
    if (removed || event.key === null) endSession()
  }
  const stopListening = onSessionRefused(listener)
  addEventListener('storage', handleStorage)
  return () => {
    stopListening()
    removeEventListener('storage', handleStorage)
  }
}

let signingOut = false
let signedOut = false

/** Calls that are refused during a sign-out do not mean that the session has expired. */
export async function duringSignOut(act: () => Promise<void>) {
  signingOut = true
  try {
    await act()
  } finally {
    signingOut = false
    signedOut = true
  }
}

/** Ends the session unless a newer token than the refused one is stored by now. */
export function expireSession(token = storedToken()) {
  if (token !== storedToken()) return
  // A screen that is still mounted may make a call after the sign-out.
  if (token === null && signedOut) return
  endSession()
}

function endSession() {
  if (signingOut) return
  clearSession()
  for (const listener of expiryListeners) listener()
}

const userListeners = new Set<(user: SignedInUser) => void>()

/** Calls the listener whenever the server names the signed-in user, whose role may have changed. */
export function onUserNamed(listener: (user: SignedInUser) => void) {
  userListeners.add(listener)
  return () => {
    userListeners.delete(listener)
  }
}

const checkReuseTime = 2000
let latest:
  | { token: string; at: number; check: Promise<SessionCheck>; response?: SessionCheck }
  | undefined

/** Asks the server whether the stored token is valid. Simultaneous calls share one request. */
export function checkSession(): Promise<SessionCheck> {
  const token = storedToken()
  if (!token) return Promise.resolve({ valid: false, reason: 'no_token' })
  if (isExpired(token)) return Promise.resolve({ valid: false, reason: 'expired' })
  const recent = recentCheck(token)
  if (recent) return recent.check
  const check = askServer(token)
  const asked: typeof latest = { token, at: Date.now(), check }
  latest = asked
  void check.then((response) => {
    if (response.valid) Object.assign(asked, { at: Date.now(), response })
    else if (latest === asked) latest = undefined
  })
  return check
}

const recentCheck = (token: string | null) =>
  latest?.token === token && Date.now() - latest.at < checkReuseTime ? latest : undefined

/** The response of a check that was made a moment ago. */
export const knownSession = () => recentCheck(storedToken())?.response

/** Asks the server again who is signed in. The listeners hear the response. */
export function recheckSession() {
  latest = undefined
  void checkSession()
}

async function askServer(token: string): Promise<SessionCheck> {
  try {
    const { path, method } = authCalls.validate
    const headers = { authorization: `Bearer ${token}` }
    const response = await fetchFromSite(`/api${path}`, { method, headers })
    const reply: Validation | undefined = await response.json().catch(() => undefined)
    const refused = response.status === 401 || (response.ok && reply?.valid === false)
    if (refused) return { valid: false, reason: reply?.reason ?? 'invalid' }
    // The specified response does not name the user, who is stored since the login.
    const user = reply?.user ?? storedUser()
    if (reply?.user) for (const listener of userListeners) listener(reply.user)
    if (reply?.valid) return user ? { valid: true, user } : { valid: false, reason: 'no_token' }
  } catch {
    // No response, or one from another server such as a proxy: both count as a network error.
  }
  return { valid: false, reason: 'network_error' }
}

/** Reads the expiry from the token itself. The server decides about a token that cannot be read. */
function isExpired(token: string) {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    const { exp } = JSON.parse(atob(payload))
    return typeof exp === 'number' && exp * 1000 <= Date.now()
  } catch {
    return false
  }
}
