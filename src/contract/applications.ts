import { z } from 'zod'
import {
  ById,
  Done,
  EditedVersion,
  optionalText,
  PageQuery,
  Pagination,
  replyWith,
  requiredText,
  tooLong,
} from './common.ts'
import { endpoint } from './endpoint.ts'
import { fileLimit } from './files.ts'
import { StatsOverview } from './stats.ts'
import { emailPattern, invalidEmail, userLimits } from './users.ts'

export const applicationLimits = {
  name: 100,
  phone: 32,
  notes: 5000,
  identificationDocs: 3,
  pageSize: 10,
}

export const applicationMessages = {
  missing: 'Please fill in all required fields and accept the consent agreement',
  consent: 'You must agree to the consent agreement to proceed',
  badPhone: 'Please enter a valid phone number',
  badStatus: 'Invalid status',
  resumeMissing: 'Resume is required',
  resumeType: 'Please upload a PDF or Word document for your resume',
  resumeSize: 'Resume file size must be less than 5MB',
  idMissing: 'At least one identification document is required',
  idCount: 'You can upload a maximum of 3 identification documents',
  idType: 'Identification documents must be PDF, JPG, or PNG files',
  idSize: 'Each file must be less than 5MB',
  closed: 'This position is no longer accepting applications.',
  running: 'This application is still being sent. Please wait a minute and try again.',
  otherBody: 'This was sent before with other content. Please submit it again.',
}

/** What may be attached, by the endings of file names. The server looks inside as well. */
export const resumeEndings = ['.pdf', '.doc', '.docx']
export const identificationEndings = ['.pdf', '.jpg', '.jpeg', '.png']

export const identificationFields = ['idDoc_0', 'idDoc_1', 'idDoc_2'] as const

/** What the server stores, in the order an application usually passes through. */
export const applicationStatuses = [
  'pending',
  'reviewing',
  'shortlisted',
  'interview_scheduled',
  'interview_completed',
  'rejected',
  'hired',
  'withdrawn',
] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** What the office shows. */
export const applicationStages = ['new', 'reviewed', 'interviewed', 'rejected', 'hired'] as const
export type ApplicationStage = (typeof applicationStages)[number]

const stages: Record<ApplicationStatus, ApplicationStage> = {
  pending: 'new',
  reviewing: 'reviewed',
  shortlisted: 'interviewed',
  interview_scheduled: 'interviewed',
  interview_completed: 'interviewed',
  rejected: 'rejected',
  hired: 'hired',
  withdrawn: 'rejected',
}

/** The stage of a status; one that nobody knows is new. */
export const stageOf = (status: string): ApplicationStage =>
  status in stages ? stages[status as ApplicationStatus] : 'new'

/** The statuses of a stage; the first is the one that is sent for it. */
export const statusesOf = (stage: ApplicationStage) =>
  applicationStatuses.filter((status) => stages[status] === stage)

const phonePattern = /^\+?[1-9]\d{0,15}$/

/** What an applicant types. */
const ApplicantText = z.object({
  firstName: requiredText('First name', applicationLimits.name, 'First name is required'),
  lastName: requiredText('Last name', applicationLimits.name, 'Last name is required'),
  email: z
    .string('Email is required')
    .trim()
    .min(1, { error: 'Email is required', abort: true })
    .max(userLimits.email, tooLong('Email', userLimits.email))
    .regex(emailPattern, invalidEmail)
    .regex(/^[^\0]*$/, invalidEmail),
  phone: z
    .string('Phone number is required')
    .trim()
    .min(1, { error: 'Phone number is required', abort: true })
    .max(applicationLimits.phone, tooLong('Phone', applicationLimits.phone))
    .refine(
      (phone) => phonePattern.test(phone.replace(/[\s()-]/g, '')),
      applicationMessages.badPhone,
    ),
})

/** The form of the site. */
export const ApplicationForm = z.object({
  ...ApplicantText.shape,
  resume: z.custom<File>(Boolean, applicationMessages.resumeMissing),
  identificationDocs: z
    .array(z.custom<File>(Boolean))
    .min(1, applicationMessages.idMissing)
    .max(applicationLimits.identificationDocs, applicationMessages.idCount),
  consentAgreement: z.literal(true, applicationMessages.consent),
})
export type ApplicationForm = z.infer<typeof ApplicationForm>

