import { z } from 'zod'
import {
  ById,
  Done,
  EditedVersion,
  optionalText,
  PageQuery,
  Pagination,
  replyWith,
  replyWithMessage,
  requiredText,
  storableText,
} from '#contract/platform/common.ts'
import {
  checkPublishTime,
  DayOrNone,
  publishFields,
  TimeOrNone,
} from '#contract/platform/date-and-time.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { englishPaths, LanguageQuery } from '#contract/records/spanish.ts'
import { StatsOverview } from '#contract/records/stats.ts'
import { ProgramId } from '#contract/website/program-id.ts'
import { checkPayOrder } from './job-pay.ts'
import { jobTerms, termFields, termInputs } from './job-terms.ts'

export const jobLimits = { title: 100, location: 100, description: 50_000, publicList: 100 }

export const jobStatuses = ['published', 'draft', 'archived'] as const
export type JobStatus = (typeof jobStatuses)[number]

/** In the order of the day, which is the order they are always listed in. */
export const jobShifts = ['morning', 'second', 'overnight'] as const
export type JobShift = (typeof jobShifts)[number]

export const shiftLabels: Record<JobShift, string> = {
  morning: 'Morning Shift',
  second: 'Second Shift',
  overnight: 'Overnight Shift',
}

/** What is stored for the fields that the office's form does not have. */
export const jobFixedValues = {
  department: 'Healthcare',
  employmentType: 'full-time',
  experienceLevel: 'entry',
}

export const jobMessages = {
  missing: 'Please fill in all required fields (Job Title, Location, and at least one Shift)',
  badStatus: 'Status must be published, draft or archived',
  badShift: 'A shift must be morning, second or overnight',
  closed: 'That job is no longer open.',
  listed: 'Job postings loaded',
  added: 'Job posting added successfully',
  updated: 'Job posting updated successfully',
  reopened: 'Job posting reopened',
  notArchived: 'This job posting is not archived.',
}

/** The message when the list of jobs cannot be loaded. */
export function jobListFailure(message: string | undefined): string {
  if (message?.includes('Too many')) return 'Too many requests. Please wait a moment and try again.'
  if (message?.includes('Failed to fetch')) {
    return 'Network error. Please check your connection and try again.'
  }
  return message || 'Failed to load job postings'
}

/** What an id or a slug of a job looks like. */
export const jobNamePattern = /^[\w-]{1,200}$/

/** The error code for a job that was once published. */
export const closedJobCode = 'job_closed'

const requiredFields = {
  title: requiredText('Job Title', jobLimits.title, jobMessages.missing),
  location: requiredText('Location', jobLimits.location, jobMessages.missing),
  shiftsAvailable: z
    .array(z.enum(jobShifts, jobMessages.badShift), jobMessages.missing)
    .min(1, jobMessages.missing)
    .max(20),
}

/** The form of a job in the office. */
export const JobForm = z
  .object({
    ...requiredFields,
    ...termFields,
    status: z.enum(jobStatuses, jobMessages.badStatus),
    description: storableText('Description', jobLimits.description),
    ...publishFields,
  })
  .superRefine(checkPublishTime)
  .superRefine(checkPayOrder)
export type JobForm = z.infer<typeof JobForm>

export const JobInput = z.object({
  ...requiredFields,
  status: z.enum(jobStatuses, jobMessages.badStatus).default('draft'),
  /** When a draft is to be published; empty for no date. */
  publishAt: z.optional(TimeOrNone),
  ...termInputs,
  description: optionalText('Description', jobLimits.description),
  department: optionalText('Department', 100, jobFixedValues.department),
  employmentType: optionalText('Employment type', 40, jobFixedValues.employmentType),
  experienceLevel: optionalText('Experience level', 40, jobFixedValues.experienceLevel),
  updatedAt: EditedVersion,
})
export type JobInput = z.infer<typeof JobInput>

