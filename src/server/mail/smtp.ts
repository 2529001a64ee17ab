import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { MailFailure } from '#contract/overview.ts'
import { isLoopback } from '../settings.ts'
import { minutes, seconds } from '../time.ts'
import type { MailContent } from './templates.ts'

type OutgoingMail = {
  content: MailContent
  /** The same at every attempt, so that mail programs can recognize a mail that arrives twice. */
  id: string
  date: Date
  from: { name: string; address: string }
  to: string
  replyTo: string
}

/** Why a mail was not sent; `code` is the mail server's number or the system's error code. */
export type Fault = {
  failure: MailFailure
  code: string
  /** True when only this mail is affected, and others may still be sent. */
  ofThisMail: boolean
}

/** Forms accept unusual addresses that a mail server could read as two addresses or as a header. */
export const isPlainAddress = (text: string) => z.regexes.html5Email.test(text)

/** Sends mail through the mail server. Returns what went wrong instead of throwing. */
export function createSmtp(smtpUrl: string) {
  const { hostname, username } = new URL(smtpUrl)
  const transport = createTransport({
    url: smtpUrl,
    // A password must not cross a network unencrypted.
    requireTLS: username !== '' && !isLoopback(hostname),
    connectionTimeout: 15 * seconds,
    greetingTimeout: 15 * seconds,
    socketTimeout: 1 * minutes,
  })

  return async function send(mail: OutgoingMail): Promise<Fault | undefined> {
    const { content, from, to, replyTo, date } = mail
    try {
      await transport.sendMail({
        messageId: `<${mail.id}@${from.address.split('@').at(-1)}>`,
        date,
        from,
        // As an object it is always read as one address.
        to: { name: '', address: to },
        replyTo: { name: '', address: replyTo },
        subject: content.subject,
        text: content.text,
        headers: { 'Auto-Submitted': content.autoSubmitted },
      })
      return undefined
    } catch (error) {
      return faultOf(error as SmtpError)
    }
  }
}

type SmtpError = { code?: string; responseCode?: number; command?: string; permanent?: boolean }

function faultOf({ code = '', responseCode, command, permanent }: SmtpError): Fault {
  if (responseCode === undefined) return { failure: 'unreachable', code, ofThisMail: false }
  const ofThisMail = command === 'RCPT TO' || command === 'DATA'
  const refusal = ofThisMail ? 'refused' : 'unwelcome'
  return { failure: permanent ? refusal : 'delayed', code: String(responseCode), ofThisMail }
}
