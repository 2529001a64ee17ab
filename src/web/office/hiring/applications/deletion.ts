import type { Application } from '#contract/hiring/applications.ts'
import { plural } from '#web/office/platform/format.ts'
import { keepWarning } from './keep-until.ts'

/** How many documents are deleted with these applicants; empty when there are none. */
export function documentsOfAll(applications: Application[]) {
  const count = applications.reduce((sum, { documentsCount }) => sum + documentsCount, 0)
  return count > 0 ? plural(count, 'document') : ''
}

/** What to know before an applicant is deleted. */
export function deletionNote(application: Application) {
  const documents = documentsOfAll([application])
  const sentences = [
    documents && `${documents} will be deleted too.`,
    keepWarning([application]),
  ].filter(Boolean)
  return sentences.join(' ') || undefined
}
