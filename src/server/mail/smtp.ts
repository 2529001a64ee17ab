import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { MailFailure } from '#contract/overview.ts'
import { isLoopback } from '../settings.ts'
import type { Letter } from './letters.ts'

export type Post = {
  letter: Letter
  /** The same at every try, so that a mail that arrives twice is known as one. */
  id: string
  date: Date
  from: { name: string; address: string }
  to: string
  replyTo: string
}

/** Why it was not taken, in a word and in the server's number or the system's code. */
export type Fault = {
  failure: MailFailure
  code: string
  /** Another mail may fare better. */
  ofThisMail: boolean
}

/** An address as ordinary mail has it. Others that forms let through could be read as two, or as a header. */
export const isPlainAddress = (text: string) => z.regexes.html5Email.test(text)

/** Hands mails to the mail server. Answers what went wrong, if something did; never throws for that. */
export function createSmtp(smtpUrl: string) {
  const { hostname, username } = new URL(smtpUrl)
  const transport = createTransport({
    url: smtpUrl,
    // A password must not cross a network in the clear.
    requireTLS: username !== '' && !isLoopback(hostname),
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
  })

  return async function send(post: Post): Promise<Fault | undefined> {
    const { letter, from, to, replyTo, date } = post
    try {
      await transport.sendMail({
        messageId: `<${post.id}@${from.address.split('@').at(-1)}>`,
        date,
        from,
        // As an object it is one address, whatever is in it.
        to: { name: '', address: to },
        replyTo: { name: '', address: replyTo },
        subject: letter.subject,
        text: letter.text,
        headers: { 'Auto-Submitted': letter.autoSubmitted },
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