export const Job = z.object({
  _id: z.string(),
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  location: z.string(),
  shiftsAvailable: z.array(z.enum(jobShifts)),
  /** Clean HTML: the server removes everything that is not allowed when it is saved. */
  description: z.string(),
  status: z.enum(jobStatuses),
  department: z.string(),
  employmentType: z.string(),
  experienceLevel: z.string(),
  ...jobTerms,
  /** When this draft will be published. */
  publishAt: z.string().optional(),
  /** When it was first published. */
  publishedAt: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Job = z.infer<typeof Job>

export const JobQuery = z.object({
  ...LanguageQuery.shape,
  search: optionalText('Search', 200),
  location: optionalText('Location', jobLimits.location),
  /** One shift, or several separated by commas; a job with any of them matches. */
  shift: z.optional(
    z.preprocess(
      (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
      z.array(z.enum(jobShifts, jobMessages.badShift)).max(20),
    ),
  ),
  program: z.optional(ProgramId),
  ...PageQuery.shape,
})
export type JobQuery = z.infer<typeof JobQuery>

/** A job in the office's list. */
export const AdminJob = z.object({
  ...Job.shape,
  /** How many people have applied for it. */
  applicationsCount: z.number(),
  /** How many of them are new. */
  newApplicationsCount: z.number(),
})
export type AdminJob = z.infer<typeof AdminJob>

const Choice = z.object({ value: z.string(), label: z.string(), count: z.number() })

export const JobFilters = z.object({
  locations: z.array(Choice),
  shifts: z.array(Choice),
  departments: z.array(Choice),
  employmentTypes: z.array(Choice),
  experienceLevels: z.array(Choice),
})
export type JobFilters = z.infer<typeof JobFilters>

/** A job as visitors get it. */
const PublicJob = z.object({ ...Job.shape, ...englishPaths })
export type PublicJob = z.infer<typeof PublicJob>

export const jobSchemas = {
  list: {
    query: JobQuery,
    reply: z.object({
      success: z.literal(true),
      data: z.array(PublicJob),
      pagination: z.optional(Pagination),
      message: z.string(),
    }),
  },
  read: {
    params: z.object({ slug: z.string().regex(jobNamePattern) }),
    query: LanguageQuery,
    reply: replyWith(PublicJob),
  },
  filters: { reply: replyWith(JobFilters) },
  listAll: { reply: replyWithMessage(z.array(AdminJob)) },
  get: { params: ById, reply: replyWith(AdminJob) },
  create: { body: JobInput, reply: replyWithMessage(Job) },
  update: { params: ById, body: JobInput, reply: replyWithMessage(Job) },
  remove: { params: ById, reply: Done },
  setStatuses: {
    body: z.object({
      jobIds: z.array(z.uuid('A job id is not valid'), 'Choose at least one job').min(1).max(500),
      status: z.enum(jobStatuses, jobMessages.badStatus),
    }),
    reply: replyWith(z.array(Job)),
  },
  reopen: {
    params: ById,
    body: z.object({ closingDate: z.optional(DayOrNone) }),
    reply: replyWithMessage(Job),
  },
  stats: { reply: replyWith(StatsOverview) },
}

export const jobCalls: Calls<typeof jobSchemas> = {
  list: endpoint('GET', '/jobs', 'public'),
  read: endpoint('GET', '/jobs/public/:slug', 'public'),
  filters: endpoint('GET', '/jobs/filters', 'public'),
  listAll: endpoint('GET', '/jobs/admin', 'read jobs'),
  get: endpoint('GET', '/jobs/admin/:id', 'read jobs'),
  create: endpoint('POST', '/jobs/admin', 'edit jobs'),
  update: endpoint('PUT', '/jobs/admin/:id', 'edit jobs'),
  remove: endpoint('DELETE', '/jobs/admin/:id', 'edit jobs'),
  setStatuses: endpoint('PATCH', '/jobs/admin/bulk-status', 'edit jobs'),
  /** Publishes an archived job again. */
  reopen: endpoint('POST', '/jobs/admin/:id/reopen', 'edit jobs'),
  stats: endpoint('GET', '/jobs/admin/stats/overview', 'read jobs'),
}
