import type { z } from 'zod'
import type { CallSchemas, Endpoint } from '#contract/platform/endpoint.ts'
import { ApiError, networkMessage } from './api-error.ts'
import { fillPath } from './call.ts'
import { checkRefusal, requireSuccess } from './response.ts'
import { storedToken } from './session.ts'

type UploadOptions = {
  params?: Record<string, string>
  form: FormData
  headers?: Record<string, string>
  onProgress: (sent: number, total: number) => void
  signal: AbortSignal
}

/**
 * Makes a call with files and reports its progress, which `fetch` cannot do. Throws an `ApiError` if
 * it fails, or the reason of the signal if it was stopped.
 */
export function upload<S extends CallSchemas>(
  { method, path }: Endpoint<S>,
  { params = {}, form, headers = {}, onProgress, signal }: UploadOptions,
): Promise<z.output<S['reply']>> {
  const request = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    request.open(method, `/api${fillPath(path, params)}`)
    request.responseType = 'json'
    const token = storedToken()
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total)
    request.onload = () => {
      checkRefusal(request.status, token)
      try {
        resolve(requireSuccess(request.status, request.response) as z.output<S['reply']>)
      } catch (error) {
        reject(error)
      }
    }
    request.onerror = () => reject(new ApiError(0, networkMessage))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

/**
 * Makes a key for what is sent. The same content gets the same key until it is forgotten, so that a retry
 * after a lost response does not send it twice. Two files are the same when they are the same object.
 */
export function createRetryKeys() {
  let last: { content: unknown[]; key: string } | undefined
  return {
    getKey(content: unknown[]): string {
      if (!last || !isSame(last.content, content)) last = { content, key: randomKey() }
      return last.key
    },
    forget() {
      last = undefined
    },
  }
}

const isSame = (one: unknown[], other: unknown[]) =>
  one.length === other.length && one.every((part, index) => part === other[index])

/** Browsers have `randomUUID` only on https. */
const randomKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
