import { z } from 'zod'
import { refuseUnknownPlaceholders } from '#contract/messages/templates.ts'
import { EditedVersion, replyWith, storableText } from '#contract/platform/common.ts'
import { DayOrNone, TimeOrNone } from '#contract/platform/date-and-time.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { LanguageFilter } from '#contract/platform/written-in.ts'
import { csv } from '#contract/records/exports.ts'
import { ReplyForm } from '#contract/records/timeline.ts'
import { applicationStatuses } from './application-status.ts'
import { applicationLimits } from './applications.ts'
import { Offer } from './decisions.ts'

// What staff do with several applications at once.

export const bulkLimit = 500

const tooMany = `At most ${bulkLimit} applicants at once`
const ApplicationId = z.uuid('This applicant is not known')

/** The applications that someone selected. */
const SelectedIds = z.array(ApplicationId).min(1).max(bulkLimit, tooMany)

/** What is done with one of several applications. What is missing stays as it is. */
const BulkChange = z.object({
  id: ApplicationId,
  status: z.optional(z.enum(applicationStatuses, 'Invalid status')),
  reason: z.optional(storableText('Reason', applicationLimits.reason)),
  interviewAt: z.optional(TimeOrNone),
  interviewPlace: z.optional(storableText('Place', applicationLimits.place)),
  /** Only with the status `interview_completed`; null ends it. */
  offer: z.optional(z.nullable(Offer)),
  /** The day of the first notice about a background check; empty takes it back. */
  checkNoticeOn: z.optional(DayOrNone),
  /** A background check is the reason: refused before the time after the first notice is over. */
  afterCheck: z.optional(z.boolean()),
  /** A message that an earlier change wrote, which is taken back if it still waits. */
  takeBack: z.optional(z.uuid('This message is not known')),
  updatedAt: EditedVersion,
})
export type BulkChange = z.infer<typeof BulkChange>

/** A message to several people. The placeholders are filled in for each of them. */
export const BulkMessage = ReplyForm.extend({ language: LanguageFilter }).superRefine(
  (message, check) => refuseUnknownPlaceholders({ kind: 'application', ...message }, check),
)
export type BulkMessage = z.infer<typeof BulkMessage>

/**
 * Why one application is not as it was asked for. Only with `sent` it was changed: the message that
 * should be taken back had left.
 */
export const bulkProblems = [
  'changed',
  'deleted',
  'no address',
  'no interview',
  'waiting',
  'sent',
] as const

const BulkProblem = z.object({
  id: z.string(),
  cause: z.enum(bulkProblems),
  /** What it is now and who changed it, when someone else did. */
  status: z.nullable(z.enum(applicationStatuses)),
  by: z.nullable(z.string()),
})
export type BulkProblem = z.infer<typeof BulkProblem>

const BulkResult = z.object({
  changed: z.array(
    z.object({ id: z.string(), updatedAt: z.string(), messageId: z.nullable(z.string()) }),
  ),
  problems: z.array(BulkProblem),
})
export type BulkResult = z.infer<typeof BulkResult>

/** The ids that were deleted, and those that a hold kept. Whatever was gone before is in neither. */
const BulkDeletion = z.object({ deleted: z.array(z.string()), held: z.array(z.string()) })
export type BulkDeletion = z.infer<typeof BulkDeletion>

export const applicationBulkSchemas = {
  change: {
    body: z.object({
      applications: z.array(BulkChange).min(1).max(bulkLimit, tooMany),
      message: z.optional(BulkMessage),
    }),
    reply: replyWith(BulkResult),
  },
  remove: { body: z.object({ ids: SelectedIds }), reply: replyWith(BulkDeletion) },
}

export const applicationBulkCalls: Calls<typeof applicationBulkSchemas> = {
  /** Changes statuses and writes messages, in one transaction. Reports the applications it left out. */
  change: endpoint('PATCH', '/careers/bulk', 'edit applicants'),
  /** Deletes applications and leaves one receipt for all of them. */
  remove: endpoint('POST', '/careers/delete', 'edit applicants'),
}

export const applicationExportSchemas = {
  exportAll: csv,
  exportSelected: { body: z.object({ ids: SelectedIds }), ...csv },
}

export const applicationExportCalls: Calls<typeof applicationExportSchemas> = {
  exportAll: endpoint('GET', '/careers/export.csv', 'read applicants'),
  exportSelected: endpoint('POST', '/careers/export.csv', 'read applicants'),
}
