import { z } from 'zod'
import { optionalText, PageQuery, storableText } from '#contract/platform/common.ts'
import { LanguageFilter } from '#contract/platform/written-in.ts'
import { applicationStatuses } from './application-status.ts'

/** What the list can be sorted by; a `-` turns the order around. */
export const applicationSorts = [
  'applied',
  '-applied',
  'name',
  '-name',
  'position',
  '-position',
  'interview',
  '-interview',
] as const
export type ApplicationSort = (typeof applicationSorts)[number]

export const badStatus = 'Invalid status'
const badDay = 'Please enter a day such as 2026-11-15'

/** What can be missing in an application. */
export const missingFiles = ['resume', 'identification'] as const
export type MissingFile = (typeof missingFiles)[number]

/**
 * Which applications a list can be narrowed to: those with an interview within a week or with an offer, hires of whom
 * something expires soon or who lack something before their first day, and those past the time to keep them.
 */
export const applicationViews = ['interviews', 'offers', 'lacking', 'expiring', 'old'] as const
export type ApplicationView = (typeof applicationViews)[number]

export const ApplicationQuery = z.object({
  ...PageQuery.shape,
  /** One status, or several separated by commas. */
  status: z
    .string()
    .max(200, badStatus)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(applicationStatuses, badStatus)))
    .optional(),
  job: z.optional(storableText('Job', 100)),
  /** The first and the last day on which people applied, where the provider is. */
  from: z.optional(z.iso.date(badDay)),
  to: z.optional(z.iso.date(badDay)),
  missing: z.optional(z.enum(missingFiles, 'This filter is not known')),
  view: z.optional(z.enum(applicationViews, 'This filter is not known')),
  language: LanguageFilter,
  /** Words in any order, or a phone number. Notes are searched too. */
  search: optionalText('Search', 200),
  sort: z.optional(z.enum(applicationSorts, 'This order is not known')),
})
export type ApplicationQuery = z.infer<typeof ApplicationQuery>
