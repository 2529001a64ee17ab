import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { connect } from '#server/platform/db/connect.ts'
import { applyThroughApi } from '../support/apply.ts'
import { type Cluster, startCluster } from '../support/cluster.ts'
import { pdfFile } from '../support/documents.ts'
import { mailServer } from '../support/mail-server.ts'
import { type Client, countAcknowledged, repeat, signIn, startLoad } from '../support/mixed-load.ts'
import { pictureFile } from '../support/pictures.ts'
import { inspectStore } from '../support/stored-state.ts'
import { newPostgresDatabase } from '../support/test-app.ts'

const size = 3
const kills = 6

const smtp = mailServer()
let cluster: Cluster

beforeAll(async () => {
  const [databaseUrl, store] = [await newPostgresDatabase(), inject('objectStore')]
  if (!databaseUrl || !store) throw new Error('Start these tests with: npm run test:scale')
  const mail = { SMTP_URL: smtp.url(), MAIL_FROM: 'web@example.org', MAIL_TO: 'office@example.org' }
  cluster = await startCluster(size, { databaseUrl, store }, mail)
  process.env.AWS_ACCESS_KEY_ID = store.keyId
  process.env.AWS_SECRET_ACCESS_KEY = store.secret
})
afterAll(() => cluster?.stop())

const textAt = async (url: string) => (await fetch(url)).text()

async function bytesAt(url: string, { headers }: Client) {
  const response = await fetch(url, { headers })
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

test('what is stored through one instance is seen through all others', async () => {
  const urls = cluster.instances.map(({ url }) => url)
  const [first = '', second = '', third = ''] = urls
  const client = await signIn(first)
  // Every instance has the page in its memory, and must drop it.
  const title = `Picnic ${randomUUID()}`
  for (const url of urls) expect(await textAt(url)).not.toContain(title)
  const form = new FormData()
  const image = await pictureFile({ width: 300, height: 200 })
  const fields = { title, description: 'Bring a friend', status: 'published', image }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const { headers } = client
  const sent = await fetch(`${first}/api/events`, { method: 'POST', headers, body: form })
  const { data } = await sent.json()
  for (const url of urls) {
    await expect.poll(() => textAt(url)).toContain(title)
    await expect.poll(() => textAt(`${url}/api/events/public`)).toContain(title)
    const picture = await bytesAt(url + data.image.path, client)
    expect(picture.equals(await bytesAt(first + data.image.path, client))).toBe(true)
  }

  const resume = pdfFile('resume.pdf', randomUUID())
  const id = await applyThroughApi({ url: second }, { resume })
  const opened = await bytesAt(`${third}/api/careers/${id}/resume`, client)
  expect(opened.equals(Buffer.from(await resume.arrayBuffer()))).toBe(true)

  await fetch(`${second}/api/auth/logout`, { method: 'POST', headers })
  const { status } = await fetch(`${third}/api/careers/${id}`, { headers })
  expect(status).toBe(401)
})

test('nothing that was acknowledged is lost and no mail is sent twice while instances are killed', async () => {
  const load = startLoad(await signIn(cluster.url))
  for (let index = 0; index < kills; index += 1) {
    await load.untilEveryoneWrote()
    await cluster.kill(index % size)
  }
  await load.untilEveryoneWrote()
  await load.end()

  expect([...(await load.check()), ...(await inspectStore(cluster.settings))]).toEqual([])
  expect(countAcknowledged(load.writers)).toBeGreaterThan(kills * load.writers.length)
  await checkMails()
})

test('a restart of one instance after the other loses no request', async () => {
  const { url } = cluster
  const lost: string[] = []
  let answered = 0
  const ask = (path: string, init?: RequestInit) => async () => {
    const response = await fetch(url + path, init).catch((error: Error) => error)
    if (response instanceof Error) lost.push(`${path}: ${response.message}`)
    else if (response.ok) await response.arrayBuffer()
    else lost.push(`${path}: ${response.status}`)
    answered += 1
  }
  const load = repeat([
    ask('/'),
    ask('/api/events/public'),
    ask('/api/contact/submit', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Carol', message: 'Hello.' }),
    }),
    async () => {
      const email = `${randomUUID()}@example.org`
      await applyThroughApi({ url }, { email }).catch(() => lost.push('an application'))
    },
  ])
  onTestFinished(load.end)
  for (let index = 0; index < size; index += 1) {
    const before = answered
    await cluster.restart(index)
    await expect.poll(() => answered).toBeGreaterThan(before)
  }
  await load.end()
  expect(lost).toEqual([])
})

/** Every mail has arrived once or still waits, and every applicant has one. */
async function checkMails() {
  const db = connect(cluster.settings)
  onTestFinished(() => db.destroy())
  // Read first: what is sent meanwhile has then arrived.
  const waiting = await db.selectFrom('mail_outbox').select('recipient').execute()
  const ids = smtp.received.map(({ headers }) => headers['message-id'])
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  const known = new Set(smtp.received.flatMap(({ to }) => to))
  for (const { recipient } of waiting) known.add(recipient ?? '')
  const applicants = await db.selectFrom('applications').select('email').execute()
  expect(applicants.filter(({ email }) => !known.has(email))).toEqual([])
}
