import { toApiError } from './api-error.ts'
import { fileUrl, requireSession } from './call.ts'
import { fetchFromSite } from './fetch.ts'
import { checkRefusal } from './response.ts'
import { storedToken } from './session.ts'

/** Reads a public file. */
export async function fetchPublicFile(path: string): Promise<Blob> {
  const answer = await fetchFromSite(path)
  if (!answer.ok) throw toApiError(answer.status, undefined)
  return answer.blob()
}

/** Reads a file that only staff may open. With a body, the request is a POST. */
export async function fetchFile(path: string, body?: object): Promise<Blob> {
  await requireSession()
  const token = storedToken()
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetchFromSite(fileUrl(path), body ? withBody(headers, body) : { headers })
  if (answer.ok) return answer.blob()
  checkRefusal(answer.status, token)
  throw toApiError(answer.status, await answer.json().catch(() => undefined))
}

const withBody = (headers: Record<string, string>, body: object): RequestInit => ({
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
