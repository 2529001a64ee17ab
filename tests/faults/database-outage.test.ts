import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { databaseProxy } from '../support/database-proxy.ts'
import { newInstallation, start } from '../support/installation.ts'
import type { RunningServer } from '../support/server.ts'

const onPostgres = test.runIf(inject('postgresUrl'))

onPostgres(
  'a connection lost inside a transaction costs that request and nothing else',
  async () => {
    const { server, sql, proxy } = await serverBehindProxy()
    for (const loseConnection of [
      () => sql(`select pg_terminate_backend(pid, 60000) from (${waiting}) as waiting`),
      async () => proxy.cut(),
    ]) {
      await sql('begin')
      await sql('lock table contact_messages in exclusive mode')
      const { response } = await sendUntilItWaits(server, sql)
      await loseConnection()
      await sql('rollback')
      expect(await response).toEqual({ status: 503, retryAfter: '2' })
      // The cut closes idle connections too, which the server may not have noticed yet.
      await expect.poll(async () => (await sendMessage(server)).status).toBe(201)
    }
  },
)

onPostgres(
  'a silent connection is given up, pages come from memory, and all is well when it is back',
  async () => {
    const { server, sql, proxy } = await serverBehindProxy()
    const title = await sql('select title from hero_slides order by position limit 1')
    const oldTitle = String(title[0]?.title)
    expect(await homePage(server)).toContain(oldTitle)

    proxy.silence()
    const responses = Array.from({ length: 20 }, () => sendMessage(server))
    expect(await homePage(server)).toContain(oldTitle)
    for (const response of responses)
      expect(await response).toEqual({ status: 503, retryAfter: '2' })
    await expect.poll(() => readiness(server)).toBe(503)

    // Another instance changes content that this one cannot hear of.
    await sql(`update hero_slides set title = 'Changed meanwhile' where title = '${oldTitle}'`)
    await sql(`select pg_notify('poplar_content', '')`)
    expect(await homePage(server)).toContain(oldTitle)

    proxy.restore()
    await expect.poll(async () => (await sendMessage(server)).status).toBe(201)
    await expect.poll(() => homePage(server)).toContain('Changed meanwhile')
    await expect.poll(() => readiness(server)).toBe(200)
  },
)

// The databases of other tests have the same tables, even with the same numbers. Not from pg_stat_activity,
// which shows a transaction only the connections that were there when it first looked.
const waiting = `select pid from pg_locks join pg_database on pg_database.oid = database
  where datname = current_database() and relation = 'contact_messages'::regclass and not granted`

/** A server that reaches its database through a proxy that can fail, and a connection that cannot. */
async function serverBehindProxy() {
  const { dir: _, DATABASE_URL: databaseUrl = '', ...env } = await newInstallation()
  const proxy = await databaseProxy(databaseUrl)
  onTestFinished(proxy.close)
  const server = await start({ ...env, DATABASE_URL: proxy.url })
  const client = new pg.Client(databaseUrl)
  await client.connect()
  onTestFinished(() => client.end())
  const sql = async (text: string) => (await client.query(text)).rows
  return { server, proxy, sql }
}

async function sendMessage({ url }: RunningServer) {
  const { status, headers } = await fetch(`${url}/api/contact/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Carol', message: 'Hello.' }),
  })
  return { status, retryAfter: headers.get('retry-after') }
}

/** On a busy machine a message can be refused before it reaches the lock; then it is sent again. */
async function sendUntilItWaits(server: RunningServer, sql: (text: string) => Promise<unknown[]>) {
  for (;;) {
    let answered = false
    const response = sendMessage(server).finally(() => {
      answered = true
    })
    while (!answered) {
      if ((await sql(waiting)).length > 0) return { response }
    }
  }
}

const readiness = async ({ url }: RunningServer) => (await fetch(`${url}/api/ready`)).status

const homePage = async ({ url }: RunningServer) => (await fetch(url)).text()