/** The fields of the multipart body. The position is taken from the job, not from `jobTitle`. */
export const ApplicationInput = z.object({
  ...ApplicantText.shape,
  jobId: requiredText('Job', 100, 'Please choose a position'),
  jobTitle: optionalText('Job title', 200),
  consentAgreement: z
    .stringbool(applicationMessages.consent)
    .pipe(z.literal(true, applicationMessages.consent)),
})
export type ApplicationInput = z.infer<typeof ApplicationInput>

/** Why a chosen file cannot be a resume, if it cannot. */
export function resumeFault({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!endsWithOneOf(name, resumeEndings)) return applicationMessages.resumeType
  return size < fileLimit ? undefined : applicationMessages.resumeSize
}

/** Why a chosen file cannot be an identification document, if it cannot. */
export function identificationFault({ name, size }: Pick<File, 'name' | 'size'>) {
  if (!endsWithOneOf(name, identificationEndings)) return applicationMessages.idType
  return size < fileLimit ? undefined : applicationMessages.idSize
}

export const Application = z.object({
  _id: z.string(),
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  position: z.string(),
  status: z.enum(applicationStatuses),
  resume: z.nullable(
    z.object({ filename: z.string(), originalName: z.string(), size: z.number() }),
  ),
  identificationDocuments: z.array(
    z.object({
      _id: z.string(),
      id: z.string(),
      path: z.string(),
      originalName: z.string(),
      size: z.number(),
    }),
  ),
  experience: z.string(),
  education: z.string(),
  notes: z.string(),
  jobId: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Application = z.infer<typeof Application>

export const ApplicationDetails = z.object({
  ...Application.shape,
  /** Every status it had, the first one first. `by` is nobody for the application itself. */
  history: z.array(
    z.object({ status: z.enum(applicationStatuses), at: z.string(), by: z.nullable(z.string()) }),
  ),
})
export type ApplicationDetails = z.infer<typeof ApplicationDetails>

/** How many there are in all and in each stage, whatever is searched for. */
export const StageCounts = z.object({
  all: z.number(),
  new: z.number(),
  reviewed: z.number(),
  interviewed: z.number(),
  rejected: z.number(),
  hired: z.number(),
})
export type StageCounts = z.infer<typeof StageCounts>

export const ApplicationQuery = z.object({
  ...PageQuery.shape,
  /** One backend status, or several with commas between. */
  status: z
    .string()
    .max(200, applicationMessages.badStatus)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(applicationStatuses, applicationMessages.badStatus)))
    .optional(),
  search: optionalText('Search', 200),
})
export type ApplicationQuery = z.infer<typeof ApplicationQuery>

const list = {
  query: ApplicationQuery,
  reply: z.object({
    success: z.literal(true),
    data: z.array(Application),
    pagination: Pagination,
    counts: StageCounts,
  }),
}

export const applicationSchemas = {
  apply: {
    form: ApplicationInput,
    files: ['resume', ...identificationFields],
    reply: replyWith(z.object({ id: z.string() })),
  },
  list,
  listForAdmin: list,
  get: { params: ById, reply: replyWith(ApplicationDetails) },
  remove: { params: ById, reply: Done },
  setStatus: {
    params: ById,
    body: z.object({
      status: z.enum(applicationStatuses, applicationMessages.badStatus),
      /** Left out or empty keeps what is there, null clears it. */
      notes: z.nullable(optionalText('Notes', applicationLimits.notes)),
      updatedAt: EditedVersion,
    }),
    reply: replyWith(ApplicationDetails),
  },
  stats: { reply: replyWith(StatsOverview) },
}

export const applicationCalls = {
  apply: endpoint<typeof applicationSchemas.apply>('POST', '/careers/apply', 'public'),
  list: endpoint<typeof applicationSchemas.list>('GET', '/careers', 'admin'),
  listForAdmin: endpoint<typeof applicationSchemas.list>('GET', '/admin/applications', 'admin'),
  get: endpoint<typeof applicationSchemas.get>('GET', '/careers/:id', 'admin'),
  remove: endpoint<typeof applicationSchemas.remove>('DELETE', '/careers/:id', 'admin'),
  setStatus: endpoint<typeof applicationSchemas.setStatus>('PUT', '/careers/:id/status', 'admin'),
  stats: endpoint<typeof applicationSchemas.stats>('GET', '/careers/stats/overview', 'admin'),
}

const endsWithOneOf = (name: string, endings: string[]) =>
  endings.some((ending) => name.toLowerCase().endsWith(ending))
