import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { addMails } from '#server/messages/mail/outbox.queries.ts'
import type { App } from '#server/platform/http/routes.ts'
import { testApp } from '../../../../tests/support/test-app.ts'

const server = testApp()
const token = 'a token that only the monitoring knows'
let app: App

beforeAll(async () => {
  const settings = { ...server.context.settings, metricsToken: token }
  app = await createApp({ ...server.context, settings })
})
afterAll(() => app.close())

const read = (authorization = `Bearer ${token}`) =>
  app.inject({ url: '/metrics', headers: { authorization } })

/** The value of a line such as `name{label="x"}`. */
async function valueIn(line: string) {
  const { body } = await read()
  const found = body.split('\n').find((each) => each.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length + 1))
}

test('metrics are for those with the token, and not there without one in the settings', async () => {
  const { statusCode, headers } = await read()
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/plain; version=/)
  expect(headers['cache-control']).toBe('no-store')
  for (const wrong of ['', token, `Bearer ${token}x`, 'Bearer ']) {
    expect((await read(wrong)).statusCode).toBe(401)
  }
  expect((await server.app.inject('/metrics')).statusCode).toBe(404)
})

test('requests are counted by route and status, not by address', async () => {
  const count = (labels: string) => valueIn(`poplar_http_request_duration_seconds_count{${labels}}`)
  for (const name of ['one', 'two']) await app.inject(`/api/jobs/public/${name}`)
  expect(await count('method="GET",route="/api/jobs/public/:slug",status="404"')).toBe(2)
  await app.inject('/no-such-page')
  expect(await count('method="GET",route="(none)",status="404"')).toBe(1)
  const slow = 'poplar_http_request_duration_seconds_bucket{le="+Inf",method="GET",route="(none)"'
  expect(await valueIn(`${slow},status="404"}`)).toBe(1)
})

test('responses from memory are counted', async () => {
  const hits = () => valueIn('poplar_response_cache_total{result="hit"}')
  await app.inject('/api/team')
  const before = await hits()
  await app.inject('/api/team')
  const after = await hits()
  expect(after).toBe((before ?? 0) + 1)
  expect(await hits()).toBe(after)
})

test('mail, uploads, connections and the event loop are measured', async () => {
  expect(await valueIn('poplar_mail_waiting')).toBe(0)
  const mail = { kind: 'message-notice', recipient: 'a@example.org', position: '' } as const
  await addMails(
    server.context.db,
    [{ ...mail, application_id: null, message_id: null }],
    server.clock.at,
  )
  expect(await valueIn('poplar_mail_waiting')).toBe(1)
  const form = app.formMemory.open('192.0.2.1', () => 0)
  expect(await valueIn('poplar_uploads_in_progress')).toBe(1)
  form.close()
  expect(await valueIn('poplar_uploads_in_progress')).toBe(0)
  const open = await valueIn('poplar_database_connections{state="open"}')
  if (inject('postgresUrl')) expect(open).toBeGreaterThan(0)
  else expect(open).toBe(0)
  expect(await valueIn('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
})
