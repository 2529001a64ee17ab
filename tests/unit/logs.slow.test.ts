import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import type { Context } from '#server/platform/context.ts'
import { connect } from '#server/platform/db/connect.ts'
import { createVault } from '#server/platform/files/vault.ts'
import type { App } from '#server/platform/http/routes.ts'
import type { Example } from '../support/call-examples.ts'
import { type ContractCall, writeCalls } from '../support/contract-calls.ts'
import { createSender } from '../support/send-example.ts'
import { administrator, startServer } from '../support/server.ts'
import { listTextFields, readField, type TextField, withField } from '../support/text-fields.ts'

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

/** Nothing of this may be printed. */
const word = 'canary7q'
const phone = '615-555-0142'
const ssn = '078-05-1120'

/** The server as a process, and the calls of an administrator to it. */
async function start() {
  const dataDir = await mkdtemp(join(tmpdir(), 'poplar-logs-'))
  cleanups.push(() => rm(dataDir, { recursive: true, force: true }))
  const jwtSecret = randomBytes(32).toString('base64url')
  const key = randomBytes(32)
  const server = await startServer({
    DATA_DIR: dataDir,
    JWT_SECRET: jwtSecret,
    FILES_KEY: `test:${key.toString('base64')}`,
    LOG_LEVEL: 'debug',
    // Nothing listens there, so every mail fails and the failure is logged.
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: `${word}@example.org`,
    MAIL_TO: `${word}@example.org`,
  })
  cleanups.push(server.stop)
  const db = connect({ dataDir, databaseUrl: undefined })
  cleanups.push(() => db.destroy())

  const inject = async ({ method, url, headers, payload, body }: InjectOptions) => {
    const sent = (payload ?? (body && JSON.stringify(body))) as BodyInit | undefined
    const response = await fetch(`${server.url}${url}`, {
      method: method ?? 'GET',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(headers as Record<string, string>),
      },
      ...(sent && { body: sent }),
    })
    const text = await response.text()
    return { statusCode: response.status, body: text, json: () => JSON.parse(text) }
  }
  const body = administrator
  const { token } = (await inject({ method: 'POST', url: '/api/auth/login', body })).json()
  const sender = await createSender({
    app: { inject } as unknown as App,
    context: {
      db,
      now: () => new Date(),
      jwtSecret,
      vault: createVault([{ name: 'test', key }]),
    } as Context,
    signIn: async () => ({ authorization: `Bearer ${token}` }),
  })
  return { server, inject, sender, token }
}

/** A text of the same kind with something in it that must stay out of the log. */
function personal(text: string, { max = 10_000 }: TextField) {
  if (text.includes('@')) return `${word}-${text}`.slice(-max)
  if (/^[\d ()-]{7,}$/.test(text)) return phone
  return `${text} ${word} ${ssn}`.slice(0, max)
}

const withPersonalData = (call: ContractCall, example: Example) =>
  listTextFields(call)
    .filter(({ location }) => location !== 'params')
    .reduce((changed, field) => {
      const text = personal(readField(example, field), field)
      return withField(changed, field, text)
    }, example)

// The level debug, because it has the lines of all others too.
test('the log has no personal data', async () => {
  const { server, inject, sender, token } = await start()
  for (const call of writeCalls) {
    const example = await sender.makeExample(call.name)
    // Once as one text in each field, so that some are accepted, and once in all fields.
    for (const field of listTextFields(call)) {
      const text = personal(readField(example, field), field)
      await sender.send(call.name, withField(example, field, text))
    }
    await sender.send(call.name, withPersonalData(call, example))
  }
  const headers = { authorization: `Bearer ${token}` }
  await inject({ url: `/api/careers?search=${word}`, headers })
  await inject({ url: `/${word}?email=${word}@example.org` })
  await inject({ url: '/api/hero/admin', headers: { authorization: `Bearer ${word}` } })
  await inject({ url: `/uploads/resumes/${word}`, headers: { cookie: `files=${word}` } })

  await expect.poll(() => server.output()).toContain('A mail (application-receipt)')
  // The last lines are written when it ends.
  await server.stop()
  const output = server.output()
  expect(output).toContain('"route":"/api/careers"')
  for (const secret of [word, phone, ssn, token, administrator.password, '"ip"', '127.0.0.1"']) {
    expect(output.includes(secret), secret).toBe(false)
  }
})
