import { type Language, pathIn } from '#contract/platform/language.ts'
import type { LinkPurpose, LinkWay, MadeLink } from '#contract/records/private-links.ts'
import { replyMessages } from '#contract/records/timeline.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/transact.ts'
import { badRequest } from '#server/platform/errors.ts'
import { linkPath, makeLink } from '#server/records/private-links/private-links.queries.ts'
import { canMail } from '../replies/send-reply.ts'

type GivenLink = {
  way: LinkWay
  /** `position` is what the mail calls the record. */
  record: { id: string; email: string; position: string; language: Language }
  purpose: LinkPurpose
  by: string
}

/** Makes a private link for staff to copy, or mails it; then its address is told to nobody else. */
export async function giveLink(
  { mail, now, settings }: Context,
  db: Db,
  { way, record, purpose, by }: GivenLink,
): Promise<MadeLink> {
  if (way === 'mail') {
    if (!mail || !canMail(mail, record.email)) throw badRequest(replyMessages.noMail)
    const { id, expiresAt } = await mail.addLink(db, record, purpose, by)
    return { id, address: null, expiresAt }
  }
  const link = await makeLink(db, { recordId: record.id, purpose, by }, now())
  const { id, token, expiresAt } = link
  const path = pathIn(record.language, linkPath[purpose](token))
  return { id, address: `${settings.siteUrl}${path}`, expiresAt }
}
