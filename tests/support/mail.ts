import { beforeAll, beforeEach, expect } from 'vitest'
import { builtInDetails } from '#content/provider.ts'
import { createApp } from '#server/app.ts'
import { createMail } from '#server/messages/mail/mail.ts'
import { addMails } from '#server/messages/mail/outbox.queries.ts'
import type { Mail } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/transact.ts'
import type { App } from '#server/platform/http/routes.ts'
import { addJob, applicationFields } from './applications.ts'
import { mailServer } from './mail-server.ts'
import { formBody } from './multipart.ts'
import { testApp } from './test-app.ts'

export const details = {
  name: 'Häuser & Höfe',
  phone: '(615) 555-0142',
  email: 'hello@example.org',
}
export const office = ['office@example.org', 'nights@example.org']
const personal = {
  firstName: 'Zebulon',
  lastName: 'Quillfeather',
  email: 'zq@example.net',
  phone: '(615) 555-0166',
}
export const message = {
  name: 'Quillfeather',
  phone: '(615) 555-0166',
  email: 'zq@example.net',
  message: 'My telling words, häkelwerk.',
}

/** An app with mail switched on and an empty outbox before each test. */
export function appWithMail() {
  const server = testApp()
  const smtp = mailServer()
  const lines: string[] = []
  let mail: Mail
  let app: App

  const sender = (db: Db = server.context.db) =>
    createMail(
      { smtpUrl: smtp.url(), from: 'web@poplar.example', to: office },
      {
        db,
        now: () => server.clock.at,
        siteUrl: 'https://poplar.example',
        details: async () => ({ ...details, facts: builtInDetails.facts }),
        log: (line) => lines.push(line),
      },
    )

  beforeAll(async () => {
    mail = sender()
    app = await createApp({ ...server.context, mail })
    return () => app.close()
  })

  beforeEach(async () => {
    await mail.wake()
    await server.context.db.deleteFrom('mail_outbox').execute()
    await server.context.db.deleteFrom('mail_receipts').execute()
    smtp.reset()
    lines.length = 0
  })

  const outbox = () =>
    server.context.db.selectFrom('mail_outbox').selectAll().orderBy('created_at').execute()

  const post = (path: string, body: object, to = app) =>
    to.inject({ method: 'POST', url: `/api${path}`, body })

  async function write(fields: object = {}) {
    expect((await post('/contact/submit', { ...message, ...fields })).statusCode).toBe(201)
  }

  async function apply(fields: object = {}, key?: string) {
    const { id: jobId } = await addJob(server.context.db, { title: 'Night Owl Support' })
    const body = await formBody({ ...(await applicationFields(jobId)), ...personal, ...fields })
    const headers = { ...body.headers, ...(key && { 'idempotency-key': key }) }
    const request = { method: 'POST', url: '/api/careers/apply', payload: body.payload } as const
    const send = () => app.inject({ ...request, headers })
    return { send, id: (await send()).json().data?.id as string }
  }

  /** Adds one mail to the outbox, as if a message had just arrived. */
  const addMail = (recipient = 'someone@example.net') =>
    addMails(
      server.context.db,
      [
        {
          kind: 'message-receipt',
          recipient,
          position: '',
          application_id: null,
          message_id: null,
        },
      ],
      server.clock.at,
    )

  const recipients = () => smtp.received.map(({ to }) => to.join()).sort()
  const sentTo = (address: string) => {
    const found = smtp.received.find(({ to }) => to.includes(address))
    if (!found) throw new Error(`Nothing was sent to ${address}.`)
    return found
  }

  return {
    server,
    smtp,
    /** What was logged. */
    lines,
    get mail() {
      return mail
    },
    get app() {
      return app
    },
    sender,
    outbox,
    post,
    write,
    apply,
    addMail,
    recipients,
    sentTo,
  }
}
