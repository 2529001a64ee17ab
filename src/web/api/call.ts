import type { z } from 'zod'
import { authCalls } from '#contract/accounts/auth.ts'
import { type CallSchemas, type Endpoint, refreshHeader } from '#contract/platform/endpoint.ts'
import { ApiError, networkMessage } from './api-error.ts'
import { type Fetch, fetchFromSite } from './fetch.ts'
import { checkRefusal, requireSuccess } from './response.ts'
import { checkSession, expireSession, storedToken } from './session.ts'

type InputFrom<S extends CallSchemas, K extends 'params' | 'body'> = S[K] extends z.ZodType
  ? { [P in K]: z.input<S[K]> }
  : unknown

/** May be left out if nothing in it is required. */
type QueryFrom<S extends CallSchemas> = S['query'] extends z.ZodType
  ? Record<never, never> extends z.input<S['query']>
    ? { query?: z.input<S['query']> }
    : { query: z.input<S['query']> }
  : unknown

export type CallInput<S extends CallSchemas> = InputFrom<S, 'params'> &
  QueryFrom<S> &
  InputFrom<S, 'body'> &
  (S['form'] extends z.ZodType ? { form: FormData } : unknown) &
  CallOptions

type CallOptions = {
  headers?: Record<string, string>
  /** The server passes its own, which answers calls without going through the network. */
  fetch?: Fetch | undefined
}

type LooseInput = CallOptions & {
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  body?: unknown
  form?: FormData
}

let isUnattended = false

/** Calls that `act` starts are made by the office itself: they do not extend the session. */
export function unattended<T>(act: () => T): T {
  isUnattended = true
  try {
    return act()
  } finally {
    isUnattended = false
  }
}

/** Makes one call of the contract. Throws an `ApiError` if it fails. */
export async function call<S extends CallSchemas>(
  endpoint: Endpoint<S>,
  input: CallInput<S>,
): Promise<z.output<S['reply']>> {
  const headers = { ...input.headers, ...(isUnattended && { [refreshHeader]: 'true' }) }
  // Asking first whether the session is valid would extend it.
  if (endpoint.access !== 'public' && !isUnattended) await requireSession()
  const token = storedToken()
  const response = await request(endpoint, { ...(input as LooseInput), headers }, token)
  const body = await response.json().catch(() => undefined)
  if (endpoint.path !== authCalls.login.path) checkRefusal(response.status, token)
  return requireSuccess(response.status, body) as z.output<S['reply']>
}

/** The URL of a stored file path. A full URL stays as it is. */
export const fileUrl = (path: string) =>
  path.startsWith('http') ? path : `/${path.replaceAll('\\', '/').replace(/^\/+/, '')}`

/** Throws if the stored session is no longer valid. */
export async function requireSession() {
  const token = storedToken()
  const check = await checkSession()
  if (check.valid) return
  if (check.reason === 'network_error') throw new ApiError(0, networkMessage)
  expireSession(token)
  throw new ApiError(401, 'Your session has expired. Please log in again.', { code: check.reason })
}

async function request(endpoint: Endpoint, input: LooseInput, token: string | null) {
  const { fetch = fetchFromSite } = input
  const json = input.body !== undefined
  try {
    return await fetch(`/api${makeAddress(endpoint.path, input)}`, {
      method: endpoint.method,
      headers: {
        ...input.headers,
        ...(json && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: json ? JSON.stringify(input.body) : (input.form ?? null),
    })
  } catch {
    throw new ApiError(0, networkMessage)
  }
}

/** Puts the parameters of a call into its path. */
export const fillPath = (path: string, params: Record<string, string>) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

function makeAddress(path: string, { params = {}, query = {} }: LooseInput) {
  const filled = fillPath(path, params)
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}
