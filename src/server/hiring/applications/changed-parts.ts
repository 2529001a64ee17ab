import type { ApplicantForm } from '#contract/hiring/application-handling.ts'

/** What differs, as the audit log names it: name, email and phone. */
export function changedParts(before: ApplicantForm, after: ApplicantForm): string {
  const parts = []
  if (before.firstName !== after.firstName || before.lastName !== after.lastName) parts.push('name')
  if (before.email !== after.email) parts.push('email')
  if (before.phone !== after.phone) parts.push('phone')
  return new Intl.ListFormat('en-US').format(parts)
}
