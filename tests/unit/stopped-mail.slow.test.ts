import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '#server/platform/db/connect.ts'
import { mailServer } from '../support/mail-server.ts'
import { startServer } from '../support/server.ts'
import { newPostgresDatabase } from '../support/test-app.ts'

const smtp = mailServer()

test('a server that is stopped while a mail server is slow to answer does not send the mail again', async () => {
  const arrived = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  smtp.state.onMail = () => {
    arrived.resolve()
    return answered.promise
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'poplar-mail-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const databaseUrl = await newPostgresDatabase()
  const server = await startServer({
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    SMTP_URL: smtp.url(),
    MAIL_FROM: 'web@example.org',
    MAIL_TO: 'office@example.org',
  })
  onTestFinished(server.stop)
  await fetch(`${server.url}/api/contact/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Carol', message: 'Hello.' }),
  })
  await arrived.promise
  server.process.kill('SIGTERM')
  expect(await once(server.process, 'exit')).toEqual([0, null])
  answered.resolve()

  const db = connect({ dataDir, databaseUrl })
  onTestFinished(() => db.destroy())
  const mails = await db.selectFrom('mail_outbox').select(['recipient', 'failure']).execute()
  expect(mails).toEqual([{ recipient: null, failure: 'unconfirmed' }])
})
