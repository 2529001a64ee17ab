import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import type { App } from '#server/platform/http/routes.ts'
import * as pages from '#web/site/entry-server.tsx'
import { callFacts } from '../support/call-facts.ts'
import { writeCalls } from '../support/contract-calls.ts'
import { testApp } from '../support/test-app.ts'
import { testWebsite } from '../support/website.ts'

const server = testApp()
let app: App

beforeAll(async () => {
  const website = testWebsite({
    render: pages.render,
    renderFormResult: async (...given) => pages.renderFormResult(...given),
    renderPrivatePage: async (page) => pages.renderPrivatePage(page),
  })
  app = await createApp(server.context, website)
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
