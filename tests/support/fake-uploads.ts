import { vi } from 'vitest'
import { checkResponse, getBody, type PreparedResponse } from './render.tsx'

/** Replaces the browser's XMLHttpRequest: each test decides how an upload ends. */
class FakeUpload {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  opened = ''
  headers: Record<string, string> = {}
  form = new FormData()
  status = 0
  responseType = ''
  response: unknown = null
  aborted = false
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  open(method: string, address: string) {
    this.opened = `${method} ${address}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(form: FormData) {
    this.form = form
  }
  abort() {
    this.aborted = true
    this.onabort()
  }
  respond(given: PreparedResponse) {
    checkResponse(this.opened.replace('/api', ''), given)
    this.status = given.status ?? 200
    this.response = getBody(given)
    this.onload()
  }
}

/** Fakes all uploads of a test and gives access to them. */
export function fakeUploads() {
  const uploads: FakeUpload[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends FakeUpload {
      constructor() {
        super()
        uploads.push(this)
      }
    },
  )
  return {
    all: uploads,
    last: () => {
      const upload = uploads.at(-1)
      if (!upload) throw new Error('Nothing was sent.')
      return upload
    },
    keys: () => uploads.map(({ headers }) => headers['idempotency-key']),
  }
}
