import { z } from 'zod'
import { Done, replyWith } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import type { StaffAccess } from '#contract/platform/roles.ts'

/** What people outside the office do that someone in it should know. What just arrives is counted as waiting. */
export const newsKinds = ['withdrawal', 'document', 'acknowledgement', 'reply', 'referral'] as const
export type NewsKind = (typeof newsKinds)[number]

/** Who may know of it. */
export const newsAccess: Record<NewsKind, StaffAccess> = {
  withdrawal: 'read applicants',
  document: 'read applicants',
  acknowledgement: 'read applicants',
  reply: 'read messages',
  referral: 'read referrals',
}

export const News = z.object({
  kind: z.enum(newsKinds),
  /** The application, the message or the referral. */
  recordId: z.string(),
  name: z.string(),
  at: z.string(),
})
export type News = z.infer<typeof News>

/** What happened most recently; older lines are left out. */
export const newsLimit = 50

export const NewsMail = z.object({
  kinds: z.array(z.enum(newsKinds, 'This kind of news is not known')).max(newsKinds.length),
})
export type NewsMail = z.infer<typeof NewsMail>

export const newsSchemas = {
  list: { reply: replyWith(z.array(News)) },
  /** Everything until then was looked at. */
  see: { body: z.object({ until: z.iso.datetime('This time is not valid') }), reply: Done },
  readMail: { reply: replyWith(NewsMail.extend({ canMail: z.boolean() })) },
  saveMail: { body: NewsMail, reply: Done },
}

/** Everyone's own. */
export const newsCalls: Calls<typeof newsSchemas> = {
  list: endpoint('GET', '/admin/news', 'staff'),
  see: endpoint('PUT', '/admin/news/seen', 'staff'),
  readMail: endpoint('GET', '/admin/news/mail', 'staff'),
  saveMail: endpoint('PUT', '/admin/news/mail', 'staff'),
}
