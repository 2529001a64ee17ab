import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { testApp } from '../../../../tests/support/test-app.ts'
import { sqliteFile } from './connect.ts'
import { readMilestone, setMilestone } from './milestones.ts'
import { openSqlite } from './sqlite.ts'
import { optionalWrite } from './transact.ts'

const server = testApp()

/** Another process that is writing, until `end` is called. */
function startWriting() {
  const other = openSqlite(sqliteFile(server.context.settings))
  other.exec('begin immediate')
  onTestFinished(() => other.close())
  return { end: () => other.exec('commit') }
}

const send = () =>
  server.app.inject({
    method: 'POST',
    url: '/api/contact/submit',
    body: { name: 'Carol', message: 'Hello.' },
  })

describe.runIf(inject('postgresUrl') === undefined)('while another process is writing', () => {
  test('writes wait, and reads do not wait for them', async () => {
    const headers = await server.signIn()
    // The next request would mark the session as used.
    server.wait(5 * 60_000)
    const other = startWriting()
    const writes = [send(), send(), send()]
    const read = await server.app.inject({ url: '/api/contact', headers })
    expect(read.statusCode).toBe(200)
    other.end()
    for (const write of writes) expect((await write).statusCode).toBe(201)
  })

  test('a write gives up after a while', async () => {
    const other = startWriting()
    const [first, second] = await Promise.all([send(), send()])
    expect([first.statusCode, second.statusCode]).toEqual([503, 503])
    expect(first.headers['retry-after']).toBe('2')
    other.end()
    expect((await send()).statusCode).toBe(201)
  })

  test('a write that is optional is left out at once', async () => {
    const { db, now } = server.context
    const other = startWriting()
    const write = send()
    const first = await Promise.race([
      write.then(() => 'the write that must be made'),
      optionalWrite(() => setMilestone(db, 'optional', now())).then(() => 'the optional one'),
    ])
    expect(first).toBe('the optional one')
    other.end()
    expect((await write).statusCode).toBe(201)
    expect(await readMilestone(db, 'optional')).toBeUndefined()
  })
})

test('an optional write is made when it can be, and a defect in it is not hidden', async () => {
  const { db, now } = server.context
  await optionalWrite(() => setMilestone(db, 'made', now()))
  expect(await readMilestone(db, 'made')).toBe(now().toISOString())
  const defect = optionalWrite(() => Promise.reject(new Error('a defect')))
  await expect(defect).rejects.toThrow('a defect')
})
