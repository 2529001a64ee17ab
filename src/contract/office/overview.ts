import { z } from 'zod'
import { replyWith } from '#contract/platform/common.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { mailFailures } from '#contract/records/timeline.ts'

/** How many mails failed for one reason, and how many of them are tried again. */
export const MailTrouble = z.object({
  reason: z.enum(mailFailures),
  failed: z.number(),
  waiting: z.number(),
})
export type MailTrouble = z.infer<typeof MailTrouble>

/** The files belong to another database, or a key that opens documents is missing or wrong. */
export const FileTrouble = z.object({
  reason: z.enum(['foreign', 'missing key', 'out of reach']),
  keyName: z.optional(z.string()),
})
export type FileTrouble = z.infer<typeof FileTrouble>

/**
 * Days are those of the provider's time zone; a week begins on Monday. What someone's role may not read
 * is left out, and the troubles are only for owners.
 */
export const Overview = z.object({
  careerStats: z.optional(
    z.object({
      total: z.number(),
      thisMonth: z.number(),
      pending: z.number(),
      today: z.number(),
      thisWeek: z.number(),
      shortlisted: z.number(),
    }),
  ),
  contactStats: z.optional(
    z.object({
      total: z.number(),
      unread: z.number(),
      today: z.number(),
      thisWeek: z.number(),
    }),
  ),
  mailTroubles: z.array(MailTrouble),
  /** The titles of the scheduled tasks whose last run failed. */
  failedTasks: z.array(z.string()),
  fileTroubles: z.array(FileTrouble),
  /** Nothing is deleted by the clock until an owner confirms it. */
  clockInDoubt: z.boolean(),
})
export type Overview = z.infer<typeof Overview>

/** How many records of a kind there are. A kind without a status has only a total. */
export const KindCount = z.object({
  total: z.number(),
  byStatus: z.record(z.string(), z.number()),
})
export type KindCount = z.infer<typeof KindCount>

/** Only the kinds that someone's role may read. */
export const OfficeStats = z
  .object({
    applications: KindCount,
    jobs: KindCount,
    events: KindCount,
    testimonials: KindCount,
    contactMessages: KindCount,
    heroSlides: KindCount,
    teamMembers: KindCount,
    users: KindCount,
  })
  .partial()
export type OfficeStats = z.infer<typeof OfficeStats>

export const overviewSchemas = {
  overview: { reply: replyWith(Overview) },
  stats: { reply: replyWith(OfficeStats) },
}

export const overviewCalls: Calls<typeof overviewSchemas> = {
  overview: endpoint('GET', '/admin/dashboard', 'staff'),
  stats: endpoint('GET', '/admin/stats', 'staff'),
}
