import type { ApplicantForm } from '#contract/hiring/application-handling.ts'

/** What differs, as the audit log names it. */
export function changedDetails(before: ApplicantForm, after: ApplicantForm): string[] {
  const details = []
  if (before.firstName !== after.firstName || before.lastName !== after.lastName) {
    details.push('name')
  }
  if (before.email !== after.email) details.push('email')
  if (before.phone !== after.phone) details.push('phone')
  return details
}
