import { z } from 'zod'
import {
  ById,
  Done,
  EditedVersion,
  replyWith,
  requiredText,
  storableText,
} from '#contract/platform/common.ts'
import { checkTogether } from '#contract/platform/date-and-time.ts'
import { emailOrNone, phoneOrNone } from '#contract/platform/email-and-phone.ts'
import { type Calls, endpoint } from '#contract/platform/endpoint.ts'
import { linesForm, textLines } from '#contract/platform/text-lines.ts'
import { NextStep, StoredNextStep } from '#contract/records/next-step.ts'
import { Owner, unknownOwner } from '#contract/records/owner.ts'
import { askLimits } from '#contract/records/private-links.ts'
import {
  EntryOfRecord,
  NoteEntry,
  NoteInput,
  ReplyEntry,
  ReplyInput,
} from '#contract/records/timeline.ts'
import { applicantLimits, identificationFields } from './application-input.ts'
import { ApplicationDetails, applicationLimits } from './applications.ts'

// What staff do with one application.

export const handlingMessages = {
  noFile: 'Please choose a file',
  noName: 'Please enter a name',
  wrongFiles: 'Please check the files',
  otherType: 'Please choose a PDF, JPG or PNG file',
  otherSize: 'The file must be less than 5 MB',
  sameJob: 'This application is already for this job',
}

/** What a status can have besides: the interview, local to the provider, or the reason. */
export const StatusForm = z
  .object({
    date: z.string(),
    time: z.string(),
    place: storableText('Place', applicationLimits.place),
    reason: storableText('Reason', applicationLimits.reason),
  })
  .superRefine(checkTogether('date', 'time'))
export type StatusForm = z.infer<typeof StatusForm>

/** Who applied, as staff type it. Someone who applied on paper may have given only one of email and phone. */
const Applicant = z.object({
  firstName: requiredText('First name', applicantLimits.name, 'First name is required'),
  lastName: requiredText('Last name', applicantLimits.name, 'Last name is required'),
  email: emailOrNone(),
  phone: phoneOrNone(),
})

const askForContact = (
  { email, phone }: { email: string; phone: string },
  check: z.RefinementCtx,
) => {
  if (email || phone) return
  const message = 'Please enter an email address or a phone number'
  check.addIssue({ code: 'custom', path: ['email'], message })
}

export const ApplicantForm = Applicant.superRefine(askForContact)
export type ApplicantForm = z.infer<typeof ApplicantForm>

const ApplicantInput = Applicant.extend({ updatedAt: EditedVersion }).superRefine(askForContact)

/** The form that moves an application to another job. */
export const MoveForm = z.object({
  jobId: requiredText('Job', 100, 'Please choose a position'),
})
export type MoveForm = z.infer<typeof MoveForm>

const EnteredApplicant = Applicant.extend(MoveForm.shape)

/** The files that staff can choose in a form. */
const ChosenFiles = z.object({
  resume: z.optional(z.custom<File>()),
  identificationDocs: z.array(z.custom<File>()),
})

/** The form for an application that came on paper. */
export const EnteredForm = EnteredApplicant.extend(ChosenFiles.shape).superRefine(askForContact)
export type EnteredForm = z.infer<typeof EnteredForm>

/** The fields of the multipart body. */
export const EnteredInput = EnteredApplicant.superRefine(askForContact)

/** What a document is called that is neither a resume nor of identity, and the item of the first-day list it is for. */
export const NamedFile = z.object({
  name: z.optional(storableText('Name', askLimits.name)),
  item: z.optional(storableText('Item', askLimits.item)),
})

/** The form for documents that staff add to an application. */
export const DocumentsForm = ChosenFiles.extend({
  otherDoc: z.optional(z.custom<File>()),
  ...NamedFile.shape,
}).superRefine(({ resume, identificationDocs, otherDoc, name }, check) => {
  const refuse = (path: string, message: string) =>
    check.addIssue({ code: 'custom', path: [path], message })
  if (otherDoc && !name) refuse('name', handlingMessages.noName)
  if (name && !otherDoc) refuse('otherDoc', handlingMessages.noFile)
  else if (!resume && !otherDoc && identificationDocs.length === 0) {
    refuse('resume', handlingMessages.noFile)
  }
})
export type DocumentsForm = z.infer<typeof DocumentsForm>

/** Why applications are rejected or withdrawn: the choices that staff have. */
const reasons = textLines(
  { label: 'Reason', one: 'A reason', many: 'reasons' },
  { text: applicationLimits.reason, count: 30 },
)

export const ReasonsForm = linesForm(reasons)

