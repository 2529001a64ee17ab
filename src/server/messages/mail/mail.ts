import { accountLinkPath, accountLinkPurposes } from '#contract/accounts/account-links.ts'
import { linkPlaceholder } from '#contract/messages/templates.ts'
import { pathIn } from '#contract/platform/language.ts'
import type { MailFailure } from '#contract/records/timeline.ts'
import type { SiteDetails } from '#contract/website/site-details.ts'
import { renewMailedAccountLink } from '#server/accounts/account-links/account-links.queries.ts'
import type { Mail } from '#server/platform/context.ts'
import { setMilestone } from '#server/platform/db/milestones.ts'
import { newId } from '#server/platform/db/portable.ts'
import { type Db, transact } from '#server/platform/db/transact.ts'
import { unavailable } from '#server/platform/errors.ts'
import type { MailSettings } from '#server/platform/settings/settings.ts'
import { hours, minutes, seconds, timeAfter } from '#server/platform/time.ts'
import { linkPath, renewMailedLink } from '#server/records/private-links/private-links.queries.ts'
import { readReply } from '../replies/replies.queries.ts'
import { type MailContent, mailContent } from './mail-texts.ts'
import {
  type ClaimedMail,
  claimDueMail,
  dropMail,
  giveUpMail,
  lastSent,
  releaseMail,
  removeSentMail,
  retryMail,
} from './outbox.queries.ts'
import { createOutbox } from './outbox.ts'
import { createSmtp, type Fault } from './smtp.ts'
import type { SenderDetails } from './visitor-mail-kinds.ts'

type Dependencies = {
  db: Db
  now: () => Date
  siteUrl: string
  details: () => Promise<SenderDetails & Pick<SiteDetails, 'facts'>>
  log: (line: string) => void
}

const giveUpAfter = 72 * hours
/** An unconfirmed mail could arrive twice. */
const isFinal = new Set<MailFailure>(['refused', 'unconfirmed'])
const closeWithin = 8 * seconds

/** Mail waits in an outbox in the database, so that no request waits for the mail server and no crash loses mail. */
export function createMail({ smtpUrl, from, to }: MailSettings, context: Dependencies): Mail {
  const { db, now, siteUrl, details, log } = context
  const smtp = createSmtp(smtpUrl)
  // A test does not wait until other mail is sent.
  const testSmtp = createSmtp(smtpUrl)
  let woken = false
  let stopped = false
  let running: Promise<number> | undefined

  async function sendTest(recipient: string): Promise<MailFailure | null> {
    const { name, phone, email } = await details()
    const fault = await testSmtp.send({
      id: newId(),
      date: now(),
      from: { name, address: from },
      to: recipient,
      replyTo: email,
      content: mailContent('test', { name, phone, email, siteUrl, position: '' }),
    })
    if (fault === 'stopped') throw unavailable()
    if (!fault) await setMilestone(db, lastSent, now())
    return fault?.failure ?? null
  }

  /** Sends all mail that is due, and returns how many were sent after one attempt for each. */
  function sendDue(): Promise<number> {
    woken = true
    running ??= run()
    return running
  }

  async function run() {
    let sent = 0
    try {
      while (woken) {
        woken = false
        sent += await sendDueMails()
      }
      return sent
    } finally {
      running = undefined
    }
  }

  async function sendDueMails() {
    let sent = 0
    let serverWorks = true
    while (serverWorks && !stopped) {
      const mail = await transact(db, (db) => claimDueMail(db, now()))
      if (!mail) break
      const fault = await deliver(mail)
      if (fault === 'stopped') {
        await transact(db, (db) => releaseMail(db, mail, now()))
        break
      }
      if (fault === 'needless') {
        await dropMail(db, mail.id)
        continue
      }
      await transact(db, (db) =>
        fault ? retryOrGiveUp(db, mail, fault) : removeSentMail(db, mail, now()),
      )
      if (!fault) sent += 1
      // When the mail server itself has a problem, the other mails wait for the next run.
      serverWorks = fault?.ofThisMail ?? true
    }
    return sent
  }

  async function deliver(mail: ClaimedMail) {
    const { id, recipient, created_at } = mail
    const { name, phone, email, facts } = await details()
    const { callBack, contact } = facts
    const content = await makeContent(mail, { name, phone, email, callBack, contact })
    // Its record was deleted a moment ago, and the mail with it, or its link was revoked.
    if (!content) return 'needless'
    return smtp.send({
      id,
      date: new Date(created_at),
      from: { name, address: from },
      to: recipient,
      replyTo: email,
      content,
    })
  }

  async function makeContent(
    mail: ClaimedMail,
    sender: SenderDetails & Pick<SiteDetails['facts'], 'callBack' | 'contact'>,
  ): Promise<MailContent | undefined> {
    const { kind, position, reply_id, application_id, message_id, language } = mail
    const recordId = application_id ?? message_id
    if (kind !== 'reply') {
      const path = await renewLink(mail)
      const link = path && `${siteUrl}${path}`
      // It was revoked or used before it was sent.
      if (kind.endsWith('-link') && !link) return undefined
      return mailContent(kind, { ...sender, siteUrl, position, recordId, link }, language)
    }
    const reply = await readReply(db, reply_id ?? '')
    if (!reply) return undefined
    const { subject, text } = reply
    const filled = reply.message_id ? text : await fillLink(mail, text)
    return { subject, text: filled, autoSubmitted: 'no' }
  }

  /** The text with the private link in it, which is stored nowhere. When it was revoked, the website is in its place. */
  async function fillLink({ id, language }: ClaimedMail, text: string) {
    if (!text.includes(linkPlaceholder)) return text
    const link = await renewMailedLink(db, id, now())
    const path = link ? pathIn(language, linkPath[link.purpose](link.token)) : ''
    return text.replaceAll(linkPlaceholder, `${siteUrl}${path}`)
  }

  /** The path of the link that the mail takes along, with a new token. */
  async function renewLink({ id, kind, application_id, referral_id, language }: ClaimedMail) {
    const purpose = accountLinkPurposes.find((purpose) => kind === `${purpose}-link`)
    if (purpose) {
      const token = await renewMailedAccountLink(db, id, purpose, now())
      return token && accountLinkPath(token)
    }
    const hasLink = application_id ?? referral_id
    const link = hasLink ? await renewMailedLink(db, id, now()) : undefined
    return link && pathIn(language, linkPath[link.purpose](link.token))
  }

  async function retryOrGiveUp(db: Db, mail: ClaimedMail, { failure, code }: Fault) {
    const at = now()
    const age = at.getTime() - Date.parse(mail.created_at)
    if (isFinal.has(failure) || age >= giveUpAfter) {
      log(`A mail (${mail.kind}) could not be sent: ${failure} (${code}).`)
      return giveUpMail(db, mail, failure)
    }
    if (mail.attempts === 1) log(`A mail (${mail.kind}) will be sent later: ${failure} (${code}).`)
    return retryMail(db, mail, failure, timeAfter(at, delayAfter(mail.attempts)))
  }

  return {
    to,
    ...createOutbox(to, now),
    sendTest,
    sendDue,
    async wake() {
      await sendDue().catch((error) => log(`The mail outbox failed: ${error}`))
    },
    async stop() {
      stopped = true
      smtp.stop(closeWithin)
      testSmtp.stop(closeWithin)
      await Promise.allSettled([running])
    },
  }
}

/** One minute, doubled at each attempt, up to four hours. */
const delayAfter = (attempts: number) => Math.min(4 * hours, 1 * minutes * 2 ** (attempts - 1))
