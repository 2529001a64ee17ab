import type { Application } from '#contract/hiring/applications.ts'
import type { Language } from '#contract/platform/language.ts'
import { formatFullDayAndTime } from '#web/office/platform/format.ts'
import { fullName } from './applications-queries.ts'

/** What all of them wrote in; English when they differ. */
export const sharedLanguage = (applications: Application[]): Language =>
  applications.every(({ language }) => language === 'es') ? 'es' : 'en'

/** What a message says about an applicant. What is not known stays a placeholder. */
export function placeholderValues(
  application: Application,
  language: Language = 'en',
): Record<string, string> {
  const { position, spanishPosition, location, interviewAt, interviewPlace } = application
  return {
    name: fullName(application),
    job: (language === 'es' && spanishPosition) || position,
    ...(location && { town: location }),
    ...(interviewAt && { interview: formatFullDayAndTime(interviewAt, language) }),
    ...(interviewPlace && { place: interviewPlace }),
  }
}