export const Reasons = z.object({ reasons: z.array(z.string()), updatedAt: z.string() })
export type Reasons = z.infer<typeof Reasons>

/** Who takes care of an application, and what comes next. */
const ApplicationCare = z.object({
  id: z.string(),
  owner: z.nullable(Owner),
  nextStep: StoredNextStep,
  updatedAt: z.string(),
})
export type ApplicationCare = z.infer<typeof ApplicationCare>

export const applicationHandlingSchemas = {
  owners: { reply: replyWith(z.array(Owner)) },
  setOwner: {
    params: ById,
    body: z.object({ ownerId: z.nullable(z.uuid(unknownOwner)), updatedAt: EditedVersion }),
    reply: replyWith(ApplicationCare),
  },
  setNextStep: {
    params: ById,
    /** Null when it is done, and nothing else is planned. */
    body: z.object({ nextStep: z.nullable(NextStep), updatedAt: EditedVersion }),
    reply: replyWith(ApplicationCare),
  },
  reasons: { reply: replyWith(Reasons) },
  saveReasons: {
    body: z.object({ reasons, updatedAt: EditedVersion }),
    reply: replyWith(Reasons),
  },
  addNote: { params: ById, body: NoteInput, reply: replyWith(NoteEntry) },
  removeNote: { params: EntryOfRecord, reply: Done },
  reply: { params: ById, body: ReplyInput, reply: replyWith(ReplyEntry) },
  takeBackReply: { params: EntryOfRecord, reply: Done },
  correct: { params: ById, body: ApplicantInput, reply: replyWith(ApplicationDetails) },
  move: {
    params: ById,
    body: MoveForm.extend({ updatedAt: EditedVersion }),
    reply: replyWith(ApplicationDetails),
  },
  addDocuments: {
    params: ById,
    form: NamedFile,
    files: ['resume', ...identificationFields, 'otherDoc'],
    reply: replyWith(ApplicationDetails),
  },
  enter: {
    form: EnteredInput,
    files: ['resume', ...identificationFields],
    reply: replyWith(z.object({ id: z.string() })),
  },
}

export const applicationHandlingCalls: Calls<typeof applicationHandlingSchemas> = {
  owners: endpoint('GET', '/careers/owners', 'read applicants'),
  setOwner: endpoint('PATCH', '/careers/:id/owner', 'edit applicants'),
  setNextStep: endpoint('PATCH', '/careers/:id/next-step', 'edit applicants'),
  reasons: endpoint('GET', '/careers/reasons', 'read applicants'),
  saveReasons: endpoint('PUT', '/careers/reasons', 'edit applicants'),
  addNote: endpoint('POST', '/careers/:id/notes', 'edit applicants'),
  removeNote: endpoint('DELETE', '/careers/:id/notes/:entryId', 'edit applicants'),
  reply: endpoint('POST', '/careers/:id/replies', 'edit applicants'),
  takeBackReply: endpoint('DELETE', '/careers/:id/replies/:entryId', 'edit applicants'),
  correct: endpoint('PUT', '/careers/:id', 'edit applicants'),
  /** Moves it to another job. */
  move: endpoint('PUT', '/careers/:id/job', 'edit applicants'),
  /** Documents that staff got in another way, such as a resume on paper. */
  addDocuments: endpoint('POST', '/careers/:id/documents', 'edit applicants'),
  /** An application that came on paper. */
  enter: endpoint('POST', '/careers', 'edit applicants'),
}

/** For how many years an application is kept after it arrived or its status last changed. */
export const keepChoices = [1, 2] as const

export const RetentionRules = z.object({
  keepYears: z.union(
    keepChoices.map((years) => z.literal(years)),
    'This time is not known',
  ),
  /** Whether the server deletes what was kept that long; else someone does it in the list. */
  deletesByItself: z.boolean('Please say whether the server deletes them'),
})
export type RetentionRules = z.infer<typeof RetentionRules>

export const retentionMessages = {
  stillOff: 'The server still does not delete by itself. You can switch that on.',
}

/** The rules, and how many applications can be deleted by them today. */
export const Retention = z.object({ ...RetentionRules.shape, old: z.number() })
export type Retention = z.infer<typeof Retention>

export const applicationRetentionSchemas = {
  read: { reply: replyWith(Retention) },
  save: { body: RetentionRules, reply: replyWith(Retention) },
}

export const applicationRetentionCalls: Calls<typeof applicationRetentionSchemas> = {
  read: endpoint('GET', '/admin/application-retention', 'owner'),
  save: endpoint('PUT', '/admin/application-retention', 'owner'),
}
