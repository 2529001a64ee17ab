import { z } from 'zod'
import {
  ById,
  Done,
  EditedVersion,
  optionalText,
  Pagination,
  replyWith,
  storableText,
} from '#contract/platform/common.ts'
import { DayOrNone, TimeOrNone } from '#contract/platform/date-and-time.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { languages } from '#contract/platform/language.ts'
import { StoredNextStep } from '#contract/records/next-step.ts'
import { Owner } from '#contract/records/owner.ts'
import { DocumentRequest, PrivateLink } from '#contract/records/private-links.ts'
import { StatsOverview } from '#contract/records/stats.ts'
import { TimelineEntry } from '#contract/records/timeline.ts'
import { ApplicationInput, identificationFields } from './application-input.ts'
import { ApplicationQuery, badStatus } from './application-query.ts'
import { applicationStatuses } from './application-status.ts'
import { Offer } from './decisions.ts'
import { Disclosure } from './disclosure.ts'
import { FirstDayItem } from './first-day.ts'
import { jobStatuses } from './jobs.ts'

export const applicationLimits = { notes: 5000, pageSize: 10, place: 200, reason: 100 }

const Resume = z.object({
  filename: z.string(),
  originalName: z.string(),
  size: z.number(),
  /** Whether Word would load a template or a picture from another place. */
  loadsExternal: z.boolean(),
})

export const Application = z.object({
  _id: z.string(),
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  /** What it was written in. */
  language: z.enum(languages),
  position: z.string(),
  /** What the job is called in Spanish, when the application is in Spanish and someone has written it. */
  spanishPosition: z.optional(z.string()),
  /** Where the job was when the application arrived; empty when it is not known. */
  location: z.string(),
  status: z.enum(applicationStatuses),
  /** Why it was rejected or withdrawn; empty when no reason was given. */
  reason: z.string(),
  /** When and where the interview is; empty when that is not known. */
  interviewAt: z.string(),
  interviewPlace: z.string(),
  /** Null when there is none. */
  offer: z.nullable(Offer),
  /** The day of the first notice about a background check; empty when there is none. */
  checkNoticeOn: z.string(),
  resume: z.nullable(Resume),
  identificationDocuments: z.array(
    z.object({
      _id: z.string(),
      id: z.string(),
      path: z.string(),
      originalName: z.string(),
      size: z.number(),
    }),
  ),
  /** How many files it has, also resumes that a newer one took the place of. */
  documentsCount: z.number(),
  experience: z.string(),
  education: z.string(),
  notes: z.string(),
  jobId: z.string(),
  /** The last day on which it should be kept, such as 2027-11-15. */
  keepUntil: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Application = z.infer<typeof Application>

/** An application as a list has it. */
export const ListedApplication = z.object({
  ...Application.shape,
  /** The part of a note that was found, when the search found nothing else. */
  foundNote: z.optional(z.string()),
  /** In the view of those who lack something: what of the first-day list. */
  lacks: z.optional(z.array(z.string())),
})
export type ListedApplication = z.infer<typeof ListedApplication>

export const ApplicationDetails = z.object({
  ...Application.shape,
  /** Every status it had, oldest first. `by` is empty for the first one, which nobody in the office set. */
  history: z.array(
    z.object({ status: z.enum(applicationStatuses), at: z.string(), by: z.nullable(z.string()) }),
  ),
})
export type ApplicationDetails = z.infer<typeof ApplicationDetails>

/** An application with everything that happened to it, oldest first. */
export const OpenedApplication = z.object({
  ...ApplicationDetails.shape,
  /** Whether a message can be sent from here: mail is switched on, and the address is a usual one. */
  canMail: z.boolean(),
  /** Whether a hold stops anyone from deleting it. */
  onHold: z.boolean(),
  /** Who in the office takes care of it, and what comes next. */
  owner: z.nullable(Owner),
  nextStep: StoredNextStep,
  /** How far the disclosure before the background check is. */
  disclosure: Disclosure,
  /** What is done before the first day of someone who was hired; empty while there is nothing to do. */
  firstDay: z.array(FirstDayItem),
  timeline: z.array(TimelineEntry),
  /** Resumes that a newer one took the place of, oldest first. */
  earlierResumes: z.array(Resume),
  /** What was asked for by a name, oldest first, with the item of the first-day list it is for, or empty. */
  namedDocuments: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      item: z.string(),
      path: z.string(),
      originalName: z.string(),
      size: z.number(),
    }),
  ),
  /** The links that work, oldest first. */
  privateLinks: z.array(PrivateLink),
  /** The documents that the applicant was asked for and has not sent. */
  documentRequests: z.array(DocumentRequest),
  /** The other applications with the same email or phone, newest first. */
  alsoApplied: z.array(
    z.object({
      id: z.string(),
      jobId: z.string(),
      position: z.string(),
      status: z.enum(applicationStatuses),
      createdAt: z.string(),
    }),
  ),
})
export type OpenedApplication = z.infer<typeof OpenedApplication>

