import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFacts } from '../../tests/support/call-facts.ts'
import { writeCalls } from '../../tests/support/contract-calls.ts'
import { testApp } from '../../tests/support/test-app.ts'
import { appWithPages } from '../../tests/support/website.ts'
import type { App } from './platform/http/routes.ts'

const server = testApp()
let app: App

beforeAll(async () => {
  app = await appWithPages(server.context)
})
afterAll(() => app.close())

/** The office needs a script, so its sign-in does too. */
const forms = writeCalls.filter(
  ({ name, call }) =>
    call.access === 'public' && !call.path.startsWith('/auth/') && !callFacts[name]?.needsScript,
)

test.each(forms)(
  '$name answers a browser without script with a page',
  async ({ call, schemas }) => {
    const type = schemas.form
      ? 'multipart/form-data; boundary=x'
      : 'application/x-www-form-urlencoded'
    const response = await app.inject({
      method: 'POST',
      url: `/api${call.path.replace(/:\w+/g, '0')}`,
      headers: { 'content-type': type, accept: 'text/html' },
      payload: schemas.form ? '--x--\r\n' : '',
    })
    expect(response.statusCode).not.toBe(415)
    expect(response.headers['content-type'], response.body).toBe('text/html; charset=utf-8')
  },
)
