import { setTimeout } from 'node:timers/promises'
import { type Db, transact } from '../db/transact.ts'
import type { MailSettings } from '../settings.ts'
import { letterOf, type SenderDetails } from './letters.ts'
import {
  addMails,
  type ClaimedMail,
  claimDueMail,
  giveUpMail,
  type NewMail,
  removeMail,
  retryMail,
} from './outbox.queries.ts'
import { takeReceiptPlace } from './receipts.queries.ts'
import { createSmtp, type Fault, isPlainAddress } from './smtp.ts'

export type Mail = ReturnType<typeof createMail>

/** Something that came in through the website. */
export type News =
  | { kind: 'application'; id: string; email: string; position: string }
  | { kind: 'message'; id: string; email: string }
  | { kind: 'testimonial' }

type Parts = {
  db: Db
  now: () => Date
  siteUrl: string
  details: () => Promise<SenderDetails>
  log: (line: string) => void
}

const minute = 60_000
const hour = 60 * minute
const giveUpAfter = 72 * hour
const closeWithin = 5_000

/** Mail goes through an outbox in the database: no request waits for a mail server, and no crash loses one. */
export function createMail({ smtpUrl, from, to }: MailSettings, parts: Parts) {
  const { db, now, siteUrl, details, log } = parts
  const send = createSmtp(smtpUrl)
  let woken = false
  let stopped = false
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  /** Writes the notices and the receipt, in the transaction of what they tell of. */
  async function announce(db: Db, news: News) {
    const about = {
      position: news.kind === 'application' ? news.position : '',
      application_id: news.kind === 'application' ? news.id : null,
      message_id: news.kind === 'message' ? news.id : null,
    }
    const mails: NewMail[] = to.map((recipient) => ({
      ...about,
      kind: `${news.kind}-notice`,
      recipient,
    }))
    if (
      news.kind !== 'testimonial' &&
      isPlainAddress(news.email) &&
      (await takeReceiptPlace(db, news.email, now()))
    ) {
      mails.push({ ...about, kind: `${news.kind}-receipt`, recipient: news.email })
    }
    await addMails(db, mails, now())
  }

  /** Sends what is due. The promise is kept when all of it has been tried. */
  function wake(): Promise<void> {
    woken = true
    running ??= run()
    return running
  }

  async function run() {
    try {
      while (woken) {
        woken = false
        await sendDueMails()
      }
    } catch (error) {
      log(`The outbox could not be worked on: ${error}`)
    } finally {
      running = undefined
    }
  }

  async function sendDueMails() {
    let serverAnswers = true
    while (serverAnswers && !stopped) {
      const mail = await transact(db, (db) => claimDueMail(db, now()))
      if (!mail) return
      const fault = await deliver(mail)
      await transact(db, (db) => (fault ? settle(db, mail, fault) : removeMail(db, mail)))
      // A server that is away, busy or does not know us is left alone until the next call.
      serverAnswers = fault?.ofThisMail ?? true
    }
  }

  async function deliver({ id, kind, position, recipient, created_at }: ClaimedMail) {
    const { name, phone, email } = await details()
    return send({
      id,
      date: new Date(created_at),
      from: { name, address: from },
      to: recipient,
      replyTo: email,
      letter: letterOf(kind, { name, phone, email, siteUrl, position }),
    })
  }

  async function settle(db: Db, mail: ClaimedMail, { failure, code }: Fault) {
    const at = now().getTime()
    if (failure === 'refused' || at - Date.parse(mail.created_at) >= giveUpAfter) {
      log(`A mail (${mail.kind}) could not be sent: ${failure} (${code}).`)
      return giveUpMail(db, mail, failure)
    }
    if (mail.attempts === 1) log(`A mail (${mail.kind}) has to wait: ${failure} (${code}).`)
    return retryMail(db, mail, failure, new Date(at + delayAfter(mail.attempts)))
  }

  return {
    announce,
    wake,
    /** Also looks by itself, for what other instances left behind and for what is due again. */
    start() {
      timer = setInterval(wake, minute).unref()
      wake()
    },
    /** Lets a mail on its way arrive, but waits for no dead server: a later start sends it then. */
    async stop() {
      stopped = true
      clearInterval(timer)
      await Promise.race([running, setTimeout(closeWithin, undefined, { ref: false })])
    },
  }
}

/** One minute, then twice as long each time, up to four hours. */
const delayAfter = (attempts: number) => Math.min(4 * hour, minute * 2 ** (attempts - 1))
