import { z } from 'zod'
import type { SignedInUser } from '#contract/accounts/auth.ts'
import { withSignature } from '#contract/accounts/signature.ts'
import { linkPlaceholder } from '#contract/messages/templates.ts'
import type { Language } from '#contract/platform/language.ts'
import type { LinkPurpose } from '#contract/records/private-links.ts'
import { type ReplyEntry, type ReplyInput, replyMessages } from '#contract/records/timeline.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { badRequest } from '#server/platform/errors.ts'
import { makeLink } from '#server/records/private-links/private-links.queries.ts'
import { type Answered, addReply } from './replies.queries.ts'

/** Whether a reply to this address can be sent from here. */
export const canMail = (mail: Context['mail'], address: string) =>
  mail !== undefined && isPlainAddress(address)

type Recipient = {
  record: Answered
  address: string
  language: Language
  /** What the link opens that the text may ask for; a message has none. */
  purpose?: LinkPurpose
}

/** Stores a reply to the person of a record, and puts it into the outbox unless they send it themselves. */
export async function sendReply(
  db: Db,
  { mail, now }: Pick<Context, 'mail' | 'now'>,
  to: Recipient,
  { subject, text: typed, way }: Omit<ReplyInput, 'updatedAt'>,
  by: Pick<SignedInUser, '_id' | 'username' | 'signature'>,
): Promise<ReplyEntry> {
  if (way === 'mail' && !canMail(mail, to.address)) throw badRequest(replyMessages.noMail)
  const text = withSignature(typed, by)
  const purpose = text.includes(linkPlaceholder) ? to.purpose : undefined
  if (purpose && way !== 'mail') throw badRequest(replyMessages.linkByMailOnly)
  const delivery = way === 'mail' ? 'waiting' : way
  const entry = await addReply(db, to.record, { subject, text, delivery }, now(), by)
  if (way !== 'mail' || !mail) return entry
  const mailId = await mail.addReply(db, entry.id, to.address, to.language)
  const link = { recordId: to.record.id, by: by._id, mailId }
  if (purpose) await makeLink(db, { ...link, purpose }, now())
  return entry
}

/** Forms accept unusual addresses that a mail server could read as two addresses or as a header. */
export const isPlainAddress = (text: string) => z.regexes.html5Email.test(text)
