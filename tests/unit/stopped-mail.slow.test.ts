import { once } from 'node:events'
import { expect, test } from 'vitest'
import { newInstallation, start, withDatabase } from '../support/installation.ts'
import { mailServer } from '../support/mail-server.ts'

const smtp = mailServer()

test('a server that is stopped while a mail server is slow to answer does not send the mail again', async () => {
  const arrived = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  smtp.state.onMail = () => {
    arrived.resolve()
    return answered.promise
  }
  const { dir: _, ...env } = await newInstallation()
  const server = await start({
    ...env,
    SMTP_URL: smtp.url(),
    MAIL_FROM: 'web@example.org',
    MAIL_TO: 'office@example.org',
  })
  await fetch(`${server.url}/api/contact/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Carol', message: 'Hello.' }),
  })
  await arrived.promise
  server.process.kill('SIGTERM')
  expect(await once(server.process, 'exit')).toEqual([0, null])
  answered.resolve()

  const mails = await withDatabase(env, (db) =>
    db.selectFrom('mail_outbox').select(['recipient', 'failure']).execute(),
  )
  expect(mails).toEqual([{ recipient: null, failure: 'unconfirmed' }])
})
