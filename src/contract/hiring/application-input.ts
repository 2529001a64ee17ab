import { z } from 'zod'
import { optionalText, requiredText } from '#contract/platform/common.ts'
import { email, phone } from '#contract/platform/email-and-phone.ts'
import { fileLimit } from '#contract/platform/files.ts'
import { WrittenIn } from '#contract/platform/written-in.ts'

export const applicantLimits = { name: 100, identificationDocs: 3 }

export const applicationMessages = {
  missing: 'Please fill in all required fields and accept the consent agreement',
  consent: 'You must agree to the consent agreement to proceed',
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

/** Allowed files by the extension of their name; the server also checks the content. */
const resumeEndings = ['.pdf', '.doc', '.docx']
const identificationEndings = ['.pdf', '.jpg', '.jpeg', '.png']

export const identificationFields = ['idDoc_0', 'idDoc_1', 'idDoc_2'] as const

/** The text fields an applicant fills in. */
const ApplicantText = z.object({
  firstName: requiredText('First name', applicantLimits.name, 'First name is required'),
  lastName: requiredText('Last name', applicantLimits.name, 'Last name is required'),
  email: email(),
  phone: phone(),
})

/** The application form on the site. */
export const ApplicationForm = z.object({
  ...ApplicantText.shape,
  resume: z.custom<File>(Boolean, applicationMessages.resumeMissing),
  identificationDocs: z
    .array(z.custom<File>(Boolean))
    .min(1, applicationMessages.idMissing)
    .max(applicantLimits.identificationDocs, applicationMessages.idCount),
  consentAgreement: z.literal(true, applicationMessages.consent),
})
export type ApplicationForm = z.infer<typeof ApplicationForm>

/** The same while identity documents are asked for after an offer. */
export const ApplicationFormBeforeOffer = z.object({
  ...ApplicationForm.shape,
  identificationDocs: z.array(z.custom<File>(Boolean)),
})

/** The fields of the multipart body. The position is taken from the job, not from `jobTitle`. */
export const ApplicationInput = z.object({
  ...ApplicantText.shape,
  jobId: requiredText('Job', 100, 'Please choose a position'),
  jobTitle: optionalText('Job title', 200),
  language: WrittenIn,
  consentAgreement: z
    .stringbool(applicationMessages.consent)
    .pipe(z.literal(true, applicationMessages.consent)),
})
export type ApplicationInput = z.infer<typeof ApplicationInput>

/** The message when a chosen file cannot be a resume, or undefined. */
export function resumeFault({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!endsWithOneOf(name, resumeEndings)) return applicationMessages.resumeType
  return size < fileLimit ? undefined : applicationMessages.resumeSize
}

/** The message when a chosen file cannot be an identification document, or undefined. */
export function identificationFault({ name, size }: Pick<File, 'name' | 'size'>) {
  if (!endsWithOneOf(name, identificationEndings)) return applicationMessages.idType
  return size < fileLimit ? undefined : applicationMessages.idSize
}

/** The message when these files cannot be added to others, or undefined. */
function identificationProblem(chosen: File[], others: File[]) {
  if (chosen.length + others.length > applicantLimits.identificationDocs) {
    return applicationMessages.idCount
  }
  return chosen.map(identificationFault).find(Boolean)
}

/** What the inputs for an applicant's files accept, on the site and in the office. */
export const resumeFiles = {
  accept: resumeEndings,
  max: 1,
  check: ([file]: File[]) => file && resumeFault(file),
}

export const identificationFiles = {
  accept: identificationEndings,
  max: applicantLimits.identificationDocs,
  check: identificationProblem,
}

const endsWithOneOf = (name: string, endings: string[]) =>
  endings.some((ending) => name.toLowerCase().endsWith(ending))
