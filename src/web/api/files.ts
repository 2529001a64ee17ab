import { toApiError } from './api-error.ts'
import { fileUrl, requireSession } from './call.ts'
import { fetchFromSite } from './fetch.ts'
import { checkRefusal } from './response.ts'
import { storedToken } from './session.ts'

/** Reads a public file. */
export async function fetchPublicFile(path: string): Promise<Blob> {
  const response = await fetchFromSite(path)
  if (!response.ok) throw toApiError(response.status, undefined)
  return response.blob()
}

/** Reads a file that only staff may open. With a body, the request is a POST. */
export async function fetchFile(path: string, body?: object): Promise<Blob> {
  await requireSession()
  const token = storedToken()
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetchFromSite(fileUrl(path), body ? withBody(headers, body) : { headers })
  if (response.ok) return response.blob()
  checkRefusal(response.status, token)
  throw toApiError(response.status, await response.json().catch(() => undefined))
}

const withBody = (headers: Record<string, string>, body: object): RequestInit => ({
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
