import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { MailFailure } from '#contract/records/timeline.ts'
import { isLoopback } from '#server/platform/settings/settings.ts'
import { minutes, seconds } from '#server/platform/time.ts'
import type { MailContent } from './mail-texts.ts'

type OutgoingMail = {
  content: MailContent
  /** The same at every attempt, so that mail programs can recognize a mail that arrives twice. */
  id: string
  date: Date
  from: { name: string; address: string }
  to: string
  /** Empty while the provider has no address of its own. */
  replyTo: string
}

/** Why a mail was not sent; `code` is the mail server's number or the system's error code. */
export type Fault = {
  failure: MailFailure
  code: string
  /** True when only this mail is affected, and others may still be sent. */
  ofThisMail: boolean
}

const unconfirmed: Fault = { failure: 'unconfirmed', code: 'stopped', ofThisMail: true }

/** Sends mail through the mail server, one at a time. Returns what went wrong instead of throwing. */
export function createSmtp(smtpUrl: string) {
  const stopping = Promise.withResolvers<'stopped' | Fault>()
  let stopped = false
  /** True while the mail server has the complete mail and has not answered yet. */
  let awaitsResponse = false
  const { hostname, username } = new URL(smtpUrl)
  const transport = createTransport({
    url: smtpUrl,
    // A password must not cross a network unencrypted.
    requireTLS: username !== '' && !isLoopback(hostname),
    connectionTimeout: 15 * seconds,
    greetingTimeout: 15 * seconds,
    socketTimeout: 1 * minutes,
  })

  // A mail whose end never reaches the mail server is not delivered, so it can be sent again.
  async function* omitEndWhenStopped(mail: AsyncIterable<Buffer>) {
    yield* mail
    if (stopped) await new Promise(() => {})
    awaitsResponse = true
  }
  transport.use('stream', ({ message }, done) => {
    message.processFunc((mail) => Readable.from(omitEndWhenStopped(mail)))
    done()
  })

  async function deliver(mail: OutgoingMail): Promise<Fault | undefined> {
    const { content, from, to, replyTo, date } = mail
    try {
      await transport.sendMail({
        messageId: `<${mail.id}@${from.address.split('@').at(-1)}>`,
        date,
        from,
        // As an object it is always read as one address.
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject: content.subject,
        text: content.text,
        headers: { 'Auto-Submitted': content.autoSubmitted },
      })
      return undefined
    } catch (error) {
      return toFault(error as SmtpError)
    } finally {
      awaitsResponse = false
    }
  }

  return {
    /** Returns 'stopped' for a mail that was certainly not sent. */
    send: async (mail: OutgoingMail) =>
      stopped ? 'stopped' : Promise.race([deliver(mail), stopping.promise]),

    /** Ends sending, immediately unless the mail server already has the mail and may still answer. */
    stop(within: number) {
      stopped = true
      if (awaitsResponse) setTimeout(() => stopping.resolve(unconfirmed), within).unref()
      else stopping.resolve('stopped')
    },
  }
}

type SmtpError = { code?: string; responseCode?: number; command?: string; permanent?: boolean }

function toFault({ code = '', responseCode, command, permanent }: SmtpError): Fault {
  if (responseCode === undefined) return { failure: 'unreachable', code, ofThisMail: false }
  const ofThisMail = command === 'RCPT TO' || command === 'DATA'
  const refusal = ofThisMail ? 'refused' : 'unwelcome'
  return { failure: permanent ? refusal : 'delayed', code: String(responseCode), ofThisMail }
}
