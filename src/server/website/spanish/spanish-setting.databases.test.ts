import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { spanishSettingMessages } from '#contract/website/spanish-setting.ts'
import { createApp } from '#server/app.ts'
import { setMilestone } from '#server/platform/db/milestones.ts'
import type { App } from '#server/platform/http/routes.ts'
import { testApp } from '../../../../tests/support/test-app.ts'
import { testWebsite } from '../../../../tests/support/website.ts'
import { samplesRemoved } from '../publishing/sample-content.queries.ts'

const server = testApp()
let app: App
let owner: { authorization: string }

const website = testWebsite({
  render: async (path: string) => {
    const status = path === '/not-found' ? 404 : 200
    const head = { title: '', description: '', ...(status === 200 && { canonicalPath: path }) }
    return { status, head, html: '', data: {}, complete: true }
  },
})

beforeAll(async () => {
  const { details } = server.context
  details.remember({ ...details.last(), name: 'Ridge' })
  app = await createApp(server.context, website)
})
afterAll(() => app.close())
beforeEach(async () => {
  await server.context.db.deleteFrom('milestones').where('name', '=', samplesRemoved).execute()
  owner = await server.signIn()
})

const removeSamples = async () => {
  const { context, clock } = server
  await setMilestone(context.db, samplesRemoved, clock.at)
  context.responseCache.clear()
}
const open = async (url: string) => {
  const { statusCode, body } = await app.inject({ url, headers: { accept: 'text/html' } })
  return { statusCode, namesSpanish: /hreflang/.test(body) }
}
const send = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) => {
  server.wait(1000)
  const options = { method, url: `/api/admin/${path}`, headers: owner }
  return app.inject({ ...options, ...(body && { body }) })
}
const turn = (on: boolean) => send('PUT', 'spanish-setting', { on })

const there = { statusCode: 200, namesSpanish: true }
const notThere = { statusCode: 404, namesSpanish: false }

test('Spanish is there while there is sample content, and then only if an owner turned it on', async () => {
  expect(await open('/es/privacy')).toEqual(there)
  await removeSamples()
  expect(await open('/es/privacy')).toEqual(notThere)
  expect(await open('/privacy')).toEqual({ statusCode: 200, namesSpanish: false })
  expect((await open('/sitemap.xml')).namesSpanish).toBe(false)

  expect((await turn(true)).json().data).toEqual({ on: true, samples: false })
  expect(await open('/es/privacy')).toEqual(there)
  expect((await open('/sitemap.xml')).namesSpanish).toBe(true)
  await turn(false)
  expect(await open('/es/privacy')).toEqual(notThere)

  const log = await send('GET', 'audit?kind=setting')
  expect(log.json().data[0]).toMatchObject({ action: 'updated', name: 'The website in Spanish' })
})

test('a version does not turn it on, because an owner has to read who translated', async () => {
  await removeSamples()
  await turn(true)
  await turn(false)
  const { current, versions } = (await send('GET', 'versions/setting/spanish')).json().data
  expect(versions[0].record).toMatchObject({ on: true })
  const restored = await send('POST', `versions/setting/spanish/${versions[0].number}`, {
    updatedAt: current.savedAt,
  })
  expect(restored.json().data.note).toBe(spanishSettingMessages.stillOff)
  expect(await open('/es/privacy')).toEqual(notThere)
})

test('it can be turned on before the sample content is removed', async () => {
  await turn(true)
  await removeSamples()
  expect(await open('/es/privacy')).toEqual(there)
})
