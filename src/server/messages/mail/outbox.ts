import type { AccountLinkPurpose } from '#contract/accounts/account-links.ts'
import type { Language } from '#contract/platform/language.ts'
import type { LinkPurpose } from '#contract/records/private-links.ts'
import { replyDelaySeconds } from '#contract/records/timeline.ts'
import { makeAccountLink } from '#server/accounts/account-links/account-links.queries.ts'
import type { Mail, Submission } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { seconds, timeAfter } from '#server/platform/time.ts'
import { makeLink } from '#server/records/private-links/private-links.queries.ts'
import { isPlainAddress } from '../replies/send-reply.ts'
import { addMails, type NewMail, reserveReceipt } from './outbox.queries.ts'

/** Puts mails into the outbox. `to` gets the notices of the office. */
export function createOutbox(to: string[], now: () => Date) {
  async function announce(db: Db, submission: Submission) {
    const about = {
      position: nameIn(submission),
      application_id: submission.kind === 'application' ? submission.id : null,
      message_id: submission.kind === 'message' ? submission.id : null,
      referral_id: submission.kind === 'referral' ? submission.id : null,
    }
    const mails: NewMail[] = to.map((recipient) => ({
      ...about,
      kind:
        submission.kind === 'message' && submission.urgent
          ? 'urgent-notice'
          : `${submission.kind}-notice`,
      recipient,
    }))
    if (
      submission.kind !== 'testimonial' &&
      isPlainAddress(submission.email) &&
      (await reserveReceipt(db, submission.email, now()))
    ) {
      const { kind, email, language } = submission
      const position = kind === 'application' ? submission.shownPosition : about.position
      mails.push({ ...about, kind: `${kind}-receipt`, recipient: email, position, language })
    }
    const ids = await addMails(db, mails, now())
    const { kind } = submission
    if (kind !== 'application' && kind !== 'referral') return
    if (mails.at(-1)?.kind !== `${kind}-receipt`) return
    const link = { recordId: submission.id, purpose: kind, by: null }
    await makeLink(db, { ...link, mailId: ids.at(-1) }, now())
  }

  async function addReply(db: Db, replyId: string, recipient: string, language: Language) {
    const mail = { kind: 'reply', recipient, language, position: '', reply_id: replyId } as const
    const about = { application_id: null, message_id: null }
    const dueAt = timeAfter(now(), replyDelaySeconds * seconds)
    const [id = ''] = await addMails(db, [{ ...mail, ...about }], now(), dueAt)
    return id
  }

  async function addLink(
    db: Db,
    { id, email, position, language }: Parameters<Mail['addLink']>[1],
    purpose: LinkPurpose,
    by: string,
  ) {
    const about = {
      application_id: purpose === 'referral' ? null : id,
      message_id: null,
      referral_id: purpose === 'referral' ? id : null,
    }
    const mail = {
      ...about,
      kind: `${purpose}-link`,
      recipient: email,
      position,
      language,
    } as const
    const [mailId] = await addMails(db, [mail], now())
    return makeLink(db, { recordId: id, purpose, by, mailId }, now())
  }

  async function addAccountLink(
    db: Db,
    { id, email }: { id: string; email: string },
    purpose: AccountLinkPurpose,
    by: string | null,
  ) {
    const about = { position: '', application_id: null, message_id: null }
    const mail = { ...about, kind: `${purpose}-link`, recipient: email } as const
    const [mailId] = await addMails(db, [mail], now())
    return makeAccountLink(db, { userId: id, purpose, by, mailId }, now())
  }

  async function announceFailedBackup(db: Db) {
    const about = { kind: 'backup-notice' as const, position: '' }
    const mails = to.map((recipient) => ({
      ...about,
      recipient,
      application_id: null,
      message_id: null,
    }))
    await addMails(db, mails, now())
  }

  async function announceNews(db: Db, recipient: string, happened: string) {
    const mail = { kind: 'news-notice', recipient, position: happened } as const
    await addMails(db, [{ ...mail, application_id: null, message_id: null }], now())
  }

  return { announce, addReply, addLink, addAccountLink, announceFailedBackup, announceNews }
}

/** What a mail calls the submission: the job, or the reference that the sender was told. */
function nameIn(submission: Submission) {
  if (submission.kind === 'application') return submission.position
  return submission.kind === 'referral' ? submission.reference : ''
}
