import { z } from 'zod'
import { replyWith } from './common.ts'
import { endpoint } from './endpoint.ts'

/** What waits and what is new. Days are those of the provider's time zone; a week begins on Monday. */
export const Dashboard = z.object({
  careerStats: z.object({
    total: z.number(),
    thisMonth: z.number(),
    pending: z.number(),
    today: z.number(),
    thisWeek: z.number(),
    shortlisted: z.number(),
  }),
  contactStats: z.object({
    total: z.number(),
    unread: z.number(),
    today: z.number(),
    thisWeek: z.number(),
  }),
})
export type Dashboard = z.infer<typeof Dashboard>

/** How many there are of a kind. A kind without a status has only its total. */
export const KindCount = z.object({
  total: z.number(),
  byStatus: z.record(z.string(), z.number()),
})
export type KindCount = z.infer<typeof KindCount>

export const OfficeStats = z.object({
  applications: KindCount,
  jobs: KindCount,
  events: KindCount,
  testimonials: KindCount,
  contactMessages: KindCount,
  heroSlides: KindCount,
  teamMembers: KindCount,
  users: KindCount,
})
export type OfficeStats = z.infer<typeof OfficeStats>

export const dashboardSchemas = {
  overview: { reply: replyWith(Dashboard) },
  stats: { reply: replyWith(OfficeStats) },
}

export const dashboardCalls = {
  overview: endpoint<typeof dashboardSchemas.overview>('GET', '/admin/dashboard', 'admin'),
  stats: endpoint<typeof dashboardSchemas.stats>('GET', '/admin/stats', 'admin'),
}