/** How many applications are in each stage, and in all of them. */
export const StageCounts = z.object({
  all: z.number(),
  new: z.number(),
  reviewed: z.number(),
  interviewed: z.number(),
  rejected: z.number(),
  hired: z.number(),
})
export type StageCounts = z.infer<typeof StageCounts>

/** A job that applications can be filtered by. */
const AppliedJob = z.object({
  id: z.string(),
  title: z.string(),
  location: z.string(),
  /** Null for a job that was deleted; then title and location are those of its newest application. */
  status: z.nullable(z.enum(jobStatuses)),
  createdAt: z.nullable(z.string()),
  applications: z.number(),
})
export type AppliedJob = z.infer<typeof AppliedJob>

const list = {
  query: ApplicationQuery,
  reply: z.object({
    success: z.literal(true),
    data: z.array(ListedApplication),
    pagination: Pagination,
    /** Of all applications, whatever is searched or filtered. */
    counts: StageCounts,
    /** How many match the search and the filters, whatever their status. */
    matching: z.number(),
    /** Whether more are found than the pages show. Among very many applications, they are not counted. */
    uncounted: z.boolean(),
    /** Whether messages can be sent from here. */
    canMail: z.boolean(),
    message: z.string(),
  }),
}

export const applicationSchemas = {
  apply: {
    form: ApplicationInput,
    files: ['resume', ...identificationFields],
    reply: replyWith(
      z.object({
        id: z.string(),
        /** Whether a receipt with a private link is sent by mail. */
        mailed: z.boolean(),
      }),
    ),
  },
  list,
  listForAdmin: list,
  jobs: { reply: replyWith(z.array(AppliedJob)) },
  get: { params: ById, reply: replyWith(OpenedApplication) },
  findByFile: {
    params: z.object({ filename: z.string().max(100) }),
    reply: replyWith(z.object({ id: z.string() })),
  },
  remove: { params: ById, reply: Done },
  setStatus: {
    params: ById,
    body: z.object({
      status: z.enum(applicationStatuses, badStatus),
      /** Missing or empty leaves the stored notes as they are; null clears them. */
      notes: z.nullable(optionalText('Notes', applicationLimits.notes)),
      /** Only for an application that is rejected or withdrawn. Missing: as it was, while it stays so. */
      reason: z.optional(storableText('Reason', applicationLimits.reason)),
      /** Missing: as it was; the same for the place. */
      interviewAt: z.optional(TimeOrNone),
      interviewPlace: z.optional(storableText('Place', applicationLimits.place)),
      /** Missing: as it was, while the status stays; the same for the day of the notice. */
      offer: z.optional(z.nullable(Offer)),
      checkNoticeOn: z.optional(DayOrNone),
      updatedAt: EditedVersion,
    }),
    reply: replyWith(ApplicationDetails),
  },
  stats: { reply: replyWith(StatsOverview) },
}

export const applicationCalls: Calls<typeof applicationSchemas> = {
  apply: endpoint('POST', '/careers/apply', 'public'),
  list: endpoint('GET', '/careers', 'read applicants'),
  listForAdmin: endpoint('GET', '/admin/applications', 'read applicants'),
  /** The jobs that applications can be filtered by. */
  jobs: endpoint('GET', '/careers/jobs', 'read applicants'),
  get: endpoint('GET', '/careers/:id', 'read applicants'),
  /** Finds the application a file belongs to. */
  findByFile: endpoint('GET', '/careers/by-file/:filename', 'read applicants'),
  remove: endpoint('DELETE', '/careers/:id', 'edit applicants'),
  setStatus: endpoint('PUT', '/careers/:id/status', 'edit applicants'),
  stats: endpoint('GET', '/careers/stats/overview', 'read applicants'),
}
