import type { Application, OpenedApplication } from '#contract/hiring/applications.ts'
import { formatCalendarDay, plural } from '#web/office/platform/format.ts'
import { providerToday } from '#web/office/platform/provider-clock.ts'

/** Nov 15, 2027, and what may make it later. */
export function keepUntilText({ keepUntil, status, onHold }: OpenedApplication) {
  const day = formatCalendarDay(keepUntil)
  if (onHold) return `${day}, and as long as it is on hold`
  return status === 'hired' ? `${day}, and as long as the person works here` : day
}

/** What to know before applicants are deleted that should still be kept; undefined when there are none. */
export function keepWarning(applications: Application[], today = providerToday()) {
  const days = applications.map(({ keepUntil }) => keepUntil).filter((day) => day >= today)
  const last = days.sort().at(-1)
  if (!last) return undefined
  const until = formatCalendarDay(last)
  if (applications.length === 1) return `This application should be kept until ${until}.`
  if (days.length === applications.length) {
    return `All of them should still be kept, the last one until ${until}.`
  }
  return `${days.length} of them should still be kept, the last one until ${until}.`
}

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
