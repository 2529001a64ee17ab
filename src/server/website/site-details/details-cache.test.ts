import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import { createApp } from '#server/app.ts'
import type { App } from '#server/platform/http/routes.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { testWebsite } from '../../../../tests/support/website.ts'
import { createDetailsCache } from './site-details.queries.ts'

const server = testApp()
const changed = { ...builtInDetails, phone: '(931) 555-0123' }
let admin: { authorization: string }
let app: App
let broken = false

/** A website that renders like the real one: with the current details, else with the last known ones. */
beforeAll(async () => {
  admin = await server.signIn()
  const website = testWebsite({
    renderFormResult: async (_form, _result, { details }) => ({
      head: { title: '', description: '' },
      html: details.phone,
    }),
    render: async (path, fetch, { details }) => {
      if (broken) throw new Error('cannot be shown')
      const result = await fetch('/api/site-details')
      const complete = result.status === 200
      const { phone } = complete ? (await result.json()).data : details
      const head = { title: path, description: '' }
      return { status: 200, head, html: phone, data: {}, complete }
    },
  })
  app = await createApp(server.context, website)
})
afterAll(() => app.close())

async function save(body: object) {
  const url = '/api/admin/site-details'
  const result = await server.app.inject({ method: 'PUT', url, headers: admin, body })
  expect(result.statusCode).toBe(200)
}

describe('while the details cannot be read', () => {
  const rename = (from: string, to: string) =>
    server.context.db.schema.alterTable(from).renameTo(to).execute()
  beforeEach(async () => {
    await save(changed)
    await rename('site_details', 'site_details_away')
  })
  afterEach(() => rename('site_details_away', 'site_details'))

  test('pages show the phone number that was saved last, and are not cached', async () => {
    expect((await app.inject('/api/site-details')).statusCode).toBe(500)
    const page = await app.inject('/')
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(changed.phone)
    await rename('site_details_away', 'site_details')
    await save({ ...changed, phone: '(865) 555-0199' })
    await rename('site_details', 'site_details_away')
    expect((await app.inject('/')).body).toContain('(865) 555-0199')
  })

  test('the error page shows it too', async () => {
    broken = true
    const failed = await app.inject('/privacy')
    broken = false
    expect(failed.statusCode).toBe(500)
    expect(failed.body).toContain('<a href="tel:+19315550123">(931) 555-0123</a>')
  })

  test('so does the response to a contact form without JavaScript', async () => {
    const result = await app.inject({
      method: 'POST',
      url: '/api/contact/submit',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=Ann&message=Hello',
    })
    expect(result.body).toContain(changed.phone)
  })
})

test('a new process reads what was saved before it started', async () => {
  await save(changed)
  const details = createDetailsCache(server.context.db, builtInDetails)
  expect(details.last()).toEqual(builtInDetails)
  await details.read()
  expect(details.last()).toEqual(changed)
})
