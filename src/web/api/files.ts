import { toApiError } from './api-error.ts'
import { fileUrl, requireSession } from './call.ts'
import { sendToSite } from './send.ts'
import { expireSession, storedToken } from './session.ts'

/** Reads a file that is there for everybody. */
export async function fetchPublicFile(path: string): Promise<Blob> {
  const answer = await sendToSite(path)
  if (!answer.ok) throw toApiError(answer.status, undefined)
  return answer.blob()
}

/** Reads a file that only staff may open. */
export async function fetchFile(path: string): Promise<Blob> {
  await requireSession()
  const token = storedToken()
  const answer = await sendToSite(fileUrl(path), { headers: { authorization: `Bearer ${token}` } })
  if (answer.ok) return answer.blob()
  if (answer.status === 401) expireSession(token)
  throw toApiError(answer.status, await answer.json().catch(() => undefined))
}
