import { z } from 'zod'
import { optionalText, requiredText } from '#contract/platform/common.ts'
import { optionalEmail } from '#contract/platform/email-and-phone.ts'
import { fileLimit } from '#contract/platform/files.ts'
import { isDialable, phoneLimit } from '#contract/platform/phone.ts'
import { WrittenIn } from '#contract/platform/written-in.ts'
import { ProgramId, unknownProgram } from '#contract/website/program-id.ts'
import { counties } from './counties.ts'
import { payerIds } from './payers.ts'

// In a file of its own, so that the page loads it only when someone sends the form.

export const referralLimits = {
  name: 100,
  organization: 150,
  role: 100,
  guardian: 200,
  healthPlan: 150,
  coordinator: 200,
  spokenLanguage: 100,
  communication: 300,
  needs: 2000,
  files: 3,
  oldestYear: 1900,
}

export const referralMessages = {
  missing: 'Please fix the fields marked below. Nothing you typed was lost.',
  consent: 'Please confirm that the person agrees',
  reach: 'Please enter a phone number or an email address',
  phone: 'Please enter the whole number with its area code, such as (615) 555-0142',
  payer: 'This paying program is not known',
  county: 'Please choose a county',
  program: unknownProgram,
  birthYear: 'Please enter the year with four digits, such as 1994',
  fileCount: 'You can add up to 3 files',
  fileType: 'Files must be PDF, Word, JPG or PNG',
  fileSize: 'Each file must be less than 5MB',
  running: 'This referral is still being sent. Please wait a minute and try again.',
  otherBody: 'This was sent before with other content. Please send it again.',
}

export const referralFileEndings = ['.pdf', '.doc', '.docx', '.jpg', '.jpeg', '.png']
export const referralFileFields = ['file_0', 'file_1', 'file_2'] as const

/** The text fields of the form, as the browser sends them. */
export const ReferralInput = z
  .object({
    name: requiredText('Your name', referralLimits.name, 'Your name is required'),
    organization: optionalText('Organization', referralLimits.organization),
    role: optionalText('Your role', referralLimits.role),
    phone: optionalText('Phone', phoneLimit).refine(
      (text) => text === '' || isDialable(text),
      referralMessages.phone,
    ),
    email: optionalEmail(),
    personName: requiredText('Name', referralLimits.name, 'The person’s name is required'),
    birthYear: optionalText('Birth year', 4).refine(
      (text) => text === '' || isBirthYear(text),
      referralMessages.birthYear,
    ),
    county: z.enum(counties, referralMessages.county),
    program: ProgramId.default(''),
    guardian: optionalText('Guardian', referralLimits.guardian),
    payer: z.enum(['', ...payerIds], referralMessages.payer).default(''),
    healthPlan: optionalText('Health plan', referralLimits.healthPlan),
    coordinator: optionalText('Support coordinator', referralLimits.coordinator),
    spokenLanguage: optionalText('Language', referralLimits.spokenLanguage),
    /** A checkbox, which a browser sends only when it is checked. */
    interpreter: z.stringbool('Interpreter must be true or false').default(false),
    communication: optionalText('How the person communicates', referralLimits.communication),
    needs: optionalText('Needs', referralLimits.needs),
    language: WrittenIn,
    consent: z.stringbool(referralMessages.consent).pipe(z.literal(true, referralMessages.consent)),
  })
  .refine(({ phone, email }) => phone !== '' || email !== '', {
    path: ['phone'],
    error: referralMessages.reach,
    // Also when something else is wrong, so that all of it is said at once.
    when: () => true,
  })
export type ReferralInput = z.infer<typeof ReferralInput>

const isBirthYear = (text: string) =>
  /^\d{4}$/.test(text) &&
  Number(text) >= referralLimits.oldestYear &&
  Number(text) <= new Date().getFullYear()

/** The message when a chosen file cannot be sent, or undefined. */
export function referralFileFault({ name, size }: Pick<File, 'name' | 'size'>) {
  if (!referralFileEndings.some((ending) => name.toLowerCase().endsWith(ending))) {
    return referralMessages.fileType
  }
  return size < fileLimit ? undefined : referralMessages.fileSize
}
