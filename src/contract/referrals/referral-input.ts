import { z } from 'zod'
import { optionalText, requiredText } from '#contract/platform/common.ts'
import { email, phone } from '#contract/platform/email-and-phone.ts'
import { fileLimit } from '#contract/platform/files.ts'
import { WrittenIn } from '#contract/platform/written-in.ts'
import { counties } from './counties.ts'

// In a file of its own, so that the page loads it only when someone sends the form.

export const referralLimits = {
  name: 100,
  organization: 150,
  role: 100,
  guardian: 200,
  needs: 2000,
  files: 3,
  oldestYear: 1900,
}

export const referralMessages = {
  missing: 'Please fix the fields marked below. Nothing you typed was lost.',
  consent: 'Please confirm that the person agrees',
  county: 'Please choose a county',
  program: 'This program is not known',
  birthYear: 'Please enter the year with four digits, such as 1994',
  fileCount: 'You can add up to 3 files',
  fileType: 'Files must be PDF, Word, JPG or PNG',
  fileSize: 'Each file must be less than 5MB',
  running: 'This referral is still being sent. Please wait a minute and try again.',
  otherBody: 'This was sent before with other content. Please send it again.',
}

export const referralFileEndings = ['.pdf', '.doc', '.docx', '.jpg', '.jpeg', '.png']
export const referralFileFields = ['file_0', 'file_1', 'file_2'] as const

/** Staff add programs, so only the server can say which there are. */
export const programId = () => z.string().regex(/^[a-z0-9-]{0,40}$/, referralMessages.program)

/** The text fields of the form, as the browser sends them. */
export const ReferralInput = z.object({
  name: requiredText('Your name', referralLimits.name, 'Your name is required'),
  organization: optionalText('Organization', referralLimits.organization),
  role: optionalText('Your role', referralLimits.role),
  phone: phone(),
  email: email(),
  personName: requiredText('Name', referralLimits.name, 'The person’s name is required'),
  birthYear: optionalText('Birth year', 4).refine(
    (text) => text === '' || isBirthYear(text),
    referralMessages.birthYear,
  ),
  county: z.enum(counties, referralMessages.county),
  /** The id of a program, which the server knows; empty for none. */
  program: programId().default(''),
  guardian: optionalText('Guardian', referralLimits.guardian),
  needs: optionalText('Needs', referralLimits.needs),
  language: WrittenIn,
  consent: z.stringbool(referralMessages.consent).pipe(z.literal(true, referralMessages.consent)),
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
