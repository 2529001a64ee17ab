import { z } from 'zod'
import {
  ById,
  Done,
  PageQuery,
  Pagination,
  replyWith,
  storableText,
} from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { languages } from '#contract/platform/language.ts'
import { LanguageFilter } from '#contract/platform/written-in.ts'
import { Owner } from '#contract/records/owner.ts'
import { StatsOverview } from '#contract/records/stats.ts'
import { ContactInput } from './contact-input.ts'
import { easyForms } from './easy-message.ts'

export const contactSent = 'Thank you for your message! We will get back to you soon.'

export const messageStatuses = ['new', 'answered', 'closed'] as const
export type MessageStatus = (typeof messageStatuses)[number]

/** Why a message was closed, when there was a special reason. */
export const closedReasons = ['not for us'] as const
export type ClosedReason = (typeof closedReasons)[number]

/** Newest first unless another order is asked for; a minus turns an order around. */
export const messageSorts = ['date', '-date', 'name', '-name'] as const

export const ContactMessage = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  /** Empty when it was not given; the same for the phone. */
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  /** What it was written in. */
  language: z.enum(languages),
  /** The form of Easy Read from which it came; empty for the usual form. */
  easyForm: z.enum([...easyForms, '']),
  read: z.boolean(),
  status: z.enum(messageStatuses),
  closedReason: z.nullable(z.enum(closedReasons)),
  owner: z.nullable(Owner),
  createdAt: z.string(),
  /** When the status or the owner changed last, or a reply was written. */
  updatedAt: z.string(),
})
export type ContactMessage = z.infer<typeof ContactMessage>

/** Without a page, the response has all messages that match. */
export const ContactQuery = z.object({
  ...PageQuery.shape,
  /** Looked for in the name, email, phone and message. */
  search: z.optional(storableText('Search', 200)),
  status: z.optional(z.enum(messageStatuses, 'This status is not known')),
  owner: z.optional(z.union([z.literal('me'), z.uuid()], 'This person is not known')),
  read: z.optional(z.stringbool('Read must be true or false')),
  language: LanguageFilter,
  sort: z.optional(z.enum(messageSorts, 'This order is not known')),
})
export type ContactQuery = z.infer<typeof ContactQuery>

/** How many messages each view of the office has. */
export const MessageCounts = z.object({
  all: z.number(),
  unread: z.number(),
  mine: z.number(),
  new: z.number(),
  answered: z.number(),
  closed: z.number(),
})
export type MessageCounts = z.infer<typeof MessageCounts>

/** The form on the site. It is registered apart, because a browser without script sends it as a plain form. */
export const contactFormSchemas = {
  submit: { body: ContactInput, reply: Done },
}

export const contactFormCalls: Calls<typeof contactFormSchemas> = {
  submit: endpoint('POST', '/contact/submit', 'public'),
}

export const contactSchemas = {
  list: {
    query: ContactQuery,
    reply: z.object({
      success: z.literal(true),
      data: z.array(ContactMessage),
      /** Only with a page. */
      pagination: z.optional(Pagination),
      counts: z.optional(MessageCounts),
    }),
  },
  setRead: {
    body: z.object({
      ids: z.array(z.uuid('This message is not known')).min(1).max(10_000),
      read: z.boolean('Read must be true or false'),
    }),
    reply: Done,
  },
  remove: { params: ById, reply: Done },
  stats: { reply: replyWith(StatsOverview) },
}

export const contactCalls: Calls<typeof contactSchemas> = {
  list: endpoint('GET', '/contact', 'read messages'),
  setRead: endpoint('PATCH', '/contact/read', 'edit messages'),
  remove: endpoint('DELETE', '/contact/:id', 'edit messages'),
  stats: endpoint('GET', '/contact/stats/overview', 'read messages'),
}
