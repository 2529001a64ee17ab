import { z } from 'zod'
import { ById, Done, replyWith, storableText } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { EntryOfRecord } from './timeline.ts'

// Links with which people outside see their own record without an account, and what staff do with them.

/** What a link of an applicant is good for. */
const applicantPurposes = ['application', 'disclosure'] as const
export type ApplicantPurpose = (typeof applicantPurposes)[number]

/** What a link is good for; it opens nothing else. */
export const linkPurposes = [...applicantPurposes, 'referral'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** How many days a link works. */
export const linkDays = 30

/** How it gets to the person: staff copy it, or we send it by mail. */
export const linkWays = ['copy', 'mail'] as const
export type LinkWay = (typeof linkWays)[number]

/** The documents that staff can ask for. */
export const askedKinds = ['resume', 'identification', 'other'] as const
export type AskedKind = (typeof askedKinds)[number]

export const askedKindNames: Record<AskedKind, string> = {
  resume: 'Resume',
  identification: 'Identity documents',
  other: 'Another document',
}

export const askLimits = { name: 60, item: 150, note: 300 }

/** A link that works. The token in its address is not stored, so nobody can read it again. */
export const PrivateLink = z.object({
  id: z.string(),
  purpose: z.enum(linkPurposes),
  createdAt: z.string(),
  /** Who made it; null when it was sent with the receipt, or the account is gone. */
  by: z.nullable(z.string()),
  expiresAt: z.string(),
  /** Null when nobody has opened it. */
  lastUsedAt: z.nullable(z.string()),
})
export type PrivateLink = z.infer<typeof PrivateLink>

/** A document that staff asked for and that has not arrived yet. */
export const DocumentRequest = z.object({
  id: z.string(),
  kind: z.enum(askedKinds),
  /** What another document is called, such as "CPR card"; else empty. */
  name: z.string(),
  /** The item of the first-day list that it is for; or empty. */
  item: z.string(),
  note: z.string(),
  createdAt: z.string(),
})
export type DocumentRequest = z.infer<typeof DocumentRequest>

/** What a document that was asked for is called. */
export const askedName = ({ kind, name }: Pick<DocumentRequest, 'kind' | 'name'>) =>
  name || askedKindNames[kind]

export const AskForm = z
  .object({
    kind: z.enum(askedKinds, 'Please choose a document'),
    name: z.optional(storableText('Name', askLimits.name)),
    /** Of the first-day list. */
    item: z.optional(storableText('Item', askLimits.item)),
    note: storableText('Note', askLimits.note),
  })
  .superRefine(({ kind, name }, check) => {
    if (kind !== 'other' || name) return
    check.addIssue({ code: 'custom', path: ['name'], message: 'Please enter a name' })
  })
export type AskForm = z.infer<typeof AskForm>

// Any text can be a token: one that was never given is refused like one that has expired.
export const ByToken = z.object({ token: z.string() })

export const noLinkMessage = 'This link doesn’t work. Please contact us.'

/** A link that staff made a moment ago. */
export const MadeLink = z.object({
  id: z.string(),
  /** The whole address, which is in no other response. Null when it was sent by mail. */
  address: z.nullable(z.string()),
  expiresAt: z.string(),
})
export type MadeLink = z.infer<typeof MadeLink>

export const linkWay = () => z.enum(linkWays, 'This way is not known')

export const privateLinkSchemas = {
  make: {
    params: ById,
    body: z.object({
      way: linkWay(),
      /** Missing: to see where the application stands. */
      purpose: z.optional(z.enum(applicantPurposes, 'This purpose is not known')),
    }),
    reply: replyWith(MadeLink),
  },
  revoke: { params: EntryOfRecord, reply: Done },
  ask: { params: ById, body: AskForm, reply: replyWith(DocumentRequest) },
  stopAsking: { params: EntryOfRecord, reply: Done },
}

export const privateLinkCalls: Calls<typeof privateLinkSchemas> = {
  make: endpoint('POST', '/careers/:id/private-links', 'edit applicants'),
  revoke: endpoint('DELETE', '/careers/:id/private-links/:entryId', 'edit applicants'),
  ask: endpoint('POST', '/careers/:id/document-requests', 'edit applicants'),
  stopAsking: endpoint('DELETE', '/careers/:id/document-requests/:entryId', 'edit applicants'),
}
