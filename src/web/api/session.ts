import { authCalls, type TokenFault, type Validation } from '#contract/auth.ts'
import type { SignedInUser } from '#contract/users.ts'
import { fetchFromSite } from './fetch.ts'

const tokenKey = 'adminToken'
const userKey = 'adminUser'

export type SessionCheck =
  | { valid: true; user: SignedInUser }
  | { valid: false; reason: TokenFault | 'network_error' }

/** The stored sign-in. On the server there is none, nor where a browser keeps nothing for a site. */
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

/** Calls back when an answer says that the session is over. */
export function onSessionRefused(listener: () => void) {
  expiryListeners.add(listener)
  return () => {
    expiryListeners.delete(listener)
  }
}

/** Calls back when the session is over: by an answer, or because another tab removed the token. */
export function onSessionExpired(listener: () => void) {
  const fromOtherTab = (event: StorageEvent) => {
    const removed = event.key === tokenKey && event.newValue === null
    if (removed || event.key === null) endSession()
  }
  const ignoreAnswers = onSessionRefused(listener)
  addEventListener('storage', fromOtherTab)
  return () => {
    ignoreAnswers()
    removeEventListener('storage', fromOtherTab)
  }
}

let signingOut = false
let signedOut = false

/** While someone signs out, calls on their way come back refused: that is not an expired session. */
export async function duringSignOut(act: () => Promise<void>) {
  signingOut = true
  try {
    await act()
  } finally {
    signingOut = false
    signedOut = true
  }
}

/** `token` is the one that was refused; if another one is stored by now, it is no news. */
export function expireSession(token = storedToken()) {
  if (token !== storedToken()) return
  // A screen that has not gone yet may still ask for something after the sign-out.
  if (token === null && signedOut) return
  endSession()
}

function endSession() {
  if (signingOut) return
  clearSession()
  for (const listener of expiryListeners) listener()
}

const checkReuseTime = 2000
let latest: { token: string; at: number; check: Promise<SessionCheck> } | undefined

/** Asks the server whether the stored token still counts. Calls of the same moment share one answer. */
export function checkSession(): Promise<SessionCheck> {
  const token = storedToken()
  if (!token) return Promise.resolve({ valid: false, reason: 'no_token' })
  if (isExpired(token)) return Promise.resolve({ valid: false, reason: 'expired' })
  if (latest?.token === token && Date.now() - latest.at < checkReuseTime) return latest.check
  const check = askServer(token)
  latest = { token, at: Date.now(), check }
  check.then((answer) => {
    if (!answer.valid && latest?.check === check) latest = undefined
  })
  return check
}

async function askServer(token: string): Promise<SessionCheck> {
  try {
    const { path, method } = authCalls.validate
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetchFromSite(`/api${path}`, { method, headers })
    const reply: Validation | undefined = await answer.json().catch(() => undefined)
    const refused = answer.status === 401 || (answer.ok && reply?.valid === false)
    if (refused) return { valid: false, reason: reply?.reason ?? 'invalid' }
    // The specification's answer does not say who it is; the browser has kept that since the login.
    const user = reply?.user ?? storedUser()
    if (reply?.valid) return user ? { valid: true, user } : { valid: false, reason: 'no_token' }
  } catch {
    // No answer, or one that is not ours: the same to the one who waits.
  }
  return { valid: false, reason: 'network_error' }
}

/** The expiry is in the token itself; one that cannot be read is left to the server to judge. */
function isExpired(token: string) {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    const { exp } = JSON.parse(atob(payload))
    return typeof exp === 'number' && exp * 1000 <= Date.now()
  } catch {
    return false
  }
}
