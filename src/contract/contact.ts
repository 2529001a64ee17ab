import { z } from 'zod'
import { ById, Done, PageQuery, Pagination, replyWith } from './common.ts'
import { ContactInput } from './contact-input.ts'
import { type Calls, endpoint } from './endpoint.ts'
import { StatsOverview } from './stats.ts'

export const contactSent = 'Thank you for your message! We will get back to you soon.'

export const ContactMessage = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  /** Empty when it was not given; the same for the phone. */
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  read: z.boolean(),
  createdAt: z.string(),
})
export type ContactMessage = z.infer<typeof ContactMessage>

/** What the page shows after the form was sent by a browser without script. */
export type ContactAnswer = {
  sent: boolean
  message: string
  fields: Record<string, string>
  /** What was typed, to fill the form again. */
  values: Record<string, string>
}

/** The form on the site. It is registered apart, because a browser without script sends it as a plain form. */
export const contactFormSchemas = {
  submit: { body: ContactInput, reply: Done },
}

export const contactFormCalls: Calls<typeof contactFormSchemas> = {
  submit: endpoint('POST', '/contact/submit', 'public'),
}

export const contactSchemas = {
  list: {
    query: PageQuery,
    reply: z.object({
      success: z.literal(true),
      data: z.array(ContactMessage),
      pagination: z.optional(Pagination),
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
